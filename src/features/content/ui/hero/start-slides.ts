import { watchRest } from '@/components/ui/slide-row/watch-rest'
import { wantsMotion } from '@/lib/dom/wants-motion'
import type { loadPart } from '@/lib/parts/load-part'

import { startMotion } from './start-motion'

/** How long each picture is shown, in milliseconds. */
const standMs = 6000
/** A fade is over, in milliseconds. */
const fadedMs = 550
/** A shorter movement of the finger is no swipe, in pixels. */
const swipePixels = 40

export interface SlidesState {
  /** Of the slide that is shown. */
  index: number
  isPlaying: boolean
}

/** Slides that fade into each other, with the state that outlives the change to Swiper. */
export class Slides {
  index = 0
  /** What a change of the slide needs besides; Swiper puts itself here. */
  move: (index: number) => void = () => undefined
  #timer = 0
  #isPlaying = false
  #isHeld = false
  readonly slides: HTMLElement[]
  readonly #counter: HTMLElement | null

  constructor(
    private readonly place: HTMLElement,
    readonly stage: HTMLElement,
    /** Ends the rotation. */
    readonly signal: AbortSignal,
  ) {
    signal.addEventListener('abort', () => clearTimeout(this.#timer))
    this.slides = [...stage.children].filter((slide) => slide instanceof HTMLElement)
    this.#counter = place.querySelector('[data-slide-count]')
  }

  /** The slide that is so many further; the first follows the last. */
  turn(by: number): void {
    const count = this.slides.length
    this.move((this.index + by + count) % count)
  }

  /** Tells everything but the movement which slide is shown now. */
  show(index: number): void {
    this.index = index
    // The other slides are transparent, but the keyboard and screen readers would still reach them.
    this.slides.forEach((slide, at) => {
      slide.inert = at !== index
      slide.toggleAttribute('data-shown', at === index)
    })
    this.#reveal(index)
    this.#reveal((index + 1) % this.slides.length)
    const [name, number] = this.#counter?.children ?? []
    if (name) name.textContent = `${this.slides[index]?.dataset.name}, `
    if (number) number.textContent = `${index + 1} / ${this.slides.length}`
    this.#wait()
  }

  play(isPlaying: boolean): void {
    this.#isPlaying = isPlaying
    this.#counter?.setAttribute('aria-live', isPlaying ? 'off' : 'polite')
    this.#wait()
  }

  /** No rotation meanwhile. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld
    this.#wait()
  }

  /** Lets the browser load the picture of a slide: the next one while the current one is shown. */
  #reveal(index: number): void {
    this.slides[index]?.querySelector('[data-late]')?.removeAttribute('hidden')
  }

  #wait(): void {
    clearTimeout(this.#timer)
    if (this.#isPlaying && !this.#isHeld) this.#timer = window.setTimeout(() => this.turn(1), standMs)
  }
}

/** Turns the slides by a swipe until Swiper does; so the first one counts. */
function turnBySwipes(rotation: Slides, signal: AbortSignal): void {
  const { stage } = rotation
  let from = 0
  stage.addEventListener('touchstart', ({ touches }) => (from = touches[0]?.clientX ?? 0), {
    passive: true,
    signal,
  })
  const onEnd = ({ changedTouches }: TouchEvent) => {
    const distance = (changedTouches[0]?.clientX ?? from) - from
    if (Math.abs(distance) > swipePixels) rotation.turn(distance < 0 ? 1 : -1)
  }
  stage.addEventListener('touchend', onEnd, { signal })
}

/** Swiper follows the finger or the mouse; loaded at the first touch of the slides. */
function loadSwiper(rotation: Slides, load: typeof loadPart): void {
  const atRest = watchRest(rotation.stage, fadedMs)
  const stop = new AbortController()
  rotation.signal.addEventListener('abort', () => stop.abort())
  turnBySwipes(rotation, stop.signal)
  const takeOver = async () => {
    const loaded = await load(() => import('./swipe-slides'))
    if (!loaded) return
    await atRest()
    stop.abort()
    if (!rotation.signal.aborted) loaded.swipeSlides(rotation)
  }
  const { signal } = rotation
  rotation.stage.addEventListener('pointerdown', () => void takeOver(), { once: true, signal })
}

/** No rotation while a link of the stage has the pointer or the focus. */
function holdAtLinks(rotation: Slides): void {
  const { signal } = rotation
  for (const link of rotation.stage.querySelectorAll('a')) {
    for (const sign of ['pointerenter', 'focus'])
      link.addEventListener(sign, () => rotation.hold(true), { signal })
    for (const sign of ['pointerleave', 'blur'])
      link.addEventListener(sign, () => rotation.hold(false), { signal })
  }
}

/**
 * Rotates the slides that the server rendered, with buttons to pause and to turn them.
 *
 * @param load `start.js` has it, and would become larger if this file imported it
 * @param before how an earlier start on this place was ended
 * @returns ends this
 */
export function startSlides(
  place: HTMLElement,
  load: typeof loadPart,
  before: SlidesState = { index: 0, isPlaying: wantsMotion() },
): () => SlidesState {
  const stage = place.querySelector<HTMLElement>('[data-stage]')
  if (!stage) return () => before
  const end = new AbortController()
  const { signal } = end
  const rotation = new Slides(place, stage, signal)
  let { isPlaying } = before
  rotation.move = (index) => rotation.show(index)
  const set = (value: boolean) => {
    isPlaying = value
    showMotion(value)
    rotation.play(value)
  }
  const showMotion = startMotion(place, () => set(!isPlaying), signal)
  for (const button of place.querySelectorAll<HTMLElement>('[data-turn]'))
    button.addEventListener('click', () => rotation.turn(Number(button.dataset.turn)), { signal })
  stage.toggleAttribute('data-started', true)
  for (const slide of rotation.slides) slide.removeAttribute('hidden')
  loadSwiper(rotation, load)
  holdAtLinks(rotation)
  set(isPlaying)
  rotation.show(Math.min(before.index, rotation.slides.length - 1))
  return () => {
    end.abort()
    return { index: rotation.index, isPlaying }
  }
}
