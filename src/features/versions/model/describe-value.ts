import type { Field } from 'payload'

import { plainText } from '@/features/translation/model/plain-text'
import { formatLabel, storedLabel } from '@/features/translation/model/text-schema'
import { toLocale } from '@/lib/i18n/locales'
import { formatMoment } from '@/lib/time/format-time'

const maxLength = 600

const shortened = (text: string): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength).trimEnd()}…`

function optionLabel(field: Field, value: unknown, language: string): string {
  const options = 'options' in field ? field.options : []
  const found = options.find((each) => (typeof each === 'string' ? each : each.value) === value)
  return typeof found === 'object'
    ? formatLabel([{ label: storedLabel(found.label, found.value) }], language)
    : String(value)
}

/**
 * A stored value as an editor reads it: the text without markup, the label of a choice. Empty for nothing; null for
 * values that have no short text, such as a picture.
 *
 * @param language of the studio
 */
export function describeValue(field: Field, value: unknown, language: string): string | null {
  if (value === undefined || value === null || value === '') return ''
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'richText':
    case 'code':
    case 'email':
      return shortened(Array.isArray(value) ? value.join(', ') : plainText(value))
    case 'number':
      return Array.isArray(value) ? value.join(', ') : String(value as number)
    case 'checkbox':
      return value === true ? '✓' : '–'
    case 'date':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value))
        ? formatMoment(value, toLocale(language))
        : null
    case 'select':
    case 'radio':
      return [value]
        .flat()
        .map((each) => optionLabel(field, each, language))
        .join(', ')
    default:
      return null
  }
}
