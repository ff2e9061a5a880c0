import type Swiper from 'swiper'
import { Mousewheel } from 'swiper/modules'

import { resumeIslands } from '@/lib/parts/start-islands'

import { makeSwiper } from './make-swiper'
import { watchRest } from './watch-rest'

/** How many slides a button moves: as many as are visible. */
export const slidesPerStep = (size: number, slidesGrid: readonly number[]): number => {
  const distance = (slidesGrid[1] ?? size) - (slidesGrid[0] ?? 0)
  return Math.max(1, Math.round(size / (distance || 1)))
}

const stepKeys: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }

const isPlain = (event: KeyboardEvent) =>
  !event.defaultPrevented && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey

/** Moves by so many slides, within the row. */
function moveBy(swiper: Swiper, step: number): void {
  const from = swiper.snapIndex
  swiper.slideTo(Math.min(Math.max(from + step, 0), swiper.snapGrid.length - 1))
}

/** The keyboard finds every slide: what gets its focus comes into view. */
function followFocus(swiper: Swiper, row: HTMLElement, signal: AbortSignal): void {
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return
    const index = swiper.slides.findIndex((slide) => slide.contains(target))
    const slide = swiper.slides[index]?.getBoundingClientRect()
    const { left, right } = row.getBoundingClientRect()
    if (slide && (slide.left < left - 1 || slide.right > right + 1)) swiper.slideTo(index)
  }
  const onKey = (event: KeyboardEvent) => {
    const step = stepKeys[event.key]
    if (step === undefined || !isPlain(event) || !swiper.enabled) return
    event.preventDefault()
    moveBy(swiper, step)
  }
  row.addEventListener('focusin', onFocus, { signal })
  row.addEventListener('keydown', onKey, { signal })
}

/**
 * After Next has rendered a preview again, the row scrolls as before, and the next gesture takes over what is there now; at
 * once if the focus is in it.
 */
function giveBackInPreview(swiper: Swiper, slides: HTMLElement, end: AbortController): void {
  const giveBack = () => {
    end.abort()
    const { el: row, translate } = swiper
    swiper.destroy()
    row.scrollTo({ left: -translate, behavior: 'instant' })
    const hasFocus = slides.contains(document.activeElement)
    slides.dataset.slideRow = hasFocus ? 'pending' : ''
    if (hasFocus) void takeOverRow(slides)
  }
  document.addEventListener(resumeIslands, giveBack, { once: true })
}

/** Swiper moves a row that scrolled until now, as soon as it rests, from where it is. */
export async function takeOverRow(slides: HTMLElement): Promise<void> {
  const row = slides.firstElementChild
  const list = row?.firstElementChild
  if (!(row instanceof HTMLElement) || !list) return
  await watchRest(row)()
  const left = row.scrollLeft
  const swiper = makeSwiper(row, {
    slidesPerView: 'auto',
    modules: [Mousewheel],
    mousewheel: { forceToAxis: true },
  })
  row.scrollTo({ left: 0, behavior: 'instant' })
  swiper.setTranslate(-left)
  swiper.updateProgress()
  swiper.updateActiveIndex()
  swiper.slideToClosest(0)
  const end = new AbortController()
  followFocus(swiper, row, end.signal)
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-scroll]') : null
    if (button) moveBy(swiper, Number(button.dataset.scroll) * slidesPerStep(swiper.size, swiper.slidesGrid))
  }
  slides.addEventListener('click', onClick, { signal: end.signal })
  giveBackInPreview(swiper, slides, end)
  // A row can be a grid on a wide screen.
  swiper.on('resize', () => {
    const isRow = getComputedStyle(list).display === 'flex'
    if (isRow === swiper.enabled) return
    if (!isRow) return swiper.disable()
    swiper.enable()
    swiper.slideTo(0, 0)
  })
  slides.dataset.slideRow = 'live'
}
