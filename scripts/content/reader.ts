import { locales, localized, type Localized } from '@/lib/i18n/locales'
import { addDays, yearOf, type Day } from '@/lib/time/belgian-time'

type Fields = Readonly<Record<string, unknown>>

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isNumber = (value: unknown): value is number => typeof value === 'number'
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isLocalized = (value: unknown): value is Localized =>
  isFields(value) && locales.every((locale) => isText(value[locale]))
export const isListOf =
  <Item>(isItem: (value: unknown) => value is Item) =>
  (value: unknown): value is Item[] =>
    Array.isArray(value) && value.every(isItem)

/**
 * Takes named values out of what a file holds.
 *
 * @param at the file, for errors
 */
export function readerOf(fields: Fields, at: string) {
  const left = new Set(Object.keys(fields))
  const reader = {
    /** The value of a name; the fallback when the file has none. */
    take<Value>(name: string, isValue: (value: unknown) => value is Value, fallback?: Value): Value {
      left.delete(name)
      const value = fields[name]
      if (value === undefined && fallback !== undefined) return fallback
      if (!isValue(value)) throw new Error(`${at}: "${name}" is ${JSON.stringify(value) ?? 'missing'}.`)
      return value
    },
    /** The value of a name; null when the file has none. */
    find<Value>(name: string, isValue: (value: unknown) => value is Value): Value | null {
      return fields[name] === undefined ? null : reader.take(name, isValue)
    },
    /** A text in every language; one in `facts.json` is the same in all. */
    takeTexts(name: string): Localized {
      left.delete(name)
      const value = fields[name]
      if (isText(value)) return localized(() => value)
      if (!isLocalized(value)) throw new Error(`${at} has no text "${name}".`)
      return value
    },
    /** Throws when the file has names that nothing has taken, such as misspelt ones. */
    end() {
      if (left.size > 0) throw new Error(`${at}: nothing is called ${[...left].join(', ')}.`)
    },
  }
  return reader
}

/** `40 days ago`, `today` or `in 60 days` as a day; null for another text. */
export function relativeDay(written: string, today: Day): Day | null {
  if (written === 'today') return today
  const [, ago] = /^(\d+) days? ago$/.exec(written) ?? []
  if (ago) return addDays(today, -Number(ago))
  const [, ahead] = /^in (\d+) days?$/.exec(written) ?? []
  return ahead ? addDays(today, Number(ahead)) : null
}

/** A day that is counted from today; throws for a fixed one, which would age. */
export function readDay(written: string, today: Day, at: string): Day {
  const day = relativeDay(written, today)
  if (!day) throw new Error(`${at}: "${written}" is no day such as "40 days ago", "today" or "in 60 days".`)
  return day
}

const years: Record<string, number> = { 'this year': 0, 'next year': 1 }

/** `this year` or `next year` as a number; null for another text. */
export function relativeYear(written: string, today: Day): number | null {
  const later = years[written]
  return later === undefined ? null : yearOf(today) + later
}
