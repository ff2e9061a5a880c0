import { each } from '@/lib/dom/each'

/** Hides open houses that have ended since the page was made: a cached page is made anew at the next midnight. */
export const startOpenHouses = (): void =>
  each('until', (place) => {
    place.hidden = Date.parse(place.dataset.until ?? '') <= Date.now()
  })
