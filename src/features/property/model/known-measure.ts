import type { Unit } from './types'

/** Without charges, tax or yield is an answer. */
const unitsWithZero: readonly (Unit | undefined)[] = ['euro', 'percent']

interface MeasuredField {
  kind?: string
  unit?: Unit
  mayBeNegative?: boolean
}

/**
 * Whether zero in this field means unknown: surfaces, lengths, numbers of rooms and spaces, years. Forms and feeds send it
 * for an empty field, and no home has a surface of 0 m². Where a value may be negative zero is in the middle: the ground
 * floor, a home that consumes nothing.
 */
export const isZeroUnknown = ({ kind, unit, mayBeNegative }: MeasuredField): boolean =>
  kind === 'year' ||
  ((kind === 'number' || kind === 'integer') && mayBeNegative !== true && !unitsWithZero.includes(unit))

/** Whether a number is written as zero, with the two decimals that pages show. */
export const isShownAsZero = (value: number): boolean => Math.round(value * 100) === 0

/** A surface, length or count of rooms for visitors; null if it is unknown, which zero means too. */
export const knownMeasure = (value: number | null | undefined): number | null =>
  typeof value !== 'number' || isShownAsZero(value) ? null : value
