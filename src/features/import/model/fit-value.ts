import { isDay } from '@/lib/time/belgian-time'
import { cleanText } from '@/lib/values/text'

import { isAbsent, type FieldValue } from './field-values'
import { foldCode } from './fold-code'
import type { ValueReason } from './reasons'
import type { ImportTarget } from './targets'

/** A value as a field can store it; `refused` when it cannot, `warning` when it was changed. */
export type Fitted = { value: FieldValue; warning?: ValueReason } | { refused: ValueReason; code?: string }

function fitNumber(value: unknown, { kind, min = -Infinity, max = Infinity }: ImportTarget): Fitted {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { refused: 'notANumber' }
  if (kind !== 'number' && !Number.isInteger(value)) return { refused: 'notWhole' }
  return value < min || value > max ? { refused: 'outOfRange' } : { value }
}

/** Cuts at the end of a word where one is near the limit. */
function shorten(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength - 1)
  const space = cut.lastIndexOf(' ')
  const end = space > maxLength * 0.8 ? space : cut.length
  // A surrogate pair may not be cut in two.
  return `${cut
    .slice(0, end)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`
}

function fitText(value: unknown, { maxLength = 200, hasLines = false }: ImportTarget): Fitted {
  if (typeof value !== 'string' && typeof value !== 'number') return { refused: 'notAText' }
  const text = cleanText(String(value), { lines: hasLines })
  if (isAbsent(text)) return { value: null }
  return text.length <= maxLength
    ? { value: text }
    : { value: shorten(text, maxLength), warning: 'shortened' }
}

function fitBoolean(value: unknown): Fitted {
  if (typeof value === 'boolean') return { value }
  if (value === 'unknown') return { value: null }
  return value === 'yes' || value === 'no' ? { value: value === 'yes' } : { refused: 'notAnAnswer' }
}

/** Programs write a choice in any capitals, as they write codes. */
function fitChoice(value: unknown, { options = [] }: ImportTarget): Fitted {
  if (typeof value !== 'string') return { refused: 'unknownCode' }
  const folded = foldCode(value)
  const chosen =
    options.find((option) => option === value) ?? options.find((option) => foldCode(option) === folded)
  return chosen === undefined ? { refused: 'unknownCode', code: value.slice(0, 60) } : { value: chosen }
}

/** Each item on its own; one that does not fit is left out with a warning. */
function fitList(value: unknown, fitItem: (item: unknown) => Fitted): Fitted {
  const items = Array.isArray(value) ? value : [value]
  const fitted = items.map(fitItem)
  const values = fitted.flatMap((each) =>
    'value' in each && each.value !== null ? [String(each.value)] : [],
  )
  const refused = fitted.find((each) => 'refused' in each)
  if (values.length === 0) return refused ?? { value: null }
  return { value: [...new Set(values)], ...(refused && { warning: refused.refused }) }
}

/** Checks what a transform made of a value against the field it is for. Never throws. */
export function fitValue(value: unknown, target: ImportTarget): Fitted {
  if (isAbsent(value)) return { value: null }
  switch (target.kind) {
    case 'number':
    case 'integer':
      // A code of a table is a text.
      return fitNumber(typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value, target)
    case 'text':
    case 'localizedText':
      return fitText(value, target)
    case 'boolean':
      return fitBoolean(value)
    case 'date':
      return typeof value === 'string' && isDay(value) ? { value } : { refused: 'notADate' }
    case 'choice':
      return fitChoice(value, target)
    case 'choiceList':
      return fitList(value, (item) => fitChoice(item, target))
    case 'fileList':
      // The transform has made it.
      return Array.isArray(value) ? { value: value.map(String) } : { refused: 'notAUrl' }
    case 'numberList':
      return fitList(value, (item) => fitNumber(typeof item === 'string' ? Number(item) : item, target))
  }
}
