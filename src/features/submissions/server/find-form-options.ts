import 'server-only'

import { getSettings } from '@/features/content/server/reads'
import { isAround } from '@/features/listings/model/offered-places'
import { getCatalogueIndex } from '@/features/listings/server/reads'
import { foreignAlpha2 } from '@/features/property/model/countries'
import type { FieldOption, OptionSource } from '@/features/submissions/model/form-field'
import { localityValue } from '@/features/submissions/model/option-values'
import { taggedAs } from '@/lib/cache/cached-read'
import { tags } from '@/lib/cache/tags'
import { sourceLocale, type Locale, type Localized } from '@/lib/i18n/locales'

import { fillStoredTexts } from '@/lib/payload/agency-texts'
import { payloadClient } from '@/lib/payload/payload-client'

/** More than the number of localities in Belgium. */
const maxOptions = 4000

/** Payload types a document read in all languages like one read in a single language; these are the real shapes. */
interface NamedRow {
  id: string
  name?: Partial<Localized>
  webId?: string | number
  zip?: string
  countryId?: number
  latitude?: number | null
  longitude?: number | null
}

async function readRows(source: 'propertyTypes' | 'localities'): Promise<NamedRow[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: source,
    locale: 'all',
    sort: source === 'localities' ? 'zip' : 'showOrder',
    limit: maxOptions,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return fillStoredTexts(docs as unknown as NamedRow[], payload)
}

const getName = ({ name = {} }: NamedRow, locale: Locale): string =>
  name[locale] ?? name[sourceLocale] ?? Object.values(name)[0] ?? ''

const localityIn = (row: NamedRow, locale: Locale): string =>
  localityValue({ zip: row.zip ?? '', name: getName(row, locale), country: foreignAlpha2(row.countryId) })

/** The ids of places where the agency neither works nor has a property. */
async function findUnlisted(rows: readonly NamedRow[], locale: Locale): Promise<ReadonlySet<string>> {
  const { config } = await getSettings(locale)
  const far = rows.filter((row) => !isAround(config.agency ?? {}, row)).map(({ id }) => id)
  if (far.length === 0) return new Set()
  const indexes = await Promise.all([getCatalogueIndex('sale', locale), getCatalogueIndex('rent', locale)])
  const cities = indexes.flatMap((index) => index.cities)
  const withProperties = new Set(cities.flatMap(({ id, count }) => (count > 0 ? [id] : [])))
  return new Set(far.filter((id) => !withProperties.has(id)))
}

const toOption = {
  propertyTypes: (row: NamedRow, locale: Locale) => ({
    value: String(row.webId ?? ''),
    label: getName(row, locale),
  }),
  localities: (row: NamedRow, locale: Locale) => ({
    value: localityIn(row, sourceLocale),
    label: localityIn(row, locale),
  }),
}

/** Options of a form field from the catalogue. Values are those of visitors' URLs or names, never ids. */
export async function findFormOptions(
  source: Extract<OptionSource, 'propertyTypes' | 'localities'>,
  locale: Locale,
): Promise<FieldOption<string>[]> {
  const rows = await taggedAs([tags.list(source)], () => readRows(source))
  const unlisted = source === 'localities' ? await findUnlisted(rows, locale) : new Set<string>()
  const options = rows.map((row) => ({
    ...toOption[source](row, locale),
    ...(unlisted.has(row.id) && { isUnlisted: true as const }),
  }))
  return options.filter(({ value, label }) => value !== '' && label !== '')
}
