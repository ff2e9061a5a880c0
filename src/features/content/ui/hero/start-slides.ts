import { element } from '@/lib/dom/element'

import { controlBar, controlButton, motionButton } from './motion-controls'
import type { SlidesData } from './slide-rotation'

/** How long each picture is shown, in milliseconds. */
const standMs = 6000
/** A shorter movement of the finger is no swipe, in pixels. */
const swipePixels = 40

/** Lets the browser load the pictures of a slide: the next one while the current one is shown. */
const revealPicture = (slide: HTMLElement | undefined): void =>
  slide?.querySelector('[data-late]')?.removeAttribute('hidden')

function showSlide(slides: HTMLElement[], shown: number): void {
  // The other slides are transparent, but the keyboard and screen readers would still reach them.
  slides.forEach((slide, at) => {
    slide.inert = at !== shown
    slide.toggleAttribute('data-shown', at === shown)
  })
  revealPicture(slides[shown])
  revealPicture(slides[(shown + 1) % slides.length])
}

/** Calls back with the direction of a swipe: 1 to the next slide, -1 to the one before. */
function onSwipe(stage: HTMLElement, turn: (by: 1 | -1) => void): void {
  let from = 0
  stage.addEventListener('touchstart', ({ touches }) => (from = touches[0]?.clientX ?? 0), { passive: true })
  stage.addEventListener('touchend', ({ changedTouches }) => {
    const distance = (changedTouches[0]?.clientX ?? from) - from
    if (Math.abs(distance) > swipePixels) turn(distance < 0 ? 1 : -1)
  })
}

/** No rotation while a link of the stage has the pointer or the focus. */
function onHold(stage: HTMLElement, hold: (isHeld: boolean) => void): void {
  for (const link of stage.querySelectorAll('a')) {
    for (const sign of ['pointerenter', 'focus']) link.addEventListener(sign, () => hold(true))
    for (const sign of ['pointerleave', 'blur']) link.addEventListener(sign, () => hold(false))
  }
}

/** "2 / 3", with the name of the slide for screen readers. */
function counterOf({ names }: SlidesData) {
  const name = element('span', { className: 'sr-only' })
  const number = element('span')
  const counter = element(
    'p',
    {
      className:
        'figures inline-flex h-11 min-w-16 items-center justify-center bg-ink/85 px-3 text-small text-white',
      attributes: { 'aria-atomic': 'true' },
    },
    name,
    number,
  )
  const show = (index: number) => {
    name.textContent = `${names[index]}, `
    number.textContent = `${index + 1} / ${names.length}`
  }
  return { counter, show }
}

/** Rotates the slides that the server rendered, with buttons to pause and to turn them. */
export function startSlides(place: HTMLElement, isPlaying: boolean): void {
  const stage = place.parentElement?.querySelector<HTMLElement>('[data-slides]')
  if (!stage) return
  const data = JSON.parse(place.dataset.slideControls ?? '') as SlidesData
  const slides = [...stage.children].filter((slide) => slide instanceof HTMLElement)
  const count = counterOf(data)
  let [shown, isHeld, timer] = [0, false, 0]
  const wait = () => {
    clearTimeout(timer)
    if (isPlaying && !isHeld) timer = window.setTimeout(() => turn(1), standMs)
  }
  const turn = (by: 1 | -1 | 0) => {
    shown = (shown + by + slides.length) % slides.length
    showSlide(slides, shown)
    count.show(shown)
    wait()
  }
  const set = (value: boolean) => {
    isPlaying = value
    motion.show(value)
    count.counter.setAttribute('aria-live', value ? 'off' : 'polite')
    wait()
  }
  const motion = motionButton(data.texts, () => set(!isPlaying))
  stage.toggleAttribute('data-started', true)
  for (const slide of slides) slide.removeAttribute('hidden')
  onSwipe(stage, turn)
  onHold(stage, (value) => {
    isHeld = value
    wait()
  })
  place.append(
    controlBar(
      false,
      motion.button,
      controlButton('previous', data.texts.previous, () => turn(-1)),
      controlButton('next', data.texts.next, () => turn(1)),
      count.counter,
    ),
  )
  set(isPlaying)
  turn(0)
}
