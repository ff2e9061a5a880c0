import { z } from 'zod'

import { isAdministrator } from '@/lib/payload/access'
import { readJsonBody } from '@/lib/payload/read-json-body'
import { csvResponse, csvStream } from '@/lib/values/csv'
import type { ImportSource } from '@/payload-types'

import { parseMappingFile, toMappingFile } from '../model/mapping-file'
import { runColumns, type ChangeRow } from '../model/run-columns'
import { rowsOfRun } from '../model/run-rows'
import { addCode, codeShape } from './add-code'
import { answerQuestion } from './answer-endpoint'
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
import { queueRun, startSoon, type RunRequest } from './queue-run'
import { readNames } from './read-runs'

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
      ...{ ...rest, actor: importRequest.user.email },
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
      ...{ collection: 'importSources' as const, id: importRequest.source.id, data: { mapping, codes } },
      ...{ user: importRequest.user, overrideAccess: false, req, depth: 0 },
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
