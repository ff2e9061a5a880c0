import type { CardPhoto } from '@/features/listings/model/card-photo'

import type { loadPart } from '@/lib/parts/load-part'

import { PhotoTrack } from './photo-track'

/** In a row that is itself swiped, and with a mouse, the pictures move by their buttons alone. */
const isTouchScreen = () => matchMedia('(hover: none)').matches

interface Card {
  ref: string
  link: HTMLAnchorElement
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
    link,
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

/** Connects the buttons with the row and shows its position. */
function startControls(place: HTMLElement, { link }: Card, position: string, track: PhotoTrack): void {
  const controls = place.lastElementChild
  const [count, status] = place.querySelectorAll<HTMLElement>('.photo-controls > span')
  if (!(controls instanceof HTMLElement) || !count || !status) return
  controls.ariaLabel = `${controls.ariaLabel}, ${link.textContent}`
  const showCount = () => (count.textContent = `${track.index + 1}/${track.total}`)
  showCount()
  track.onChange = () => {
    showCount()
    const shown = position.replace('{index}', String(track.index + 1)).replace('{total}', String(track.total))
    status.textContent = [shown, track.alt].filter(Boolean).join(', ')
  }
  for (const button of controls.querySelectorAll<HTMLElement>('[data-step]'))
    button.addEventListener('click', () => void track.move(Number(button.dataset.step)))
  controls.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    void track.move(step)
  })
  for (const sign of ['pointerenter', 'focusin']) controls.addEventListener(sign, () => void track.load())
}

/**
 * Makes the pictures of the cards of a list ready to be leafed through.
 *
 * @param load `start.js` has it, and would become larger if this file imported it
 */
export function prepareCards(list: HTMLElement, load: typeof loadPart): void {
  const model = list.nextElementSibling
  if (!(model instanceof HTMLElement)) return
  list.dataset.photos = 'ready'
  for (const place of list.querySelectorAll<HTMLElement>('.card-photos:empty')) {
    const card = readCard(place)
    if (!card) continue
    place.append(...model.cloneNode(true).childNodes)
    const row = place.firstElementChild
    if (!(row instanceof HTMLElement)) continue
    const track = new PhotoTrack(row, { ...card, read: () => fetchPhotos(card.ref) })
    startControls(place, card, model.dataset.position ?? '', track)
    if (isTouchScreen() && !place.closest('[data-slide-row]')) track.swipeFromTouch(load)
  }
}
