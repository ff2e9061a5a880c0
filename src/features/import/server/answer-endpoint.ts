import { z } from 'zod'

import { readJsonBody } from '@/lib/payload/read-json-body'

import { foldWord, isAnswer, questionKinds, type Answer } from '../model/questions'
import { findRequestedRun, notFound, refused, type ImportEndpoint } from './find-requested-source'
import { storeAnswers } from './import-answers'
import { queueAnswers, startSoon } from './queue-run'
import { reportFacts } from './run-log'

const answerShape = z.strictObject({
  kind: z.enum(questionKinds),
  word: z.string().max(1000),
  value: z.string().trim().max(200),
})

/** The answer of a request to a question of its run; null when it is none. */
function toAnswer(run: Parameters<typeof reportFacts>[0], body: unknown): Answer | null {
  const given = answerShape.safeParse(body)
  if (!given.success) return null
  const { kind, value } = given.data
  const word = foldWord(kind, given.data.word)
  const isOpenQuestion = reportFacts(run).questions.some(
    (question) => question.kind === kind && foldWord(kind, question.word) === word,
  )
  return isOpenQuestion && isAnswer(kind, value) ? { kind, word, value } : null
}

/**
 * `POST /api/importRuns/:id/answers`: remembers what a word of the feed means, and has the worker apply the properties that
 * waited for it. The body is a kind, a word and a value; of a place `4900 Spa`, or `1276:53111 Bonn` with the number of its country.
 */
export const answerQuestion: ImportEndpoint = {
  path: '/:id/answers',
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req
    const run = await findRequestedRun(req)
    if (!user || !run) return notFound()
    const answer = toAnswer(run, await readJsonBody(req))
    if (!answer) return refused(req, 400, 'imports.answer.invalid')
    await storeAnswers(payload, run.source, { answers: [answer], actor: user.email })
    // Who provides a feed matters when the next one is read; no property waits for it.
    if (answer.kind === 'provider') return Response.json({ run: null })
    const id = await queueAnswers(payload, run.source, user.email, new Date())
    startSoon()
    return Response.json({ run: id }, { status: 202 })
  },
}
