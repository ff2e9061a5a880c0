import { ChevronLeft, ChevronRight, createElement, LayoutGrid, Play, X, ZoomIn, type IconNode } from 'lucide'
import type Swiper from 'swiper'

import { element } from '@/lib/dom/element'

import type { LightboxContent, LightboxItem } from './lightbox-items'
import { makeStrip } from './lightbox-strip'
import './lightbox.css'

const icon = (node: IconNode) => createElement(node, { 'aria-hidden': 'true', 'stroke-width': 1.75 })

const button = (name: string, node: IconNode, className = '') =>
  element('button', { type: 'button', className, attributes: { 'aria-label': name } }, icon(node))

const position = (index: number, total: number) => `${index + 1} / ${total}`

/** One picture of the sheet that shows all of them. @param name for screen readers, if it has no caption */
function thumbnail({ image, caption, isFilm }: LightboxItem, name: string): HTMLButtonElement {
  const picture = image ? (image.cloneNode() as HTMLImageElement) : null
  if (picture) Object.assign(picture, { className: '', sizes: '12rem', loading: 'lazy', alt: '' })
  const frame = element('span', { className: 'lightbox-thumbnail' }, picture, isFilm && icon(Play))
  return element('button', { type: 'button', attributes: { 'aria-label': caption || name } }, frame, caption)
}

const stepKeys: Record<string, (swiper: Swiper) => void> = {
  ArrowLeft: (swiper) => swiper.slidePrev(),
  ArrowRight: (swiper) => swiper.slideNext(),
  Home: (swiper) => swiper.slideTo(0),
  End: (swiper) => swiper.slideTo(swiper.slides.length - 1),
}

/**
 * Pictures, plans and films over the whole window: one after the other, or all at once on a sheet. The dialog of the browser
 * keeps the focus and closes by Escape.
 */
export class LightboxDialog {
  readonly element: HTMLDialogElement
  private readonly content: LightboxContent
  private readonly strip
  private readonly thumbnails: HTMLButtonElement[]
  private readonly sheet: HTMLElement
  private readonly count = element('span', { className: 'lightbox-count' })
  private readonly caption = element('span')
  private readonly zoom: HTMLButtonElement
  private readonly toSheet: HTMLButtonElement
  private readonly steps: HTMLButtonElement[]
  private swiper: Swiper | null = null

  constructor(content: LightboxContent) {
    const { texts, items } = content
    this.content = content
    this.strip = makeStrip(items)
    this.thumbnails = items.map((item, index) =>
      thumbnail(item, `${texts.name}, ${position(index, items.length)}`),
    )
    this.sheet = element(
      'ul',
      { className: 'lightbox-sheet' },
      ...this.thumbnails.map((each) => element('li', {}, each)),
    )
    this.zoom = button(texts.zoomIn, ZoomIn)
    this.toSheet = button(texts.sheet, LayoutGrid)
    const previous = button(texts.previous, ChevronLeft, 'lightbox-previous')
    const next = button(texts.next, ChevronRight, 'lightbox-next')
    this.steps = items.length > 1 ? [previous, next] : []
    const close = button(texts.close, X)
    this.element = element(
      'dialog',
      { className: 'lightbox', attributes: { 'aria-label': texts.name } },
      element('div', { className: 'lightbox-bar' }, items.length > 1 && this.toSheet, this.zoom, close),
      ...this.steps,
      this.strip.list,
      element('p', { attributes: { role: 'status' } }, this.count, ' ', this.caption),
      this.sheet,
    )
    close.addEventListener('click', () => this.element.close())
    previous.addEventListener('click', () => this.swiper?.slidePrev())
    next.addEventListener('click', () => this.swiper?.slideNext())
    this.zoom.addEventListener('click', () => this.swiper?.zoom.toggle())
    this.toSheet.addEventListener('click', () => this.showSheet())
    this.thumbnails.forEach((each, index) => each.addEventListener('click', () => this.showItem(index)))
    this.element.addEventListener('keydown', (event) => this.onKey(event))
  }

  /** Needs the open dialog: the sizes of slides are measured. */
  showItem(index: number): void {
    this.choose(false)
    if (this.swiper) this.swiper.slideTo(index, 0)
    else
      this.swiper = this.strip.start(
        index,
        (shown) => this.describe(shown),
        (isZoomed) => this.nameZoom(isZoomed),
      )
    this.strip.list.focus()
  }

  showSheet(): void {
    const index = this.swiper?.activeIndex ?? 0
    this.strip.end(index)
    this.choose(true)
    const shown = this.thumbnails[index]
    shown?.focus()
    shown?.scrollIntoView({ block: 'nearest' })
  }

  private choose(isSheet: boolean): void {
    this.sheet.hidden = !isSheet
    for (const each of [this.strip.list, this.zoom, ...this.steps]) each.hidden = isSheet
    this.toSheet.setAttribute('aria-pressed', String(isSheet))
    if (!isSheet) return
    this.count.textContent = String(this.content.items.length)
    this.caption.textContent = this.content.texts.sheet
  }

  private describe(index: number): void {
    const { items } = this.content
    this.count.textContent = position(index, items.length)
    this.caption.textContent = items[index]?.caption ?? ''
    const isFilm = items[index]?.isFilm ?? false
    // A disabled button is not shown, and would drop the focus.
    if (isFilm && document.activeElement === this.zoom) this.strip.list.focus({ preventScroll: true })
    this.zoom.disabled = isFilm
  }

  private nameZoom(isZoomed: boolean): void {
    const { zoomIn, zoomOut } = this.content.texts
    this.zoom.setAttribute('aria-label', isZoomed ? zoomOut : zoomIn)
  }

  private onKey(event: KeyboardEvent): void {
    const step = stepKeys[event.key]
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey
    const isPlayer = event.target instanceof HTMLVideoElement
    if (!step || !this.swiper || !this.sheet.hidden || !isPlain || isPlayer) return
    event.preventDefault()
    step(this.swiper)
  }
}
