import { each } from '@/lib/dom/each'
import { whenLoaded } from '@/lib/dom/when-loaded'

/** Printing, and the number of days that a property is online. */
export function startPageTools(): void {
  each('print', (button) => button.addEventListener('click', () => window.print()))
  each('days-since', (place) =>
    whenLoaded(async () => {
      const { daysAgo } = await import('./days-ago')
      place.textContent = daysAgo(place.dataset.daysSince ?? '', document.documentElement.lang)
    }),
  )
}
