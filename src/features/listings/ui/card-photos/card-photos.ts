import { element, iconOf } from '@/lib/dom/element'

import type { CardPhoto } from '@/features/listings/model/card-photo'
import type { PhotoTexts } from '@/features/listings/ui/card-data'

import { PhotoTrack } from './photo-track'

const arrows = { previous: 'm15 5-7 7 7 7', next: 'm9 5 7 7-7 7' }

interface Card {
  ref: string
  title: string
  href: string
  /** The picture that the page already has. */
  shown: HTMLImageElement
  total: number
}

/** Null for a card without further pictures. */
function readCard(place: HTMLElement): Card | null {
  const article = place.closest('article')
  const link = article?.querySelector<HTMLAnchorElement>('.card-link')
  const shown = place.previousElementSibling
  if (!article || !link || !(shown instanceof HTMLImageElement)) return null
  return {
    ref: article.id.slice(2),
    title: link.textContent,
    href: link.href,
    shown,
    total: Number(place.dataset.total),
  }
}

async function fetchPhotos(ref: string): Promise<CardPhoto[]> {
  const answer = await fetch(`/card-photos/${document.documentElement.lang}/${ref}/`)
  if (!answer.ok) throw new Error(`Status ${answer.status}`)
  const photos = (await answer.json()) as CardPhoto[]
  if (photos.length === 0) throw new Error('The property has no pictures any more')
  return photos
}

const arrowButton = (label: string, path: string, onclick: () => void): HTMLButtonElement =>
  element(
    'button',
    { type: 'button', onclick, attributes: { 'aria-label': label } },
    iconOf(path, 'icon-line size-5'),
  )

/** Buttons and position. Only "next" is reached by Tab: it leads around, and the arrow keys go both ways. */
function controlsOf(card: Card, texts: PhotoTexts, track: PhotoTrack): HTMLElement {
  const count = element('span', { className: 'figures', attributes: { 'aria-hidden': 'true' } })
  const status = element('span', { className: 'sr-only', attributes: { role: 'status' } })
  const previous = arrowButton(texts.previous, arrows.previous, () => void track.move(-1))
  previous.tabIndex = -1
  const next = arrowButton(texts.next, arrows.next, () => void track.move(1))
  const showCount = () => (count.textContent = `${track.index + 1}/${track.total}`)
  showCount()
  track.onChange = () => {
    showCount()
    const position = texts.position
      .replace('{index}', String(track.index + 1))
      .replace('{total}', String(track.total))
    status.textContent = [position, track.alt].filter(Boolean).join(', ')
  }
  const attributes = { role: 'group', 'aria-label': `${texts.name}, ${card.title}` }
  const controls = element('div', { className: 'photo-controls', attributes }, previous, count, next, status)
  controls.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    void track.move(step)
  })
  for (const sign of ['pointerenter', 'focusin']) controls.addEventListener(sign, () => void track.load())
  return controls
}

/** Makes the pictures of the cards of a list ready to be leafed through. */
export function prepareCards(list: HTMLElement): void {
  const texts = JSON.parse(list.dataset.photoTexts ?? '') as PhotoTexts
  for (const place of list.querySelectorAll<HTMLElement>('.card-photos:empty')) {
    const card = readCard(place)
    if (!card) continue
    const track = new PhotoTrack({ ...card, read: () => fetchPhotos(card.ref) })
    place.append(track.element, controlsOf(card, texts, track))
  }
}
