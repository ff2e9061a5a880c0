import { APIError, type Endpoint, type PayloadRequest, type Where } from 'payload'

import { inPages } from '@/lib/payload/in-pages'
import { sourceLocale, toLocale, type Locale } from '@/lib/i18n/locales'

import { staffRole } from '@/lib/payload/access'
import { csvResponse, csvStream } from '@/lib/values/csv'
import { propertyColumns, type ExportRow } from './property-columns'
import { studioMessage } from '@/lib/payload/studio-message'
import { belgianDay } from '@/lib/time/belgian-time'
import { isRecord } from '@/lib/values/read-value'

const batchSize = 200
const maxSearch = 200

/** The request's query is invalid: the response is 400. */
class InvalidQuery extends Error {}

const searched = ['studioTitle', 'headline', 'reference', 'externalId']

/** The list's filter and the text of its search box, combined as in the studio. */
function parseWhere({ where, search }: Record<string, unknown>): Where {
  if (where !== undefined && !isRecord(where)) throw new InvalidQuery()
  const filter = (where ?? {}) as Where
  if (typeof search !== 'string' || search.trim() === '') return filter
  const text = search.trim().slice(0, maxSearch)
  return { and: [filter, { or: searched.map((name) => ({ [name]: { like: text } })) }] }
}

function parseSort({ sort }: Record<string, unknown>): string | string[] {
  const names = Array.isArray(sort) ? sort : [sort ?? '-ref']
  if (!names.every((name) => typeof name === 'string')) throw new InvalidQuery()
  return names.join(',').split(',')
}

/** The columns of the list, in the studio's notation: `["ref","-price"]`, hidden ones with a dash. */
function parseColumns({ columns }: Record<string, unknown>): string[] {
  if (typeof columns !== 'string') return []
  try {
    const names: unknown = JSON.parse(columns)
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
  } catch {
    throw new InvalidQuery()
  }
}

interface ExportRequest {
  where: Where
  sort: string | string[]
  locale: Locale
}

/** The properties in batches, with the user's rights. */
async function* batchesOf(
  req: PayloadRequest,
  { where, sort, locale }: ExportRequest,
): AsyncGenerator<ExportRow[]> {
  const pages = inPages((page) =>
    req.payload.find({
      collection: 'properties',
      where,
      sort,
      locale,
      page,
      depth: 1,
      draft: true,
      fallbackLocale: sourceLocale,
      joins: false,
      limit: batchSize,
      overrideAccess: false,
      user: req.user,
    }),
  )
  for await (const docs of pages) yield docs as unknown as ExportRow[]
}

/** Yields a batch that was already read before the others. */
async function* withFirst(
  first: ExportRow[],
  rest: AsyncGenerator<ExportRow[]>,
): AsyncGenerator<ExportRow[]> {
  yield first
  yield* rest
}

function parseRequest(req: PayloadRequest): ExportRequest & { shown: string[] } {
  const query: Record<string, unknown> = req.query
  const locale = toLocale(query.locale)
  return { where: parseWhere(query), sort: parseSort(query), shown: parseColumns(query), locale }
}

async function createExport(req: PayloadRequest): Promise<Response> {
  const { shown, ...request } = parseRequest(req)
  const batches = batchesOf(req, request)
  // Read before the response starts: an invalid filter then gives an error instead of a truncated file.
  const first = await batches.next()
  const studioLocale = toLocale(req.i18n.language)
  const columns = propertyColumns(shown, studioLocale, request.locale)
  const day = belgianDay(new Date())
  return csvResponse(csvStream(columns, withFirst(first.value ?? [], batches)), `perron-${day}.csv`)
}

/**
 * `GET /api/properties/export`: the list as the studio filters and sorts it, as a CSV file. Staff only; 403 for
 * others, 400 for an invalid query.
 */
export const exportProperties: Omit<Endpoint, 'root'> = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (staffRole(req.user) === null) return Response.json({ errors: [] }, { status: 403 })
    try {
      return await createExport(req)
    } catch (error) {
      const isInvalidQuery =
        error instanceof InvalidQuery || (error instanceof APIError && error.status < 500)
      if (!isInvalidQuery) throw error
      return Response.json(
        { errors: [{ message: studioMessage(req, 'propertyList.refusals.wrongQuestion') }] },
        { status: 400 },
      )
    }
  },
}
