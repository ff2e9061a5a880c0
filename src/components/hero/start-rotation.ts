import 'swiper/css'
import 'swiper/css/effect-fade'

import Swiper from 'swiper'
import { Autoplay, EffectFade } from 'swiper/modules'

/** How long a fade takes (specification 2.4), and how long a picture stands. */
const fadeMs = 500
const standMs = 6000

export interface Rotation {
  setPlaying: (isPlaying: boolean) => void
  step: (by: 1 | -1) => void
  stop: () => void
}

interface RotationOptions {
  isPlaying: boolean
  /** With a motion that is over before it is seen. */
  isCalm: boolean
  onChange: (index: number) => void
}

/** Gives the picture of a slide its place, so that the browser loads it: that of the next one, while one stands. */
const revealPicture = (slide: HTMLElement | undefined): void =>
  slide?.querySelector('[data-late]')?.removeAttribute('hidden')

/** Lets the slides of a server-made stage take turns. Loaded apart: it brings Swiper. */
export function startRotation(stage: HTMLElement, options: RotationOptions): Rotation {
  const slides = [...stage.querySelectorAll<HTMLElement>('.swiper-slide')]
  let isPlaying = options.isPlaying
  const show = (index: number) => {
    // The others are transparent, but would still be found by the keyboard and by screen readers.
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
    // Not 0: Swiper waits for the end of the motion.
    speed: options.isCalm ? 1 : fadeMs,
    loop: true,
    autoplay: { delay: standMs },
    on: { realIndexChange: ({ realIndex }) => show(realIndex) },
  })
  const setMoving = (isMoving: boolean) => (isMoving ? swiper.autoplay.start() : swiper.autoplay.stop())
  setMoving(isPlaying)
  show(swiper.realIndex)
  // A link does not leave under the pointer or the keyboard.
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
