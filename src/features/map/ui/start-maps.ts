import { each } from '@/lib/dom/each'
import { loadPart } from '@/lib/parts/load-part'

/** A map of a place loads once some of it is in view: its frame has no content of third parties. */
function watchSituations(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      observer.unobserve(target)
      void loadPart(() => import('./show-situation')).then((loaded) => loaded?.showSituation(target))
    }
  })
  each('situation', (box) => observer.observe(box))
}

/** Loads the map of a list at once: the visitor chose this view. */
export function startMaps(): void {
  watchSituations()
  each('listing-map', (map) => {
    void loadPart(() => import('./show-listing-map')).then((loaded) => loaded?.showListingMap(map))
  })
}
