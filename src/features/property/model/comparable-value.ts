import { isDay, toDay } from '@/lib/time/belgian-time'

import { isEmpty } from './is-empty'

/** A day as editors type it: `31/01/2027`, `31-1-2027` or `31.01.2027`. */
const typedDay = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

const dayOf = (text: string): string | null => {
  const [, day, month, year] = typedDay.exec(text) ?? []
  if (day && month && year) {
    const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    return isDay(iso) ? iso : null
  }
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? toDay(text) : null
}

/** A date in text as its Belgian day, a number in text as a number, anything else as it is. */
export function comparableValue(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (!isEmpty(text) && Number.isFinite(Number(text))) return Number(text)
  return dayOf(text) ?? value
}

/** Below zero, zero or above zero; null if the values have no order: texts, or a date and a number. */
export function orderOf(one: unknown, other: unknown): number | null {
  const [left, right] = [comparableValue(one), comparableValue(other)]
  if (typeof left === 'number' && typeof right === 'number') return left - right
  if (typeof left !== 'string' || typeof right !== 'string') return null
  return dayOf(left) === left && dayOf(right) === right ? left.localeCompare(right) : null
}
