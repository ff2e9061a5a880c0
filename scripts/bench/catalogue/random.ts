/** Numbers that look random and are the same at every run. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next: () => number
  /** A whole number, both bounds included. */
  between: (min: number, max: number) => number
  chance: (probability: number) => boolean
  /** One of the items, each as likely as its weight. */
  pick: <T>(items: readonly T[], weights: readonly number[]) => T
}

/** Mulberry32: short, fast, and even enough for test data. */
export function makeRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(items: readonly T[], weights: readonly number[]): T => {
    let left = next() * weights.reduce((sum, weight) => sum + weight, 0)
    const at = weights.findIndex((weight) => (left -= weight) < 0)
    return items[at === -1 ? items.length - 1 : at] as T
  }
  return { next, between, chance: (probability) => next() < probability, pick }
}
