import type { FieldHook } from 'payload'

import { locales } from '@/lib/i18n/locales'
import { isRecord, textIn, textOf } from '@/lib/values/read-value'

/**
 * The title of a place in the studio: its postal code and its names in all languages, such as `1000 Brussel · Bruxelles ·
 * Brussels`. Payload's pickers offer only what contains the typed words in its title, so it holds all that editors type.
 */
export const fillPlaceTitle: FieldHook = ({ siblingData, siblingDocWithLocales, req }) => {
  const stored = isRecord(siblingDocWithLocales) ? siblingDocWithLocales : {}
  const { name, zip } = { ...stored, ...siblingData }
  const names = locales.map((locale) =>
    locale === req.locale ? textOf(name) : textIn(name, locale) || textIn(stored.name, locale),
  )
  return `${textOf(zip)} ${[...new Set(names.filter(Boolean))].join(' · ')}`.trim()
}
