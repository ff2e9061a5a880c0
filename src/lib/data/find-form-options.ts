import 'server-only'

import type { FieldOption, OptionSource } from '@/lib/forms/form-field'
import { localityValue } from '@/lib/forms/option-values'
import { sourceLocale, type Locale, type Localized } from '@/lib/i18n/locales'

import { payloadClient } from './payload-client'

/** All of Belgium has fewer localities. */
const most = 4000

/** Payload types a document read in all languages as if it were read in one; these are the fields as they come. */
interface NamedRow {
  name?: Partial<Localized>
  webId?: string | number
  zip?: string
}

async function readRows(source: 'propertyTypes' | 'localities'): Promise<NamedRow[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: source,
    locale: 'all',
    sort: source === 'localities' ? 'zip' : 'showOrder',
    limit: most,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs as unknown as NamedRow[]
}

const nameOf = ({ name = {} }: NamedRow, locale: Locale): string =>
  name[locale] ?? name[sourceLocale] ?? Object.values(name)[0] ?? ''

const localityKey = (row: NamedRow): string => localityValue(row.zip ?? '', nameOf(row, sourceLocale))

const toOption = {
  propertyTypes: (row: NamedRow, locale: Locale) => ({ value: String(row.webId ?? ''), label: nameOf(row, locale) }),
  localities: (row: NamedRow, locale: Locale) => ({
    value: localityKey(row),
    label: `${row.zip} ${nameOf(row, locale)}`,
  }),
}

/** The choices a form offers from the catalogue; the values are those visitors’ links use or names, never ids. */
export async function findFormOptions(
  source: Extract<OptionSource, 'propertyTypes' | 'localities'>,
  locale: Locale,
): Promise<FieldOption<string>[]> {
  const options = (await readRows(source)).map((row) => toOption[source](row, locale))
  return options.filter(({ value, label }) => value !== '' && label !== '')
}
