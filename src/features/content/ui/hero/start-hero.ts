import { each } from '@/lib/dom/each'
import { whenLoaded } from '@/lib/dom/when-loaded'
import { loadPart } from '@/lib/parts/load-part'

/** Runs a callback once the element is in view, the page has loaded and the browser is idle. */
function whenSeen(element: Element, run: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    whenLoaded(run)
  })
  // A place without a size is in view with the element around it.
  observer.observe(element.parentElement ?? element)
}

/** Films and slides at the top of a page; their code is loaded where there are any. */
export function startHero(): void {
  each('film', (place) => whenSeen(place, async () => (await import('./start-film')).startFilm(place)))
  each('slides', (place) =>
    whenSeen(place, async () => (await import('./start-slides')).startSlides(place, loadPart)),
  )
}
