import { z } from 'zod'

import { isAdministrator } from '@/lib/payload/access'
import { readJsonBody } from '@/lib/payload/read-json-body'
import { csvResponse, csvStream } from '@/lib/values/csv'
import type { ImportSource } from '@/payload-types'

import { parseMappingFile, toMappingFile } from '../model/mapping-file'
import { runColumns, type ChangeRow } from '../model/run-columns'
import { rowsOfRun } from '../model/run-rows'
import { addCode, codeShape } from './add-code'
import { discardFile, uploadFeed } from './file-endpoints'
import {
  findRequestedSource,
  findRequestedRun,
  notFound,
  refused,
  type ImportEndpoint,
} from './find-requested-source'
import { nameOfPlace } from '../model/folder-files'
import { hasFileOf, hasNoFile } from './folder-files'
import { receiveEvent } from './push/receive-event'
import { queueRun, startSoon, type RunRequest, queueAnswers } from './queue-run'
import { readNames } from './read-runs'
import { foldWord, isAnswer, questionKinds, type Answer } from '../model/questions'
import { storeAnswers } from './import-answers'
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
const answerQuestion: ImportEndpoint = {
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

const runShape = z.strictObject({
  dryRun: z.boolean(),
  reviewed: z.string().max(100).optional(),
  because: z.string().trim().min(3).max(300).optional(),
  sameAs: z.string().max(100).optional(),
})

/**
 * `POST /api/importSources/:id/run`: asks for a run. `reviewed` is the hash of the difference that was looked at; with
 * `because`, what the guard holds is applied too. `sameAs` is the run whose file is meant.
 */
const run: ImportEndpoint = {
  path: '/:id/run',
  method: 'post',
  handler: async (req) => {
    const importRequest = await findRequestedSource(req)
    if (!importRequest) return notFound()
    const wanted = runShape.safeParse(await readJsonBody(req))
    if (!wanted.success) return refused(req, 400, 'imports.failed')
    const { sameAs, ...rest } = wanted.data
    const former = sameAs === undefined ? null : await findRequestedRun(req, sameAs)
    if (sameAs !== undefined && former?.source !== importRequest.source.key) return notFound()
    const file = former?.feedFile ?? undefined
    if (file !== undefined && !(await hasFileOf(importRequest.source, file)))
      return refused(req, 409, 'imports.fileGone', { name: nameOfPlace(file) })
    if (file === undefined && (await hasNoFile(importRequest.source)))
      return refused(req, 409, 'imports.noFile')
    const request: RunRequest = {
      ...rest,
      actor: importRequest.user.email,
      ...(rest.because && { overrules: true }),
      ...(file !== undefined && { feedFile: file }),
    }
    const id = await queueRun(req.payload, importRequest.source.key, request, new Date())
    if (id === null) return refused(req, 409, 'imports.busy')
    startSoon()
    return Response.json({ id }, { status: 202 })
  },
}

/** `POST /api/importSources/:id/codes`: adds what a code of the feed means. For those who may change the source. */
const addCodeOfFeed: ImportEndpoint = {
  path: '/:id/codes',
  method: 'post',
  handler: async (req) => {
    const importRequest = await findRequestedSource(req)
    if (!importRequest || !isAdministrator({ req })) return notFound()
    const wanted = codeShape.safeParse(await readJsonBody(req))
    const isAdded = wanted.success && (await addCode(req, importRequest, wanted.data))
    return isAdded ? Response.json({}) : refused(req, 400, 'imports.failed')
  },
}

/** `GET /api/importSources/:id/mapping`: the source's own mapping as a file. */
const exportMapping: ImportEndpoint = {
  path: '/:id/mapping',
  method: 'get',
  handler: async (req) => {
    const importRequest = await findRequestedSource(req)
    if (!importRequest) return notFound()
    return new Response(JSON.stringify(toMappingFile(importRequest.source), null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${importRequest.source.key}-mapping.json"`,
        'cache-control': 'private, no-store',
      },
    })
  },
}

/** `POST /api/importSources/:id/mapping`: replaces the source's own mapping by that of a file. For administrators. */
const importMapping: ImportEndpoint = {
  path: '/:id/mapping',
  method: 'post',
  handler: async (req) => {
    const importRequest = await findRequestedSource(req)
    if (!importRequest || !isAdministrator({ req })) return notFound()
    const parsed = parseMappingFile(await readJsonBody(req))
    if ('place' in parsed) return refused(req, 400, 'imports.mappingInvalid', { place: parsed.place })
    const { codes } = parsed.file
    // The names of its targets were checked.
    const mapping = parsed.file.mapping as ImportSource['mapping']
    await req.payload.update({
      collection: 'importSources' as const,
      id: importRequest.source.id,
      data: { mapping, codes },
      user: importRequest.user,
      overrideAccess: false,
      req,
      depth: 0,
    })
    return Response.json({})
  },
}

async function* inOneBatch<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}

/** `GET /api/importRuns/:id/differences`: what a run found, as a CSV file. */
const differences: ImportEndpoint = {
  path: '/:id/differences',
  method: 'get',
  handler: async (req) => {
    const { payload, user, i18n } = req
    const run = await findRequestedRun(req)
    if (!user || !run) return notFound()
    const { language } = i18n
    const columns = runColumns(language, await readNames({ payload, user, language }))
    const rows = rowsOfRun(run).flatMap((row): ChangeRow[] =>
      (row.changes.length > 0 ? row.changes : [null]).map((change) => ({ ...row, change })),
    )
    const body = csvStream(columns, inOneBatch(rows))
    return csvResponse(body, `${run.source}-${run.startedAt.slice(0, 10)}.csv`)
  },
}

/** Endpoints of sources, below `/api/importSources/`. */
export const sourceEndpoints: ImportEndpoint[] = [
  run,
  addCodeOfFeed,
  exportMapping,
  importMapping,
  receiveEvent,
  uploadFeed,
]

/** Endpoints of runs, below `/api/importRuns/`. */
export const runEndpoints: ImportEndpoint[] = [differences, discardFile, answerQuestion]
