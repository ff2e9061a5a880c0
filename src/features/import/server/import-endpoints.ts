import type { Endpoint, PayloadRequest, TypedUser } from 'payload'
import { z } from 'zod'

import { studioText, type StudioTextKey, type TextValues } from '@/lib/i18n/studio-text'
import { isEditor, isAdministrator } from '@/lib/payload/access'
import { readJsonBody } from '@/lib/payload/read-json-body'
import { requestTask } from '@/lib/queue/trigger-worker'
import { csvResponse, csvStream } from '@/lib/values/csv'
import { env } from '@/lib/env'
import type { ImportSource } from '@/payload-types'

import { parseMappingFile, toMappingFile } from '../model/mapping-file'
import { runColumns, type ChangeRow } from '../model/run-columns'
import { rowsOfRun } from '../model/run-rows'
import { addCode, codeShape } from './add-code'
import { receiveEvent } from './push/receive-event'
import { queueRun } from './queue-run'
import { readNames } from './read-runs'

type ImportEndpoint = Omit<Endpoint, 'root'>

const notFound = () => Response.json({}, { status: 404 })
const refused = ({ i18n }: PayloadRequest, status: number, key: StudioTextKey, values?: TextValues) =>
  Response.json({ message: studioText(i18n.language, key, values) }, { status })

/** The document that a request names, with the rights of its user; null when there is none for them. */
async function findAsked(req: PayloadRequest): Promise<{ source: ImportSource; user: TypedUser } | null> {
  const { user, payload, routeParams } = req
  if (!user || !isEditor({ req }) || typeof routeParams?.id !== 'string') return null
  const source = await payload.findByID({
    ...{ collection: 'importSources' as const, id: routeParams.id, depth: 0, disableErrors: true },
    ...{ user, overrideAccess: false },
  })
  return source && { source, user }
}

const runShape = z.strictObject({
  dryRun: z.boolean(),
  reviewed: z.string().max(100).optional(),
  because: z.string().trim().min(3).max(300).optional(),
})

/**
 * `POST /api/importSources/:id/run`: asks for a run. `reviewed` is the hash of the difference that was looked at; with
 * `because`, what the guard holds is applied too.
 */
const run: ImportEndpoint = {
  path: '/:id/run',
  method: 'post',
  handler: async (req) => {
    const asked = await findAsked(req)
    if (!asked) return notFound()
    const wanted = runShape.safeParse(await readJsonBody(req))
    if (!wanted.success) return refused(req, 400, 'imports.failed')
    const { because } = wanted.data
    const request = { ...wanted.data, actor: asked.user.email, ...(because && { overrules: true }) }
    const id = await queueRun(req.payload, asked.source.key, request, new Date())
    if (id === null) return refused(req, 409, 'imports.busy')
    // The worker looks every five seconds by itself.
    if (env.worker !== 'none') void requestTask('imports').catch(() => undefined)
    return Response.json({ id }, { status: 202 })
  },
}

/** `POST /api/importSources/:id/codes`: adds what a code of the feed means. For those who may change the source. */
const addCodeOfFeed: ImportEndpoint = {
  path: '/:id/codes',
  method: 'post',
  handler: async (req) => {
    const asked = await findAsked(req)
    if (!asked || !isAdministrator({ req })) return notFound()
    const wanted = codeShape.safeParse(await readJsonBody(req))
    const isAdded = wanted.success && (await addCode(req, asked, wanted.data))
    return isAdded ? Response.json({}) : refused(req, 400, 'imports.failed')
  },
}

/** `GET /api/importSources/:id/mapping`: the source's own mapping as a file. */
const exportMapping: ImportEndpoint = {
  path: '/:id/mapping',
  method: 'get',
  handler: async (req) => {
    const asked = await findAsked(req)
    if (!asked) return notFound()
    return new Response(JSON.stringify(toMappingFile(asked.source), null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${asked.source.key}-mapping.json"`,
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
    const asked = await findAsked(req)
    if (!asked || !isAdministrator({ req })) return notFound()
    const parsed = parseMappingFile(await readJsonBody(req))
    if ('place' in parsed) return refused(req, 400, 'imports.mappingInvalid', { place: parsed.place })
    const { codes } = parsed.file
    // The names of its targets were checked.
    const mapping = parsed.file.mapping as ImportSource['mapping']
    await req.payload.update({
      ...{ collection: 'importSources' as const, id: asked.source.id, data: { mapping, codes } },
      ...{ user: asked.user, overrideAccess: false, req, depth: 0 },
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
    const { payload, user, routeParams, i18n } = req
    if (!user || !isEditor({ req }) || typeof routeParams?.id !== 'string') return notFound()
    const found = await payload.findByID({
      ...{ collection: 'importRuns' as const, id: routeParams.id, depth: 0, disableErrors: true },
      ...{ user, overrideAccess: false },
    })
    if (!found) return notFound()
    const { language } = i18n
    const columns = runColumns(language, await readNames({ payload, user, language }))
    const rows = rowsOfRun(found).flatMap((row): ChangeRow[] =>
      (row.changes.length > 0 ? row.changes : [null]).map((change) => ({ ...row, change })),
    )
    const body = csvStream(columns, inOneBatch(rows))
    return csvResponse(body, `${found.source}-${found.startedAt.slice(0, 10)}.csv`)
  },
}

/** Endpoints of sources, below `/api/importSources/`. */
export const sourceEndpoints: ImportEndpoint[] = [
  run,
  addCodeOfFeed,
  exportMapping,
  importMapping,
  receiveEvent,
]

/** Endpoints of runs, below `/api/importRuns/`. */
export const runEndpoints: ImportEndpoint[] = [differences]
