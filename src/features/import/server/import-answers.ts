import type { Payload } from 'payload'

import { toAnswers, type Answer, type Answers } from '../model/questions'

// Rows of the importer alone; who may answer is checked where the answer enters.
const options = { collection: 'importAnswers', depth: 0, overrideAccess: true } as const

const answerKey = (source: string, { kind, word }: Pick<Answer, 'kind' | 'word'>): string =>
  [source, kind, word].join('|')

/** What was answered for a source. */
export async function readAnswers(payload: Payload, source: string): Promise<Answers> {
  const { docs } = await payload.find({
    ...options,
    where: { source: { equals: source } },
    pagination: false,
  })
  return toAnswers(docs.map(({ kind, word, value }) => ({ kind, word: word ?? '', value })))
}

/** Remembers answers; a later one to the same word replaces the earlier one. */
export async function storeAnswers(
  payload: Payload,
  source: string,
  { answers, actor }: { answers: readonly Answer[]; actor: string },
): Promise<void> {
  for (const answer of answers) {
    const key = answerKey(source, answer)
    const data = { ...answer, key, source, actor }
    const { docs } = await payload.find({ ...options, where: { key: { equals: key } }, limit: 1 })
    if (docs[0]) await payload.update({ ...options, id: docs[0].id, data })
    else await payload.create({ ...options, data })
  }
}
