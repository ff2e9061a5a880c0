import type { CityFilter } from '@/features/property/model/search-params-values'

/**
 * The value of a locality in a submission: the same in all languages, and never an id: `1050 Ixelles`, abroad
 * `53111 Bonn (DE)`. Neither name nor postcode alone is unique.
 *
 * @param name in the source language; in that of the visitor it makes the label of the value
 */
export const localityValue = ({ zip, name, country }: CityFilter): string =>
  `${zip} ${name}${country ? ` (${country})` : ''}`

/** The postcodes that the value of a locality may begin with: some countries write them in two words. */
export const zipsOfValue = (value: string): string[] => {
  const [first = '', second = ''] = value.split(' ')
  return [first, `${first} ${second}`]
}
