import { onSigns } from '@/lib/parts/first-sign'
import { loadPart } from '@/lib/parts/load-part'

async function takeOver(slides: HTMLElement, event: Event): Promise<void> {
  slides.dataset.slideRow = 'pending'
  // A finger that is already down moves the row as the browser does, until it is lifted.
  const lifted =
    (event as PointerEvent).pointerType === 'touch' &&
    new Promise((resolve) => window.addEventListener('touchend', resolve, { once: true }))
  const loaded = await loadPart(() => import('./take-over-row'))
  await lifted
  loaded?.takeOverRow(slides)
}

/** Rows to swipe: their buttons scroll them by their visible width; Swiper moves them from their first gesture. */
export function startSlideRows(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-scroll]')
    const row = button?.parentElement?.previousElementSibling
    row?.scrollBy(Number(button?.dataset.scroll) * row.clientWidth, 0)
  })
  onSigns((target, _, event) => {
    const slides = target.closest<HTMLElement>('[data-slide-row=""]')
    const row = slides?.firstElementChild
    if (row && row.scrollWidth > row.clientWidth) void takeOver(slides, event)
  })
}
