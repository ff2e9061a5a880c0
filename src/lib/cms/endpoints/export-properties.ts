import { APIError, type Endpoint, type PayloadRequest, type Where } from 'payload'

import { isLocale, sourceLocale, type Locale } from '@/lib/i18n/locales'

import { staffRole } from '../access'
import { csvResponse, csvStream } from '../csv'
import { propertyColumns, type ExportRow } from '../property-export/property-columns'
import { studioMessage } from '../studio-message'

const batchSize = 200
const longestSearch = 200

const wrongQuestion = {
  nl: 'Deze filter kan niet gelezen worden.',
  fr: 'Ce filtre ne peut pas être lu.',
  en: 'This filter cannot be read.',
  de: 'Dieser Filter kann nicht gelesen werden.',
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

class BadQuestion extends Error {}

const searched = ['studioTitle', 'headline', 'reference', 'externalId']

/** The list's filter and what was typed into its search box, as the studio puts them together. */
function whereOf({ where, search }: Record<string, unknown>): Where {
  if (where !== undefined && !isRecord(where)) throw new BadQuestion()
  const filter = (where ?? {}) as Where
  if (typeof search !== 'string' || search.trim() === '') return filter
  const text = search.trim().slice(0, longestSearch)
  return { and: [filter, { or: searched.map((name) => ({ [name]: { like: text } })) }] }
}

function sortOf({ sort }: Record<string, unknown>): string | string[] {
  const names = Array.isArray(sort) ? sort : [sort ?? '-ref']
  if (!names.every((name) => typeof name === 'string')) throw new BadQuestion()
  return names.join(',').split(',')
}

/** The columns the list shows, as the studio writes them: `["ref","-price"]`, hidden ones with a dash. */
function shownOf({ columns }: Record<string, unknown>): string[] {
  if (typeof columns !== 'string') return []
  try {
    const names: unknown = JSON.parse(columns)
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
  } catch {
    throw new BadQuestion()
  }
}

interface Question {
  where: Where
  sort: string | string[]
  locale: Locale
}

/** The properties page by page, with the rights of who asks. */
async function* batchesOf(
  req: PayloadRequest,
  { where, sort, locale }: Question,
): AsyncGenerator<ExportRow[]> {
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { docs, hasNextPage } = await req.payload.find({
      collection: 'properties',
      ...{ where, sort, locale, page },
      depth: 1,
      draft: true,
      fallbackLocale: sourceLocale,
      joins: false,
      limit: batchSize,
      overrideAccess: false,
      user: req.user,
    })
    yield docs as unknown as ExportRow[]
    isMore = hasNextPage
  }
}

/** Puts a batch that was read before in front again. */
async function* withFirst(
  first: ExportRow[],
  rest: AsyncGenerator<ExportRow[]>,
): AsyncGenerator<ExportRow[]> {
  yield first
  yield* rest
}

function questionOf(req: PayloadRequest): Question & { shown: string[] } {
  const query: Record<string, unknown> = req.query
  const locale = isLocale(query.locale) ? query.locale : sourceLocale
  return { where: whereOf(query), sort: sortOf(query), shown: shownOf(query), locale }
}

async function answer(req: PayloadRequest): Promise<Response> {
  const { shown, ...question } = questionOf(req)
  const batches = batchesOf(req, question)
  // Read before anything is sent: a filter that cannot be read is an error, and no file that breaks off.
  const first = await batches.next()
  const studioLocale = isLocale(req.i18n.language) ? req.i18n.language : sourceLocale
  const columns = propertyColumns(shown, studioLocale, question.locale)
  const day = new Date().toISOString().slice(0, 10)
  return csvResponse(csvStream(columns, withFirst(first.value ?? [], batches)), `perron-${day}.csv`)
}

/** `GET /api/properties/export`: the list as the studio filters and sorts it, as a file. For staff. */
export const exportProperties: Omit<Endpoint, 'root'> = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (staffRole(req.user) === null) return Response.json({ errors: [] }, { status: 403 })
    try {
      return await answer(req)
    } catch (error) {
      const isTheirs = error instanceof BadQuestion || (error instanceof APIError && error.status < 500)
      if (!isTheirs) throw error
      return Response.json({ errors: [{ message: studioMessage(req, wrongQuestion) }] }, { status: 400 })
    }
  },
}
