import type Swiper from 'swiper'

import type { CardPhoto } from '@/features/listings/model/card-photo'
import { watchRest } from '@/components/ui/slide-row/watch-rest'
import type { loadPart } from '@/lib/parts/load-part'

type MakeSwiper = typeof import('@/components/ui/slide-row/make-swiper').makeSwiper

interface TrackOptions {
  /** The link of the card: each picture is in a copy of it. */
  link: HTMLAnchorElement
  /** The first picture, which the page already has. */
  shown: HTMLImageElement
  /** The number of pictures before they are read. */
  total: number
  read: () => Promise<CardPhoto[]>
}

/** Safari has this event since version 26.2. */
const hasScrollEnd = 'onscrollend' in document

/** In browsers without it, a movement ends after so many milliseconds without a scroll event. */
const restAfter = 150

function copyOf(image: HTMLImageElement): HTMLImageElement {
  const copy = image.cloneNode() as HTMLImageElement
  copy.alt = ''
  return copy
}

/** A further picture is a copy of the first one with its own source. */
function imageOf({ src, srcSet, position }: CardPhoto, first: HTMLImageElement): HTMLImageElement {
  const image = copyOf(first)
  image.loading = 'lazy'
  image.fetchPriority = 'auto'
  image.decoding = 'async'
  image.srcset = srcSet
  image.src = src
  // The first one may be limited to its own small size.
  Object.assign(image.style, { maxWidth: '', maxHeight: '', margin: '' })
  image.style.objectPosition = position ?? ''
  return image
}

/**
 * The pictures of a card side by side in an element that scrolls, over its first picture. It begins with two empty
 * places, so that it can be swiped at once; the pictures are read at the first movement. On touch screens Swiper moves
 * them once they are there. Screen readers get the controls.
 */
export class PhotoTrack {
  index = 0
  total: number
  /** Called when another picture is shown. */
  onChange: () => void = () => undefined
  /** The index that the last movement leads to. */
  #target = 0
  #isMoving = false
  /** A read failed during this movement. */
  #hasFailed = false
  #rest: ReturnType<typeof setTimeout> | undefined
  #photos: CardPhoto[] = []
  #loading: Promise<void> | null = null
  readonly #places: HTMLElement
  #swiper: Swiper | null = null
  /** Called when the row rests with all pictures. */
  #onWhole: () => void = () => undefined

  /** @param element scrolls; it has one child with the places for pictures */
  constructor(
    readonly element: HTMLElement,
    private readonly options: TrackOptions,
  ) {
    this.total = options.total
    this.#places = element.firstElementChild as HTMLElement
    this.#places.append(this.#newPlace(), this.#newPlace())
    element.onscroll = () => this.#scrolled()
    element.onscrollend = () => this.#rested()
  }

  /** Swiper, which the first touch loads, moves the pictures from the moment when all are there and none moves. */
  swipeFromTouch(load: typeof loadPart): void {
    const atRest = watchRest(this.element)
    const takeOver = async () => {
      const photosShown = new Promise<void>((resolve) => (this.#onWhole = resolve))
      const loaded = await load(() => import('@/components/ui/slide-row/make-swiper'))
      if (!loaded) return
      if (!this.#isWhole) await photosShown
      await atRest()
      this.#takeOver(loaded.makeSwiper)
    }
    this.element.addEventListener('touchstart', () => void takeOver(), { passive: true, once: true })
  }

  #newPlace(): HTMLElement {
    const place = this.options.link.cloneNode() as HTMLElement
    place.removeAttribute('class')
    place.tabIndex = -1
    return place
  }

  get #isWhole(): boolean {
    return this.#photos.length > 0 && this.#places.children.length === this.total
  }

  #takeOver(makeSwiper: MakeSwiper): void {
    const { index } = this
    this.element.onscroll = this.element.onscrollend = null
    this.element.scrollTo({ left: 0, behavior: 'instant' })
    this.#swiper = makeSwiper(this.element, {
      initialSlide: index,
      on: { slideChange: ({ activeIndex }) => this.#show((this.#target = activeIndex)) },
    })
  }

  /** The description of the picture that is shown. */
  get alt(): string {
    return this.#photos[this.index]?.alt ?? ''
  }

  /** Reads the pictures once, and again after a failure, which shows the first picture. */
  load(): Promise<void> {
    this.#loading ??= this.options.read().then(
      (photos) => this.#fill(photos),
      () => {
        this.#loading = null
        this.#hasFailed = true
        if (!this.#isMoving) this.#goBack()
      },
    )
    return this.#loading
  }

  /** After a failed read the first picture is shown again; the next movement reads again. */
  #goBack(): void {
    this.#hasFailed = false
    this.#target = 0
    this.element.scrollTo({ left: 0, behavior: 'instant' })
  }

  /** Shows the picture so many places further; the first follows the last. */
  async move(step: number): Promise<void> {
    await this.load()
    if (this.#photos.length === 0) return
    const from = this.#target
    this.#target = (from + step + this.total) % this.total
    this.#addPlaces()
    const isFar = Math.abs(this.#target - from) > 1
    if (this.#swiper) {
      this.#swiper.update()
      this.#swiper.slideTo(this.#target, isFar ? 0 : undefined)
      return
    }
    // Otherwise the style decides, by the motion that the visitor wants.
    const behavior = isFar ? 'instant' : 'auto'
    this.element.scrollTo({ left: this.#target * this.element.clientWidth, behavior })
  }

  #fill(photos: CardPhoto[]): void {
    this.#photos = photos
    this.total = photos.length
    for (const [at, place] of [...this.#places.children].entries()) place.append(...this.#imageAt(at))
    // Chromium may end a swipe that began with two places at the third, if it is added meanwhile.
    if (!this.#isMoving) this.#addPlaces()
    this.#show(this.index)
  }

  /** As many places as there are pictures. */
  #addPlaces(): void {
    const { children } = this.#places
    while (children.length > this.total) this.#places.lastElementChild?.remove()
    while (children.length < this.total) {
      const place = this.#newPlace()
      place.append(...this.#imageAt(children.length))
      this.#places.append(place)
    }
    this.#loadNext()
    this.#onWhole()
  }

  #imageAt(at: number): HTMLElement[] {
    const photo = this.#photos[at]
    const { shown } = this.options
    if (!photo) return []
    const image = at === 0 ? copyOf(shown) : imageOf(photo, shown)
    if (!photo.mark) return [image]
    const mark = document.createElement('span')
    mark.className = 'picture-mark'
    mark.textContent = photo.mark
    return [mark, image]
  }

  #show(index: number): void {
    this.index = index
    this.#loadNext()
    this.onChange()
  }

  /** The picture after the one shown is loaded before it is in view. */
  #loadNext(): void {
    const next = this.#places.children[this.index + 1]?.querySelector('img')
    if (next) next.loading = 'eager'
  }

  #scrolled(): void {
    const { scrollLeft, clientWidth } = this.element
    // A movement reads once; the way back to 0 reads nothing.
    if (scrollLeft > 0 && !this.#hasFailed) void this.load()
    const index = Math.round(scrollLeft / (clientWidth || 1))
    if (index !== this.index) this.#show(index)
    this.#isMoving = true
    if (hasScrollEnd) return
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => this.#rested(), restAfter)
  }

  #rested(): void {
    this.#isMoving = false
    this.#target = this.index
    if (this.#photos.length > 0) this.#addPlaces()
    else if (this.#hasFailed) this.#goBack()
  }
}
