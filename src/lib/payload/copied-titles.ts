import type { CollectionConfig, Field, FieldHook, TextField } from 'payload'

import { localized, toLocale, type Locale } from '@/lib/i18n/locales'
import { studioText } from '@/lib/i18n/studio-text'

const numbers = localized(
  (locale) => new RegExp(` \\(${studioText(locale, 'fields.copyMark')}(?: (\\d+))?\\)$`),
)

/**
 * The title of a copy: `Villa (copie)`, and `Villa (copie 2)` for a copy of that.
 *
 * @param maxLength longest title; the words before the mark are cut off to fit
 */
export function titleOfCopy(title: string, locale: Locale, maxLength = Infinity): string {
  const match = numbers[locale].exec(title)
  const words = match ? title.slice(0, match.index) : title
  const count = match ? ` ${Number(match[1] ?? 1) + 1}` : ''
  const mark = ` (${studioText(locale, 'fields.copyMark')}${count})`
  return words.slice(0, maxLength - mark.length).trimEnd() + mark
}

/** How often the hook of a localized field ran for a document: Payload calls it once a language, without naming it. */
const calls = new WeakMap<object, number>()

function localeOfCall(document: object, localeCodes: string[]): Locale {
  const call = calls.get(document) ?? 0
  calls.set(document, call + 1)
  return toLocale(localeCodes[call % localeCodes.length])
}

const markCopy =
  ({ localized: isLocalized, maxLength }: TextField): FieldHook =>
  ({ value, siblingData, req }) => {
    const { localization } = req.payload.config
    const locale =
      isLocalized && localization
        ? localeOfCall(siblingData, localization.localeCodes)
        : toLocale(req.i18n.language)
    return typeof value === 'string' && value ? titleOfCopy(value, locale, maxLength) : value
  }

function withMark(field: Field, title: string): Field {
  if (field.type === 'tabs')
    return {
      ...field,
      tabs: field.tabs.map((tab) =>
        'name' in tab && tab.name ? tab : { ...tab, fields: tab.fields.map((each) => withMark(each, title)) },
      ),
    }
  if (field.type === 'row' || field.type === 'collapsible')
    return { ...field, fields: field.fields.map((each) => withMark(each, title)) }
  if (field.type !== 'text' || field.name !== title || field.virtual) return field
  return {
    ...field,
    hooks: { ...field.hooks, beforeDuplicate: [...(field.hooks?.beforeDuplicate ?? []), markCopy(field)] },
  }
}

/** Gives copies of documents a title of their own, in each language, so that lists and pickers tell them apart. */
export function withCopiedTitles(collection: CollectionConfig): CollectionConfig {
  const title = collection.admin?.useAsTitle
  if (title !== 'title' && title !== 'name') return collection
  return { ...collection, fields: collection.fields.map((field) => withMark(field, title)) }
}
