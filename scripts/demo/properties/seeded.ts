import { addDays } from '@/lib/time/belgian-time'

/** Pseudo-random numbers that are the same on every run: the demo must be repeatable byte for byte. */
export interface Seeded {
  /** A number from 0 up to, not including, 1. */
  next: () => number
  /** A whole number, both ends included. */
  between: (low: number, high: number) => number
  pick: <T>(choices: readonly T[]) => T
  chance: (probability: number) => boolean
}

/** FNV-1a: spreads neighbouring keys such as "4101:street" and "4102:street" far apart. */
export function hashOf(key: string): number {
  let hash = 0x811c9dc5
  for (const character of key) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** One independent stream of numbers per key, so that a new field never shifts the others (mulberry32). */
export function seeded(key: string): Seeded {
  let state = hashOf(key)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    pick: (choices) => pickAt(choices, next()),
    chance: (probability) => next() < probability,
  }
}

function pickAt<T>(choices: readonly T[], place: number): T {
  const choice = choices[Math.floor(place * choices.length)]
  if (choice === undefined) throw new Error('Nothing to choose from')
  return choice
}

/** Rounds to a step: prices end on thousands, surfaces on whole metres. */
export const toStep = (value: number, step: number) => Math.round(value / step) * step

/** The day so many days before (or, when negative, after) a day written as 2026-11-20. */
export const dayBefore = (day: string, days: number): string => addDays(day, -days)
