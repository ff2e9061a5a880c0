import type { Payload } from 'payload'

import { withLease } from '@/lib/queue/lease'
import { formatError } from '@/lib/values/format-error'

import type { ImportRecord } from '../model/import-record'
import { countQuestions, mustWait, type UnknownWord } from '../model/questions'
import { emptyReport, type RunReport } from '../model/run-report'
import { settleWords } from '../model/settle-words'
import { applyRun } from './apply-run'
import { findAsking, saveRow } from './import-rows'
import type { ImportSource } from './import-source'
import { readDirectory, findSiteProperties, readStoredProperties } from './read-site'
import { readAnswers } from './import-answers'
import { answersProgress, leaseOf } from './queue-run'
import { beginRun, forgetRun, noteRun } from './run-log'
import { differenceOf, wordContext } from './stage-run'

/** What a row asked, as a mapped property has it. */
const wordOf = (questions: readonly UnknownWord[], kind: UnknownWord['kind']): string | undefined =>
  questions.find((unknownWord) => unknownWord.kind === kind)?.word

/** What the rows of a source still ask after its answers, and how many of them stay as they are. */
interface Unanswered {
  waiting: number
  unchanged: number
  unknownWords: (readonly UnknownWord[])[]
}

/** Stages the rows that an answer settles. */
async function stageAnswered(
  payload: Payload,
  source: ImportSource,
  rows: readonly ImportRecord[],
  run: string,
): Promise<Unanswered> {
  const directory = await readDirectory(payload)
  const left: Unanswered = { waiting: 0, unchanged: 0, unknownWords: [] }
  for (const row of rows) {
    const openQuestions = row.questions ?? []
    const mapped = {
      values: row.values ?? row.appliedValues ?? {},
      warnings: row.warnings ?? [],
      missing: [],
      unknownType: wordOf(openQuestions, 'type'),
      unknownStatus: wordOf(openQuestions, 'status'),
    }
    const { values, questions } = settleWords(mapped, wordContext({ directory, source }))
    const isSame = questions.length === openQuestions.length
    if (questions.length > 0) left.unknownWords.push(questions)
    if (mustWait(questions)) left.waiting += 1
    else if (isSame) left.unchanged += 1
    if (isSame || mustWait(questions)) {
      if (!isSame) await saveRow(payload, row.id, { questions, values })
      continue
    }
    const site = (await findSiteProperties(payload, source.key, [row.externalId])).get(row.externalId)
    const stored = await readStoredProperties(payload, site ? [site.id] : [])
    const difference = differenceOf(
      { values, files: row.files ?? null },
      { source, directory, site, record: row, stored },
    )
    await saveRow(payload, row.id, {
      run,
      state: 'staged',
      values,
      questions,
      difference,
      reason: null,
      // Whatever happens before it is applied, the next feed does not find it unchanged.
      appliedHash: null,
      kind: site && row.appliedValues ? 'changed' : 'new',
      wasPublished: site?.isPublished === true,
    })
  }
  return left
}

async function answerRows(payload: Payload, given: ImportSource, run: string): Promise<RunReport> {
  await noteRun(payload, run, { state: 'applying', progress: answersProgress })
  // Read after the run has begun: an answer that comes later asks for another run.
  const answers = new Map([...given.answers, ...(await readAnswers(payload, given.key))])
  const source = { ...given, answers }
  const left = await stageAnswered(payload, source, await findAsking(payload, source.key), run)
  const report = await applyRun(payload, source, run)
  const { counts } = report
  counts.waiting = left.waiting
  counts.unchanged = left.unchanged
  counts.read = counts.new + counts.changed + counts.refused + left.waiting + left.unchanged
  report.questions = countQuestions(left.unknownWords)
  return report
}

/** Finishes a run of answers, also one whose process was killed: rows that it had not reached still ask. */
export async function finishAnswers(payload: Payload, source: ImportSource, run: string): Promise<RunReport> {
  try {
    const report = await answerRows(payload, source, run)
    await noteRun(payload, run, { state: 'applied', report, progress: null })
    return report
  } catch (error) {
    await noteRun(payload, run, { state: 'failed', failure: formatError(error), progress: null })
    throw error
  }
}

interface AnswersRun {
  actor: string
  /** Id of the run that waits; a new one is logged when it is left out. */
  queued?: string
}

/**
 * Applies the properties that waited for answers, without a new feed.
 *
 * @returns what became of them; null when another import of the source is running
 */
export async function applyAnswers(
  payload: Payload,
  source: ImportSource,
  { actor, queued }: AnswersRun,
): Promise<RunReport | null> {
  let report: RunReport | null = null
  await withLease(payload, leaseOf(source.key), async () => {
    report = emptyReport()
    if ((await findAsking(payload, source.key)).length === 0) {
      if (queued) await forgetRun(payload, queued)
      return
    }
    const request = { source: source.key, actor, dryRun: false, ...(queued && { queued }) }
    const run = await beginRun(payload, request, new Date())
    if (run) report = await finishAnswers(payload, source, run.id)
  })
  return report
}
