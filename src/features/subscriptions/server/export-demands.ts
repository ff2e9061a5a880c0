import type { Endpoint, FlattenedField, PayloadRequest } from 'payload'

import { inPages } from '@/lib/payload/in-pages'
import { toLocale, type Locale } from '@/lib/i18n/locales'
import { hasRole } from '@/lib/payload/access'
import { belgianDay } from '@/lib/time/belgian-time'
import { csvResponse, csvStream, type CsvCell, type CsvColumn } from '@/lib/values/csv'
import { isRecord, textOf } from '@/lib/values/read-value'
import type { Demand } from '@/payload-types'

const batchSize = 200

/** Fields of the file, in this order. */
const exported = [
  'name',
  'email',
  'language',
  'goal',
  'types',
  'localities',
  'zips',
  'minPrice',
  'maxPrice',
  'minBedrooms',
  'maxBedrooms',
  'minBathrooms',
  'minGarages',
  'minParking',
  'garden',
  'terrace',
  'frequency',
  'hour',
  'confirmed',
  'confirmedAt',
  'pausedAt',
  'endedAt',
  'createdAt',
] as const

const inLanguage = (label: unknown, locale: Locale): string =>
  isRecord(label) ? textOf(label[locale]) : textOf(label)

function optionLabel(field: FlattenedField, value: string, locale: Locale): string {
  const options = 'options' in field && Array.isArray(field.options) ? field.options : []
  const option = options.find((each) => typeof each === 'object' && each.value === value)
  return (typeof option === 'object' && inLanguage(option.label, locale)) || value
}

function cellOf(field: FlattenedField, value: unknown, locale: Locale): CsvCell {
  if (Array.isArray(value)) return value.map((each) => cellOf(field, each, locale)).join(', ')
  if (isRecord(value)) return textOf(value.name)
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value !== 'string') return null
  return field.type === 'date' ? new Date(value) : optionLabel(field, value, locale)
}

/** The columns, with the labels that the fields have in the studio. */
function columnsOf({ payload }: PayloadRequest, locale: Locale): CsvColumn<Demand>[] {
  const fields = payload.collections.demands.config.flattenedFields
  return exported.flatMap((name) => {
    const field = fields.find((each) => each.name === name)
    if (!field) return []
    const heading = ('label' in field && inLanguage(field.label, locale)) || name
    return [{ heading, value: (demand: Demand) => cellOf(field, demand[name as keyof Demand], locale) }]
  })
}

/** The searches page by page, newest first, with the rights of the user. */
const batchesOf = (req: PayloadRequest, locale: Locale, now: Date): AsyncGenerator<Demand[]> =>
  inPages((page) =>
    req.payload.find({
      collection: 'demands',
      where: { createdAt: { less_than_equal: now.toISOString() } },
      // Searches of an import share their time: without the id, pages could repeat or lose some.
      page,
      locale,
      depth: 1,
      limit: batchSize,
      sort: ['-createdAt', 'id'],
      overrideAccess: false,
      user: req.user,
    }),
  )

/** `GET /api/demands/export`: the registered searches as a CSV file, for staff who work with them. */
export const exportDemands: Omit<Endpoint, 'root'> = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req.user, 'administrator', 'editor', 'agent'))
      return Response.json({ errors: [] }, { status: 403 })
    const locale = toLocale(req.i18n.language)
    const now = new Date()
    const body = csvStream(columnsOf(req, locale), batchesOf(req, locale, now))
    return csvResponse(body, `perron-searches-${belgianDay(now)}.csv`)
  },
}
