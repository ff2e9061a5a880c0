import { each } from '@/lib/dom/each'
import { onFirstSign } from '@/lib/parts/first-sign'
import { loadPart } from '@/lib/parts/load-part'

/** How far before the map comes into view it starts to load. */
const headStart = '300px'

function watchSituations(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        observer.unobserve(target)
        void loadPart(() => import('./show-situation')).then((loaded) => loaded?.showSituation(target))
      }
    },
    { rootMargin: headStart },
  )
  each('situation', (box) => observer.observe(box))
}

/** Maps of a place load when they come into view, after the first sign of the visitor; the map of a list at once. */
export function startMaps(): void {
  onFirstSign(watchSituations)
  each('listing-map', (map) => {
    void loadPart(() => import('./show-listing-map')).then((loaded) => loaded?.showListingMap(map))
  })
}
