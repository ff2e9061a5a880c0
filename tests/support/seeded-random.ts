/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** A whole number from one limit to the other, both included. */
  integer: (from: number, to: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  /** True in one of so many cases. */
  oneIn: (cases: number) => boolean
  shuffled: <Item>(items: readonly Item[]) => Item[]
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new Error('Nothing to pick')
    // The index is within the list.
    return items[integer(0, items.length - 1)] as Item
  }
  const shuffled = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, rank: next() }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ item }) => item)
  return { integer, pick, oneIn: (cases) => integer(1, cases) === 1, shuffled }
}
