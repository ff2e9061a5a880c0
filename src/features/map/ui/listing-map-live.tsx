import { useEffect, useRef, useState } from 'react'

import type { Locale } from '@/lib/i18n/locales'
import type { MapBounds, MapDrawing } from '@/features/map/model/map-messages'
import type { MapPoints } from '@/features/map/model/map-points'
import type { MapPoint, NearFilter } from '@/features/listings/model/listing-filters'
import { readStored, writeStored } from '@/lib/values/browser-storage'
import { areaText, nearText } from '@/features/listings/model/search-params-places'

import { connectMapFrame, type MapConnection } from './connect-map-frame'
import { areaOfBounds, hasMoved } from './map-bounds'
import { readPoints } from './map-requests'

interface ListingMapProps {
  locale: Locale
  /** URL of the map points of the whole search, all pages included. */
  pointsHref: string
  area: MapPoint[] | null
  near: NearFilter | null
  texts: { title: string; searchHere: string; searchMoves: string }
  /** Text about the properties that the map leaves out. */
  note: string | null
}

/** Storage keys of this session: '1' while the list follows the map, and the scroll position during its reload. */
const followKey = 'mapFollows'
const scrollKey = 'mapScroll'

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

function searchWithin(drawing: MapDrawing): void {
  const href = hrefWithin(drawing)
  if (href) location.assign(href)
}

/** A search at the end of a move, without an entry of its own in the history. */
function followTo(bounds: MapBounds): void {
  const href = hrefWithin({ area: areaOfBounds(bounds), near: null })
  if (!href) return
  writeStored('sessionStorage', scrollKey, String(window.scrollY))
  location.replace(href)
}

/** After such a search the page is where it was. */
function restoreScroll(): void {
  const scroll = readStored('sessionStorage', scrollKey)
  writeStored('sessionStorage', scrollKey, null)
  if (scroll) window.scrollTo({ top: Number(scroll), behavior: 'instant' })
}

/** Highlights the marker of the card under the pointer or with the focus. */
function followCards(highlight: MapConnection['highlight'], signal: AbortSignal): void {
  let highlighted: number | null = null
  const onPointAt = ({ target }: Event) => {
    const card = target instanceof Element ? target.closest('article[id^="p-"]') : null
    const ref = card ? Number(card.id.slice(2)) : null
    if (ref !== highlighted) highlight(ref)
    highlighted = ref
  }
  document.addEventListener('pointerover', onPointAt, { signal })
  document.addEventListener('focusin', onPointAt, { signal })
}

/** Whether the list follows the map, which it then does at the end of a move, and a setter. */
function useFollow(moved: MapBounds | null): [boolean, (next: boolean) => void] {
  const [follows, setFollows] = useState(() => readStored('sessionStorage', followKey) === '1')
  useEffect(restoreScroll, [])
  useEffect(() => {
    if (!follows || !moved) return
    const timer = window.setTimeout(() => followTo(moved), pauseMs)
    return () => window.clearTimeout(timer)
  }, [follows, moved])
  const choose = (next: boolean) => {
    writeStored('sessionStorage', followKey, next ? '1' : null)
    setFollows(next)
  }
  return [follows, choose]
}

/** The map of a list: the frame, and the messages between page and frame (specification section 7). */
export function ListingMap({ locale, pointsHref, area, near, texts, note }: ListingMapProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [moved, setMoved] = useState<MapBounds | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [follows, choose] = useFollow(isBusy ? null : moved)

  useEffect(() => {
    if (!frame.current) return
    const leaving = new AbortController()
    let first: MapBounds | null = null
    const connection = connectMapFrame(frame.current, {
      onSelection: chooseCard,
      onDrawing: searchWithin,
      onBusy: setBusy,
      onBounds: (bounds) => {
        first ??= bounds
        setMoved(hasMoved(first, bounds) ? bounds : null)
      },
    })
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
    readPoints(pointsHref, leaving.signal)
      .catch(() => null)
      .then((points) => leaving.signal.aborted || show(points))
    followCards(connection.highlight, leaving.signal)
    return () => {
      leaving.abort()
      connection.close()
    }
  }, [locale, pointsHref, area, near])

  return (
    <div className="relative flex size-full flex-col">
      <iframe
        ref={frame}
        src={`/map-frame/${locale}/`}
        title={texts.title}
        className="min-h-0 w-full flex-1 border-0"
      />
      {moved && !follows && !isBusy && (
        <button
          type="button"
          onClick={() => searchWithin({ area: areaOfBounds(moved), near: null })}
          className="button button-ink absolute top-3 left-1/2 max-w-[calc(100%-9rem)] -translate-x-1/2 px-4"
        >
          {texts.searchHere}
        </button>
      )}
      <div className="flex flex-wrap items-center gap-x-6 border-t border-line bg-white px-4 text-small">
        <label className="flex min-h-11 items-center gap-2 font-semibold">
          <input
            type="checkbox"
            checked={follows}
            onChange={({ target }) => choose(target.checked)}
            className="size-5 accent-ink"
          />
          {texts.searchMoves}
        </label>
        {note && <p className="py-2 text-slate">{note}</p>}
      </div>
    </div>
  )
}
