import type Swiper from 'swiper'
import { Mousewheel, Zoom } from 'swiper/modules'

import { makeSwiper } from '@/components/ui/slide-row/make-swiper'
import { element } from '@/lib/dom/element'

import { storedSize, type LightboxItem } from './lightbox-items'

/** A picture is never drawn larger than this, in pixels of the screen for one of its own, until it is zoomed. */
const maxEnlarged = 1.5
/** So much the zoom enlarges, unless the whole height needs more. */
const zoomRatio = 3
/** From this proportion on, a picture on an upright screen is a strip of few pixels: it is shown in its whole height. */
const panorama = 2
/** So many pixels of the wheel enlarge by a factor of e. */
const wheelStep = 500

function pictureSlide({ image, source }: LightboxItem): HTMLElement {
  const picture = element('img', { alt: image?.alt ?? '', draggable: false })
  if (image) {
    const { ratio, width } = storedSize(image)
    // An attribute with styles is refused by the policy of the page.
    picture.style.setProperty('--ratio', String(ratio))
    picture.style.setProperty('--limit', `${width * maxEnlarged}px`)
  }
  // Until the large one is there, the small one of the page shows what will come.
  if (image?.currentSrc) picture.style.backgroundImage = `url("${image.currentSrc}")`
  picture.dataset.src = source instanceof HTMLAnchorElement ? source.href : ''
  return element('div', { className: 'swiper-zoom-container' }, picture)
}

/**
 * Ends the films of the page: pauses those of our own, and makes those of other services links again, as before the click.
 * A frame is replaced, because not every browser unloads one that loses its address.
 */
export function endFilms(): void {
  // A film without controls is a silent background.
  for (const video of document.querySelectorAll<HTMLVideoElement>('video[controls]')) video.pause()
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('a[data-facade] + iframe[src]')) {
    const link = frame.previousElementSibling as HTMLAnchorElement
    const unloaded = frame.cloneNode() as HTMLIFrameElement
    unloaded.removeAttribute('src')
    link.hidden = false
    unloaded.hidden = true
    frame.replaceWith(unloaded)
  }
}

/** A copy of the film of the page, which was ended when the lightbox opened and so is not playing. */
const filmSlide = ({ source }: LightboxItem): HTMLElement =>
  element('div', { className: 'lightbox-film' }, ...source.cloneNode(true).childNodes)

const fill = (slide: HTMLElement, item: LightboxItem) =>
  slide.replaceChildren(item.isFilm ? filmSlide(item) : pictureSlide(item))

/** Starts to load a picture, in the size that it has on this screen. */
function load(slide: Element | undefined, item: LightboxItem | undefined): void {
  const picture = slide?.querySelector<HTMLImageElement>('img[data-src]')
  if (!picture) return
  picture.sizes = `${picture.offsetWidth}px`
  picture.srcset = item?.image?.srcset ?? ''
  picture.src = picture.dataset.src ?? ''
  delete picture.dataset.src
}

/** How much a picture must be enlarged to be as high as the window; 0 for a film. */
function prepareZoom(slide: HTMLElement): number {
  const picture = slide.querySelector<HTMLImageElement>('.swiper-zoom-container > img')
  if (!picture?.parentElement || !picture.offsetHeight) return 0
  const heightRatio = slide.clientHeight / picture.offsetHeight
  picture.parentElement.dataset.swiperZoom = String(Math.max(zoomRatio, heightRatio))
  return heightRatio
}

/** A panorama begins in its whole height, as far as it is sharp, to be moved sideways by a finger. */
function showWholeHeight(swiper: Swiper): void {
  const slide = swiper.slides[swiper.activeIndex]
  if (!slide) return
  const heightRatio = prepareZoom(slide)
  const picture = slide.querySelector('img')
  if (!picture || picture.offsetWidth / picture.offsetHeight < panorama) return
  const sharpest = Number.parseFloat(picture.style.getPropertyValue('--limit')) / picture.offsetWidth
  const ratio = Math.min(heightRatio, sharpest)
  if (ratio > 1 && slide.clientHeight > slide.clientWidth) swiper.zoom.in(ratio)
}

/** Up enlarges, down makes smaller again. */
function zoomByWheel(swiper: Swiper, { deltaX, deltaY }: WheelEvent): void {
  if (Math.abs(deltaY) <= Math.abs(deltaX)) return
  const scale = Math.min(swiper.zoom.scale * Math.exp(-deltaY / wheelStep), zoomRatio)
  if (scale > 1) swiper.zoom.in(scale)
  else swiper.zoom.out()
}

export interface LightboxStrip {
  list: HTMLElement
  /** After the strip is visible. */
  start: (index: number, onShow: (index: number) => void, onZoom: (isZoomed: boolean) => void) => Swiper
  /** Ends what is playing on a slide. */
  end: (index: number) => void
}

/** The slides of a lightbox: moved by fingers, mouse and wheel, enlarged by two fingers, a double tap or the wheel. */
export function makeStrip(items: readonly LightboxItem[]): LightboxStrip {
  const slides = items.map((item) => {
    const slide = element('li')
    fill(slide, item)
    return slide
  })
  const list = element('div', { className: 'lightbox-strip', tabIndex: -1 }, element('ul', {}, ...slides))
  const end = (index: number) => {
    const [slide, item] = [slides[index], items[index]]
    if (slide && item?.isFilm) fill(slide, item)
  }
  const show = (index: number, before: number) => {
    const isLeaving = before !== index
    // A slide that is inert, or filled again, would drop the focus.
    if (isLeaving && slides[before]?.contains(document.activeElement)) list.focus({ preventScroll: true })
    for (const each of [index, index + 1, index - 1]) load(slides[each], items[each])
    slides.forEach((slide, at) => (slide.inert = at !== index))
    if (isLeaving) end(before)
  }
  const start: LightboxStrip['start'] = (index, onShow, onZoom) => {
    const swiper = makeSwiper(list, {
      modules: [Zoom, Mousewheel],
      initialSlide: index,
      rewind: true,
      mousewheel: { forceToAxis: true },
      zoom: true,
    })
    swiper.on('zoomChange', (_, scale, picture) => {
      if (picture instanceof HTMLImageElement && scale > 1)
        picture.sizes = `${Math.round(picture.offsetWidth * scale)}px`
      onZoom(scale > 1)
    })
    swiper.on('slideChange', () => {
      show(swiper.activeIndex, swiper.previousIndex)
      onShow(swiper.activeIndex)
    })
    swiper.on('slideChangeTransitionEnd', showWholeHeight)
    list.addEventListener('wheel', (event) => zoomByWheel(swiper, event), { passive: true })
    show(index, index)
    onShow(index)
    showWholeHeight(swiper)
    return swiper
  }
  return { list, start, end }
}
