import type { Field } from 'payload'

import { locales } from '@/lib/i18n/locales'

/** Texts of the studio that lack a language, as lines such as "label of pages.title in de". */

/** Placeholders of `npm run new:block` count as missing. */
const isWritten = (text: string | undefined) => Boolean(text?.trim()) && !text?.startsWith('TODO')

/** One line for each language in which a text is missing; `place` identifies the text. */
export const findMissingLanguages = (text: unknown, place: string): string[] =>
  locales
    .filter((locale) => !isWritten((Object(text) as Partial<Record<string, string>>)[locale]))
    .map((locale) => `${place} in ${locale}`)

const isHidden = (field: Field) => field.admin !== undefined && 'hidden' in field.admin && field.admin.hidden

function checkOptions(field: Field, place: string): string[] {
  if (!('options' in field) || isHidden(field)) return []
  return field.options.flatMap((option) => {
    const { label, value } = typeof option === 'string' ? { label: option, value: option } : option
    // A label that is the same in every language, such as "A++", may be a plain text.
    return typeof option === 'object' && typeof label === 'string'
      ? []
      : findMissingLanguages(label, `option ${value} of ${place}`)
  })
}

/** The fields inside a field: of groups, rows and lists, of tabs, and of blocks within a block. */
export function innerFields(field: Field): Field[] {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => tab.fields)
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.fields)
  return 'fields' in field ? field.fields : []
}

/** Payload names a field of this type itself, in the studio's language. */
const isNamedByPayload = (field: Field) => field.type === 'email' && field.label === undefined

function checkLabel(field: Field, place: string): string[] {
  const isNamed = ('name' in field && Boolean(field.name)) || field.type === 'collapsible'
  if (!isNamed || field.type === 'ui' || isNamedByPayload(field) || isHidden(field)) return []
  return findMissingLanguages('label' in field && field.label, `label of ${place}`)
}

/** Labels, descriptions and options of a field and of those inside it. */
export function findMissingLabels(field: Field, parent: string): string[] {
  const place = `${parent}.${'name' in field && field.name ? field.name : field.type}`
  const description = field.admin && 'description' in field.admin ? field.admin.description : undefined
  const tabs = field.type === 'tabs' ? field.tabs : []
  return [
    ...checkLabel(field, place),
    ...(description ? findMissingLanguages(description, `description of ${place}`) : []),
    // The label of the button that adds a row contains one of them.
    ...(field.type === 'array'
      ? findMissingLanguages(field.labels?.singular, `name of a row of ${place}`)
      : []),
    ...checkOptions(field, place),
    ...tabs.flatMap((tab) => findMissingLanguages(tab.label, `tab label of ${place}`)),
    ...innerFields(field).flatMap((inner) => findMissingLabels(inner, place)),
  ]
}
