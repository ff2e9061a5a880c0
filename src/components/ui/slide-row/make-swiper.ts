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
  row.classList.add('swiper')
  list?.classList.add('swiper-wrapper')
  for (const slide of list?.children ?? []) slide.classList.add('swiper-slide')
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
  row.addEventListener('click', refuse, { capture: true })
  row.addEventListener('dragstart', (event) => event.preventDefault())
  return swiper
}
