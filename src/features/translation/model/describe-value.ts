import type { Field } from 'payload'

import { plainText } from './plain-text'
import { formatLabel, storedLabel } from './text-schema'
import { belgianDay } from '@/lib/time/belgian-time'
import { formatDay, formatMoment } from '@/lib/time/format-time'
import { isRecord, relatedId } from '@/lib/values/read-value'

const showsTime = (field: Field): boolean =>
  field.type === 'date' && /time/i.test(field.admin?.date?.pickerAppearance ?? '')

/** A day, or a day with its time where editors enter one. */
function describeDate(field: Field, value: unknown, language: string): string | null {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return null
  return showsTime(field) ? formatMoment(value, language) : formatDay(belgianDay(new Date(value)), language)
}

function optionLabel(field: Field, value: unknown, language: string): string {
  const options = 'options' in field ? field.options : []
  const option = options.find((each) => (typeof each === 'string' ? each : each.value) === value)
  return typeof option === 'object'
    ? formatLabel([{ label: storedLabel(option.label, option.value) }], language)
    : String(value)
}

/** The title of a related document; null when it is unknown. */
export type NameOf = (collection: string, id: string) => string | null

/** A relation or file by the titles of its documents; null when one of them has none. */
function relatedNames(field: Field, value: unknown, nameOf: NameOf): string | null {
  const target = 'relationTo' in field && typeof field.relationTo === 'string' ? field.relationTo : null
  const names = [value].flat().map((each) => {
    const isOpen = isRecord(each) && typeof each.relationTo === 'string'
    const [collection, id] = isOpen
      ? [String(each.relationTo), relatedId(each.value)]
      : [target, relatedId(each)]
    return collection && id ? nameOf(collection, id) : null
  })
  return names.includes(null) ? null : names.join(', ')
}

/**
 * A stored value as an editor reads it: the text without markup, the label of a choice. Empty for nothing; null for
 * values that have no short text, such as a picture.
 *
 * @param language of the studio
 * @param nameOf names related documents; without it they have no text
 */
export function describeValue(
  field: Field,
  value: unknown,
  language: string,
  nameOf: NameOf = () => null,
): string | null {
  if (value === undefined || value === null || value === '') return ''
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'richText':
    case 'code':
    case 'email':
      return Array.isArray(value) ? value.join(', ') : plainText(value)
    case 'number':
      return Array.isArray(value) ? value.join(', ') : String(value as number)
    case 'checkbox':
      return value === true ? '✓' : '✗'
    case 'date':
      return describeDate(field, value, language)
    case 'select':
    case 'radio':
      return [value]
        .flat()
        .map((each) => optionLabel(field, each, language))
        .join(', ')
    case 'relationship':
    case 'upload':
      return relatedNames(field, value, nameOf)
    default:
      return null
  }
}
