import type { PriceFormat } from '@/features/property/model/price'
import { cleanText } from '@/lib/values/text'
import { addDays, parseDay } from '@/lib/time/belgian-time'
import type { Answer, DateField } from './form-field'
import type { ModelField, ResolvedChoice } from './form-model'
import type { Problem } from './problems'
import { readNumber } from './read-number'
import { readText } from './read-text'

/** Context for parsing an answer. */
export interface Reading extends PriceFormat {
  /** `YYYY-MM-DD`, in Brussels. */
  today: string
}

/** An answer, undefined for none, or a problem. */
type Read = Answer | undefined | Problem

const unreadable: Problem = { code: 'text' }

export const isProblem = (read: unknown): read is Problem =>
  typeof read === 'object' && read !== null && 'code' in read

const shownDay = (day: string): string => day.split('-').reverse().join('/')

function readDate({ fromDays, toDays }: DateField<string>, value: string, today: string): Read {
  const text = cleanText(value, { lines: false })
  if (text === '') return undefined
  const day = parseDay(text)
  if (day === null) return { code: 'date' }
  const earliest = fromDays === undefined ? day : addDays(today, fromDays)
  const latest = toDays === undefined ? day : addDays(today, toDays)
  if (day < earliest) return { code: 'tooEarly', values: { limit: shownDay(earliest) } }
  if (day > latest) return { code: 'tooLate', values: { limit: shownDay(latest) } }
  return day
}

/** Options that are full count too: a slot may have been booked since the form was shown, or by this submission. */
const isOffered = ({ options }: ResolvedChoice, value: string): boolean =>
  options.some((option) => option.value === value)

function readChoice(field: ResolvedChoice, value: string): Read {
  const chosen = cleanText(value, { lines: false })
  if (chosen === '') return undefined
  return isOffered(field, chosen) ? chosen : { code: 'choice' }
}

/** Each value once, in the order of the options, so that equal choices are equal answers. */
function readChoices(field: ResolvedChoice, values: string[]): Read {
  const chosen = new Set(values.map((value) => cleanText(value, { lines: false })).filter(Boolean))
  if (chosen.size === 0) return undefined
  if (![...chosen].every((value) => isOffered(field, value))) return { code: 'choice' }
  const maxChoices = field.maxChoices ?? 50
  if (chosen.size > maxChoices) return { code: 'tooMany', values: { limit: maxChoices } }
  return field.options.map(({ value }) => value).filter((value) => chosen.has(value))
}

const degrees = (text: string | undefined, bound: number): number | null => {
  const number = /^-?\d{1,3}(\.\d{1,20})?$/.test(text ?? '') ? Number(text) : Number.NaN
  return Math.abs(number) <= bound ? Number(number.toFixed(6)) : null
}

function readPoint(value: string): Read {
  const text = cleanText(value, { lines: false })
  if (text === '') return undefined
  const [latitude, longitude, ...rest] = text.split(',').map((part) => part.trim())
  const [north, east] = [degrees(latitude, 90), degrees(longitude, 180)]
  if (north === null || east === null || rest.length > 0) return { code: 'point' }
  return `${north},${east}`
}

const asText = (value: unknown, read: (text: string) => Read): Read =>
  typeof value === 'string' ? read(value) : unreadable

function readCheckbox(value: unknown): Read {
  if (value === true || value === 'on' || value === 'true') return true
  return value === false || value === '' || value === 'false' ? undefined : unreadable
}

function readList(field: ResolvedChoice, value: unknown): Read {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  const texts = values.filter((each) => typeof each === 'string')
  return texts.length === values.length ? readChoices(field, texts) : unreadable
}

const maxFileBytes = 5 * 1024 * 1024

/** The file name; the server checks the content when it stores the file. */
function readFile(value: unknown): Read {
  if (value === '') return undefined
  if (!(value instanceof File)) return unreadable
  if (value.size === 0) return value.name === '' ? undefined : { code: 'fileEmpty' }
  if (value.size > maxFileBytes) return { code: 'fileSize' }
  const name = cleanText(value.name.split(/[/\\]/).at(-1) ?? '', { lines: false })
  if (!/\.(pdf|docx)$/i.test(name)) return { code: 'fileKind' }
  return name.length > 120 ? `${name.slice(0, 100)}${name.slice(name.lastIndexOf('.'))}` : name
}

/** Parses one answer of a form or a script. Required answers are checked elsewhere. */
export function readField(field: ModelField, value: unknown, reading: Reading): Read {
  if (value === undefined || value === null) return undefined
  switch (field.kind) {
    case 'number':
    case 'money':
      return typeof value === 'number'
        ? readNumber(field, value, reading)
        : asText(value, (text) => readNumber(field, cleanText(text, { lines: false }), reading))
    case 'date':
      return asText(value, (text) => readDate(field, text, reading.today))
    case 'select':
    case 'radio':
      return asText(value, (text) => readChoice(field, text))
    case 'checkboxes':
      return readList(field, value)
    case 'checkbox':
      return readCheckbox(value)
    case 'point':
      return asText(value, readPoint)
    case 'file':
      return readFile(value)
    default:
      return asText(value, (text) => readText(field, text, reading))
  }
}
