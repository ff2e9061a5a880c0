import path from 'node:path'

import type { Payload } from 'payload'

import type { FeedFormatName } from '@/features/import/model/feed-formats'
import { parseAnswerText, toAnswers } from '@/features/import/model/questions'
import { JsonSummary, type JsonRecord } from '@/features/import/model/run-json'
import { sourceOfFile } from '@/features/import/server/import-source'
import { runImport } from '@/features/import/server/run-import'
import type { Locale } from '@/lib/i18n/locales'

/** Feeds as other makers write them; words, names and contacts are invented. */
export const feedsFolder = path.resolve(import.meta.dirname, '../feeds')

interface TryOptions {
  format: FeedFormatName
  language?: Locale
  answers?: readonly string[]
  dryRun?: boolean
  key?: string
}

/** What `npm run import -- FILE --json --records` prints of a file, and its records by their number. */
export async function tryFeed(
  payload: Payload,
  file: string,
  { format, language = 'fr', answers = [], dryRun = true, key = path.parse(file).name }: TryOptions,
) {
  const answersByWord = toAnswers(answers.flatMap((text) => parseAnswerText(text) ?? []))
  const source = sourceOfFile(file, key, format, { textLanguage: language, answers: answersByWord })
  const summary = new JsonSummary(true)
  const { state, heldReasons, report } = await runImport(payload, source, {
    actor: 'test',
    dryRun,
    onRow: (row: Parameters<JsonSummary['add']>[0]) => summary.add(row),
  })
  const answer = summary.toObject(state, heldReasons, report)
  const records = answer.records ?? []
  return {
    ...answer,
    records,
    of: (number: string): JsonRecord =>
      records.find((record) => record.number === number) ?? {
        number,
        status: 'draft',
        goal: null,
        price: null,
        pricePeriod: null,
        values: {},
      },
  }
}

export type TriedFeed = Awaited<ReturnType<typeof tryFeed>>

/** Whether each property of a feed is one of those that are counted. */
export const isSumRight = ({
  read,
  unchanged,
  waiting,
  refused,
  unreadable,
  ...counts
}: TriedFeed): boolean =>
  read === counts.new + counts.changed + unchanged + waiting + refused.length + unreadable.length
