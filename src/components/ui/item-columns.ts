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

/** Items beside each other from a width of the screen in rem on, widest first. */
const beside: Record<number, readonly (readonly [fromRem: number, items: number])[]> = {
  2: [
    [64, 2],
    [36, 2],
  ],
  3: [
    [48, 3],
    [36, 2],
  ],
  4: [
    [64, 4],
    [36, 2],
  ],
  5: [
    [80, 5],
    [64, 4],
    [36, 2],
  ],
  6: [
    [64, 6],
    [36, 3],
  ],
}

/** The `sizes` attribute of an item's picture. Narrow screens give a block all columns. */
export function itemSizes(perRow: number, columnsOfBlock = 12): string {
  const share = (fromRem: number) => (fromRem < 48 ? 1 : columnsOfBlock / 12)
  const wider = (beside[perRow] ?? [[64, 1]]).map(
    ([fromRem, items]) => `(min-width: ${fromRem}rem) ${Math.round((90 * share(fromRem)) / items)}vw`,
  )
  return [...wider, perRow === 1 ? '90vw' : '86vw'].join(', ')
}
