/** Column classes by the number of items per row on a wide screen, one to six. */

const columns: Record<number, string> = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  5: 'sm:grid-cols-2 lg:grid-cols-4 xl:grid-cols-5',
  6: 'sm:grid-cols-3 lg:grid-cols-6',
}

const widths: Record<number, string> = {
  1: '*:basis-full',
  2: '*:basis-[86%] sm:*:basis-[calc(50%-1rem)]',
  3: '*:basis-[86%] sm:*:basis-[calc(50%-1rem)] md:*:basis-[calc(33.333%-1.334rem)]',
  4: '*:basis-[86%] sm:*:basis-[calc(50%-1rem)] lg:*:basis-[calc(25%-1.5rem)]',
  5: '*:basis-[86%] sm:*:basis-[calc(50%-1rem)] lg:*:basis-[calc(20%-1.6rem)]',
  6: '*:basis-[86%] sm:*:basis-[calc(33.333%-1.334rem)] lg:*:basis-[calc(16.666%-1.667rem)]',
}

/** Classes of a list with several items per row. */
export const columnsClass = (perRow: number): string => `grid ${columns[perRow] ?? ''}`

/** Classes of a list in one row to swipe through. Swiper counts margins, not gaps. */
export const slidesClass = (perRow: number): string =>
  `flex *:shrink-0 *:snap-start max-sm:*:snap-always *:not-last:mr-4 sm:*:not-last:mr-8 ${widths[perRow] ?? widths[1]}`

/** The `sizes` attribute of an item's picture. */
export const itemSizes = (perRow: number, columnsOfBlock = 12): string => {
  const share = columnsOfBlock / 12
  // Three are side by side on tablets already.
  const widest = perRow === 3 ? 48 : 64
  return `(min-width: ${widest}rem) ${Math.round((90 * share) / perRow)}vw, (min-width: 36rem) ${perRow === 1 ? 90 : 45}vw, ${perRow === 1 ? 90 : 86}vw`
}
