import 'server-only'

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
  name?: Partial<Localized>
  webId?: string | number
  zip?: string
  countryId?: number
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
  const options = rows.map((row) => toOption[source](row, locale))
  return options.filter(({ value, label }) => value !== '' && label !== '')
}
