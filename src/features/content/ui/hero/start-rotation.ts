import 'swiper/css'
import 'swiper/css/effect-fade'

import Swiper from 'swiper'
import { Autoplay, EffectFade } from 'swiper/modules'

/** Duration of a fade (specification 2.4), and of each picture. */
const fadeMs = 500
const standMs = 6000

export interface Rotation {
  setPlaying: (isPlaying: boolean) => void
  step: (by: 1 | -1) => void
  stop: () => void
}

interface RotationOptions {
  isPlaying: boolean
  /** For reduced motion: the change is not visible as a motion. */
  isCalm: boolean
  onChange: (index: number) => void
}

/** Sets the `src` of a slide so that the browser loads it: the next one while the current one is shown. */
const revealPicture = (slide: HTMLElement | undefined): void =>
  slide?.querySelector('[data-late]')?.removeAttribute('hidden')

/** Starts the rotation of slides rendered on the server. Loaded lazily, because it imports Swiper. */
export function startRotation(stage: HTMLElement, options: RotationOptions): Rotation {
  const slides = [...stage.querySelectorAll<HTMLElement>('.swiper-slide')]
  let isPlaying = options.isPlaying
  const show = (index: number) => {
    // The other slides are transparent, but the keyboard and screen readers would still reach them.
    slides.forEach((slide, at) => (slide.inert = at !== index))
    revealPicture(slides[index])
    revealPicture(slides[(index + 1) % slides.length])
    options.onChange(index)
  }
  slides.forEach((slide) => slide.removeAttribute('hidden'))
  const swiper = new Swiper(stage, {
    modules: [Autoplay, EffectFade],
    effect: 'fade',
    fadeEffect: { crossFade: true },
    // Not 0: Swiper waits for the end of the transition.
    speed: options.isCalm ? 1 : fadeMs,
    loop: true,
    autoplay: { delay: standMs },
    on: { realIndexChange: ({ realIndex }) => show(realIndex) },
  })
  const setMoving = (isMoving: boolean) => (isMoving ? swiper.autoplay.start() : swiper.autoplay.stop())
  setMoving(isPlaying)
  show(swiper.realIndex)
  // No rotation while a link of the slide has the pointer or the focus.
  const hold = () => setMoving(false)
  const release = () => setMoving(isPlaying)
  for (const link of stage.querySelectorAll('a')) {
    link.addEventListener('pointerenter', hold)
    link.addEventListener('focus', hold)
    link.addEventListener('pointerleave', release)
    link.addEventListener('blur', release)
  }
  return {
    setPlaying: (value) => {
      isPlaying = value
      setMoving(value)
    },
    step: (by) => (by > 0 ? swiper.slideNext() : swiper.slidePrev()),
    stop: () => swiper.destroy(),
  }
}
