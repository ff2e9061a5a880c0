import type { MapBounds, MapDrawing } from '@/features/map/model/map-messages'
import type { MapPoints } from '@/features/map/model/map-points'
import { loadFrame } from '@/lib/dom/load-frame'
import { readStored, writeStored } from '@/lib/values/browser-storage'
import { areaText, nearText } from '@/features/listings/model/search-params-places'

import { connectMapFrame, type MapConnection } from './connect-map-frame'
import { makeFullMap, type FullMap } from './full-map'
import type { ListingMapData } from './listing-map'
import { areaOfBounds, seeBounds, type Seen } from './map-bounds'
import { readPoints } from './map-requests'

/** Storage keys of this session: '1' while the list follows the map, and where the map is during a search on it. */
const followKey = 'mapFollows'
const placeKey = 'mapPlace'

/** Several moves in quick succession are one search. */
const pauseMs = 800

const cardOf = (ref: number | null) => document.querySelector<HTMLElement>(`#p-${ref}`)

const isWide = () => matchMedia('(min-width: 64rem)').matches

/** Marks the card of the selected marker, if it is on this page, and scrolls it into view beside the map. */
function chooseCard(ref: number | null): void {
  document.querySelector('[data-chosen]')?.removeAttribute('data-chosen')
  const card = cardOf(ref)
  card?.setAttribute('data-chosen', '')
  if (isWide()) card?.scrollIntoView({ block: 'nearest' })
}

/** The same list within the drawn area, from its first page; null if it is the one that is open. */
function hrefWithin({ area, near }: MapDrawing): string | null {
  const query = new URLSearchParams(location.search)
  for (const name of ['area', 'near', 'page']) query.delete(name)
  if (area) query.set('area', areaText(area))
  if (near) query.set('near', nearText(near))
  const search = `?${query}`
  return search === location.search ? null : location.pathname + search
}

/** From the top of the window to that of the map, which does not move while it fills the window. In pixels. */
const placeOf = (map: HTMLElement): number => map.parentElement?.getBoundingClientRect().top ?? 0

interface Search {
  map: HTMLElement
  full: FullMap
}

function searchWithin({ map, full }: Search, drawing: MapDrawing): void {
  const href = hrefWithin(drawing)
  if (!href) return
  if (full.isFull()) full.keep('pushState')
  writeStored('sessionStorage', placeKey, String(placeOf(map)))
  location.assign(href)
}

/** A search at the end of a move, without an entry of its own in the history. */
function followTo({ map, full }: Search, bounds: MapBounds): void {
  const href = hrefWithin({ area: areaOfBounds(bounds), near: null })
  if (!href) return
  if (full.isFull()) full.keep('replaceState')
  writeStored('sessionStorage', placeKey, String(placeOf(map)))
  location.replace(href)
}

/** After such a search the map is where it was in the window, and a list beside it at its beginning. */
function restorePlace(map: HTMLElement): void {
  const place = readStored('sessionStorage', placeKey)
  writeStored('sessionStorage', placeKey, null)
  if (place) window.scrollBy({ top: placeOf(map) - Number(place), behavior: 'instant' })
}

function followCards(highlight: MapConnection['highlight']): void {
  let highlighted: number | null = null
  const onPointAt = ({ target }: Event) => {
    const card = target instanceof Element ? target.closest('article[id^="p-"]') : null
    const ref = card ? Number(card.id.slice(2)) : null
    if (ref !== highlighted) highlight(ref)
    highlighted = ref
  }
  document.addEventListener('pointerover', onPointAt)
  document.addEventListener('focusin', onPointAt)
}

/** Where the map was moved to, and whether the list follows it. */
interface Moves {
  moved: MapBounds | null
  /** The visitor draws, or has chosen something on the map. */
  isBusy: boolean
  follows: boolean
}

/** Shows the buttons over the map, and lets the list follow at the end of a move when the visitor wants that. */
function followMoves(search: Search): (changed: Partial<Moves>) => void {
  const { map } = search
  const button = map.querySelector<HTMLElement>('[data-map-here]')
  const openButton = map.querySelector<HTMLElement>('[data-map-open]')
  const box = map.querySelector<HTMLInputElement>('input[type="checkbox"]')
  let moves: Moves = { moved: null, isBusy: false, follows: readStored('sessionStorage', followKey) === '1' }
  let timer = 0
  const change = (changed: Partial<Moves>) => {
    moves = { ...moves, ...changed }
    const moved = moves.isBusy ? null : moves.moved
    window.clearTimeout(timer)
    if (moves.follows && moved) timer = window.setTimeout(() => followTo(search, moved), pauseMs)
    if (button) button.hidden = !moved || moves.follows
    if (openButton) openButton.hidden = moves.isBusy || search.full.isFull()
  }
  button?.addEventListener('click', () => {
    if (moves.moved) searchWithin(search, { area: areaOfBounds(moves.moved), near: null })
  })
  if (box) box.checked = moves.follows
  box?.addEventListener('change', () => {
    writeStored('sessionStorage', followKey, box.checked ? '1' : null)
    change({ follows: box.checked })
  })
  return change
}

/** Starts the map of a list: the frame, and the messages between page and frame (specification section 7). */
export function showListingMap(map: HTMLElement): void {
  const frame = map.querySelector('iframe')
  if (!frame) return
  // Written by ListingMap.
  const { locale, pointsHref, area, near } = JSON.parse(map.dataset.listingMap ?? '') as ListingMapData
  restorePlace(map)
  let seen: Seen | null = null
  const connection = connectMapFrame(frame, {
    onSelection: chooseCard,
    onDrawing: (drawing) => searchWithin(search, drawing),
    onEscape: () => full.close(),
    onBusy: (isBusy, isDrawing) => {
      // The line, its instructions and its buttons need the whole window of a phone.
      if (isDrawing && !isWide()) full.open()
      change({ isBusy })
    },
    onBounds: (bounds, isOwn) => {
      seen = seeBounds(seen, bounds, isOwn)
      change({ moved: seen.moved })
    },
  })
  const full = makeFullMap(map, (isFull) => {
    // Another size is no move.
    seen = null
    change({ moved: null })
    connection.setFull(isFull)
  })
  const search: Search = { map, full }
  const change = followMoves(search)
  full.resume()
  const show = (points: MapPoints | null) =>
    connection.send({
      // Without a response the map is empty, and the list beside it still works.
      properties: points?.properties ?? [],
      cells: points?.cells ?? [],
      cellWidth: points?.cellWidth ?? 0,
      pointsHref: points?.cells.length ? pointsHref : null,
      messageInfo: { locale, area, near, canDraw: true },
      mapType: 'search',
      customMarker: null,
      marqueeIgnoreList: points?.marqueeIgnoreList ?? [],
      rings: [],
    })
  readPoints(pointsHref)
    .catch(() => null)
    .then(show)
  followCards(connection.highlight)
  loadFrame(frame)
}
