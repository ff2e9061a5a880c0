import { EffectFade } from 'swiper/modules'

import { makeSwiper } from '@/components/ui/slide-row/make-swiper'
import { wantsMotion } from '@/lib/dom/wants-motion'

import type { Slides } from './start-slides'

/** How long a fade takes, in milliseconds. */
const fadeMs = 500

/** Swiper fades the slides from now on, beginning with the one that is shown. Time and buttons stay as they are. */
export function swipeSlides(rotation: Slides): void {
  const { stage, index } = rotation
  const row = stage.parentElement
  if (!row) return
  stage.removeAttribute('data-started')
  const swiper = makeSwiper(row, {
    initialSlide: index,
    modules: [EffectFade],
    effect: 'fade',
    fadeEffect: { crossFade: true },
    rewind: true,
    speed: wantsMotion() ? fadeMs : 0,
    on: { slideChange: ({ activeIndex }) => rotation.show(activeIndex) },
  })
  rotation.move = (to) => swiper.slideTo(to)
  rotation.signal.addEventListener('abort', () => swiper.destroy())
}
