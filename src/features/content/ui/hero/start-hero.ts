import { each } from '@/lib/dom/each'
import { whenLoaded } from '@/lib/dom/when-loaded'
import { loadPart } from '@/lib/parts/load-part'
import { resumeIslands } from '@/lib/parts/start-islands'

import type { SlidesState } from './start-slides'

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

/** What ends the slides that run. */
const running = new WeakMap<HTMLElement, () => SlidesState>()

async function runSlides(place: HTMLElement): Promise<void> {
  const { startSlides } = await import('./start-slides')
  running.set(place, startSlides(place, loadPart, running.get(place)?.()))
}

const runAllSlides = (): void => each('slides', (place) => whenSeen(place, () => void runSlides(place)))

/** Films and slides at the top of a page; their code is loaded where there are any. */
export function startHero(): void {
  each('film', (place) => whenSeen(place, async () => (await import('./start-film')).startFilm(place)))
  runAllSlides()
  // After Next has rendered a preview again, there may be other slides.
  document.addEventListener(resumeIslands, runAllSlides)
}
