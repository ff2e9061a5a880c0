import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import Database from 'libsql'

import { belgianDay } from '@/lib/time/belgian-time'

import type { RigSite } from '../../tests/rig/site'
import { compareStored, countStored } from '../../tests/rig/stored-leads'
import { formatText } from '../lib/format-text'
import { withSection } from '../lib/markdown-sections'
import { memoryGrowth, type Minute, type MinuteBook } from './minutes'
import { drawMinutes, minuteTable } from './report'

/** One line of the outcome; `isGood` null: nothing to check. */
export interface Result {
  figure: string
  isGood: boolean | null
}

const mailPatienceMs = 5 * 60_000
const maxGrowthPercent = 10

/** Waits until no e-mail waits any more, at most five minutes. */
export async function checkMails({ payload }: RigSite): Promise<Result> {
  const count = async (...states: string[]) =>
    (await payload.count({ collection: 'outbox', where: { state: { in: states } }, overrideAccess: true }))
      .totalDocs
  const begun = performance.now()
  while ((await count('pending', 'sending')) > 0 && performance.now() - begun < mailPatienceMs)
    await wait(1000)
  const [sent, failed, waiting] = [
    await count('sent'),
    await count('failed'),
    await count('pending', 'sending'),
  ]
  const seconds = Math.round((performance.now() - begun) / 1000)
  return {
    figure: `${sent} e-mails sent, ${failed} given up, ${waiting} waiting ${seconds} s after the end`,
    isGood: failed + waiting === 0,
  }
}

/** Whether each acknowledged form is stored once, and the file is whole. The server has ended. */
export async function checkForms(site: RigSite, acknowledged: readonly string[]): Promise<Result> {
  const { lostEmails, double } = compareStored(acknowledged, (await countStored(site.payload)).leads)
  const database = new Database(path.join(site.dataDir, 'perron.db'), { readonly: true })
  const row: unknown = database.prepare('PRAGMA integrity_check').get([])
  database.close()
  const isIntact = JSON.stringify(row) === '{"integrity_check":"ok"}'
  return {
    figure: `${acknowledged.length} forms acknowledged, ${lostEmails.length} lost, ${double.length} double; file ${isIntact ? 'intact' : 'DAMAGED'}`,
    isGood: lostEmails.length + double.length === 0 && isIntact,
  }
}

export function checkRequests(book: MinuteBook): Result {
  const [good, refused, cut, error] = (['good', 'refused', 'cut', 'error'] as const).map((each) =>
    book.count(each),
  )
  return {
    figure: `${good} requests answered, ${refused} refused with 503 during a fault, ${cut} cut off by a kill, ${error} errors`,
    isGood: error === 0,
  }
}

/** Only of a run without kills: a restarted server begins anew. */
export function checkMemory(minutes: readonly Minute[], wasKilled: boolean): Result {
  const growth = wasKilled ? null : memoryGrowth(minutes)
  return growth === null
    ? {
        figure: 'the growth of memory was not measured: the run is too short, or the server was killed',
        isGood: null,
      }
    : {
        figure: `memory grew by ${growth.toFixed(1)} % after the tenth minute`,
        isGood: growth <= maxGrowthPercent,
      }
}

const docsFile = 'docs/promises.md'
const words = new Map([
  [true, 'kept'],
  [false, 'BROKEN'],
  [null, 'for information'],
])

export const toLines = (results: readonly Result[]): string[] =>
  results.map(({ figure, isGood }) => `- ${words.get(isGood)}: ${figure}`)

/** Writes the table of a run into docs/promises.md, and its drawing beside it. */
export async function writeSoak(
  title: string,
  minutes: readonly Minute[],
  { results, command }: { results: readonly Result[]; command: string },
): Promise<void> {
  const drawing = `${title.toLowerCase().replaceAll(/\W+/g, '-')}.svg`
  await writeFile(`docs/${drawing}`, drawMinutes(minutes, title))
  const body = [
    `Written by \`${command}\` on ${belgianDay(new Date())}: ${cpus().length} processors (${process.platform}), Node ${process.version}, SQLite; the visitors are on the same machine.`,
    '',
    ...toLines(results),
    '',
    `![${title}: memory, lag, times and errors by minute](${drawing})`,
    '',
    minuteTable(minutes),
  ]
  const text = withSection(await readFile(docsFile, 'utf8'), title, body.join('\n'))
  await writeFile(docsFile, await formatText(docsFile, text))
}
