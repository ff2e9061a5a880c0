import { opensElsewhere } from '@/lib/dom/opens-elsewhere'
import { onSigns } from '@/lib/parts/first-sign'
import { loadPart } from '@/lib/parts/load-part'

const load = () => loadPart(() => import('./open-lightbox'))

/** Opens pictures of a page in a lightbox, which loads when the visitor turns to them. */
export function startLightbox(): void {
  onSigns((target, stop) => {
    if (!target.closest('[data-lightbox]')) return
    stop()
    void load()
  })
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('[data-photo], [data-open]')
        : null
    const place = link?.closest<HTMLElement>('[data-lightbox]')
    if (!link || !place || opensElsewhere(event)) return
    event.preventDefault()
    void load().then((loaded) => (loaded ? loaded.openLightbox(place, link) : location.assign(link.href)))
  })
}
