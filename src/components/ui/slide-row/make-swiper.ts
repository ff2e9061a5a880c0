import Swiper from 'swiper'
import type { SwiperOptions } from 'swiper/types'

import { wantsMotion } from '@/lib/dom/wants-motion'

import './swiper.css'

/**
 * Swiper over markup of the server: an element with a child whose children are the slides. Sizes and distances stay those
 * of the page's style.
 */
export function makeSwiper(row: HTMLElement, options: SwiperOptions): Swiper {
  const list = row.firstElementChild
  const roles = [
    [row, 'swiper'],
    [list, 'swiper-wrapper'],
    ...[...(list?.children ?? [])].map((slide) => [slide, 'swiper-slide'] as const),
  ] as const
  for (const [element, name] of roles) element?.classList.add(name)
  const swiper = new Swiper(row, {
    speed: wantsMotion() ? 300 : 0,
    // A slow movement by a fifth of a slide leads on, as a quick one does.
    longSwipesRatio: 0.2,
    // Between two slides as well.
    touchEventsTarget: 'container',
    ...options,
  })
  // A click that ends a movement is none. Swiper itself lets it through to the page where nothing moves any more.
  const refuse = (event: MouseEvent) => {
    if (swiper.allowClick) return
    event.preventDefault()
    event.stopPropagation()
  }
  const end = new AbortController()
  row.addEventListener('click', refuse, { capture: true, signal: end.signal })
  row.addEventListener('dragstart', (event) => event.preventDefault(), { signal: end.signal })
  swiper.on('destroy', () => {
    end.abort()
    for (const [element, name] of roles) element?.classList.remove(name)
  })
  return swiper
}
