import type { Payload } from 'payload'

import { withLease } from '@/lib/queue/lease'

import type { ImportRecord } from '../model/import-record'
import { mustWait, type AskedWord } from '../model/questions'
import { emptyReport, type RunReport } from '../model/run-report'
import { settleWords } from '../model/settle-words'
import { applyRun } from './apply-run'
import { findAsking, saveRow } from './import-rows'
import type { ImportSource } from './import-source'
import { readDirectory, findSiteProperties, readStoredProperties } from './read-site'
import { leaseOf } from './queue-run'
import { beginRun, noteRun } from './run-log'
import { differenceOf, wordContext } from './stage-run'

/** What a row asked, as a mapped property has it. */
const wordOf = (questions: readonly AskedWord[], kind: AskedWord['kind']): string | undefined =>
  questions.find((asked) => asked.kind === kind)?.word

/** Stages the rows that an answer settles. @returns how many wait on */
async function stageAnswered(
  payload: Payload,
  source: ImportSource,
  rows: readonly ImportRecord[],
  run: string,
): Promise<number> {
  const directory = await readDirectory(payload)
  let waiting = 0
  for (const row of rows) {
    const asked = row.questions ?? []
    const mapped = {
      ...{ values: row.values ?? row.appliedValues ?? {}, warnings: row.warnings ?? [], missing: [] },
      ...{ unknownType: wordOf(asked, 'type'), unknownStatus: wordOf(asked, 'status') },
    }
    const { values, questions } = settleWords(mapped, wordContext({ directory, source }))
    const isSame = questions.length === asked.length
    if (mustWait(questions)) waiting += 1
    if (isSame || mustWait(questions)) {
      if (!isSame) await saveRow(payload, row.id, { questions, values })
      continue
    }
    const site = (await findSiteProperties(payload, source.key, [row.externalId])).get(row.externalId)
    const stored = await readStoredProperties(payload, site ? [site.id] : [])
    const difference = differenceOf(
      { values, files: row.files ?? null },
      { source, directory, site, known: row, stored },
    )
    await saveRow(payload, row.id, {
      ...{ run, state: 'staged', values, questions, difference, reason: null },
      ...{ kind: site && row.appliedValues ? 'changed' : 'new', wasPublished: site?.isPublished === true },
    })
  }
  return waiting
}

/**
 * Applies the properties that waited for answers, without a new feed.
 *
 * @returns what became of them; null when another import of the source is running, which finds the answers itself
 */
export async function applyAnswers(
  payload: Payload,
  source: ImportSource,
  actor: string,
): Promise<RunReport | null> {
  let report: RunReport | null = null
  await withLease(payload, leaseOf(source.key), async () => {
    const rows = await findAsking(payload, source.key)
    if (rows.length === 0) {
      report = emptyReport()
      return
    }
    const run = await beginRun(payload, { source: source.key, actor, dryRun: false }, new Date())
    if (!run) return
    const waiting = await stageAnswered(payload, source, rows, run.id)
    await noteRun(payload, run.id, { state: 'applying' })
    const applied = await applyRun(payload, source, run.id)
    applied.counts.waiting = waiting
    applied.counts.read = rows.length
    applied.counts.unchanged = Math.max(
      0,
      rows.length - waiting - applied.counts.new - applied.counts.changed - applied.counts.refused,
    )
    await noteRun(payload, run.id, { state: 'applied', report: applied })
    report = applied
  })
  return report
}
