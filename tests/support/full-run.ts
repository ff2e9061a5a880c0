/**
 * `npm run test:full` runs whole matrices; `npm test` runs one case of each kind. Tests that only run in the full run
 * have the tag `@full`.
 */
export const isFullRun = process.env.PERRON_FULL === '1'

/** All items in a full run, else every nth one, beginning with the first. */
export const sample = <T>(items: readonly T[], every: number): readonly T[] =>
  isFullRun ? items : items.filter((_, index) => index % every === 0)

/** The items in rotation: with two variants, the cases of a short run get them alternately. */
export const inTurn = <T>(items: readonly T[], index: number): readonly T[] =>
  isFullRun ? items : items.filter((_, place) => place === index % items.length)

const sampleSize = 60

/** At most sixty items at equal distances, in a full run as well; all the others are of the same kinds. */
export const evenSample = <T>(items: readonly T[]): T[] =>
  items.filter((_, index) => index % Math.ceil(items.length / sampleSize) === 0)
