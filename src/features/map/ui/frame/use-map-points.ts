import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'

import { clusterProperties, shownProperties, type MapClusters } from '@/features/map/model/map-clusters'
import { contains, gridFor, isWithin } from '@/features/listings/model/map-grid'
import { boxText, padded, roundedBox } from '@/features/map/model/map-boxes'
import type { MapBounds, MapCell, MapContent, MapProperty } from '@/features/map/model/map-messages'
import type { MapPoints } from '@/features/map/model/map-points'
import { readPoints } from '@/features/map/ui/map-requests'

import { boundsOf } from './lat-lng'

/** What the map has loaded. */
interface Loaded {
  content: MapContent | null
  properties: readonly MapProperty[]
  cells: readonly MapCell[]
  cellWidth: number
  /** The part of the earth whose properties are in it. */
  box: MapBounds
}

export interface ShownPoints {
  /** What the page sent, before the map was moved. */
  first: Pick<Loaded, 'properties' | 'cells'>
  properties: readonly MapProperty[]
  clusters: MapClusters
  /** Some properties are known by number only. */
  isPartial: boolean
  /** Whether the visible part is loaded, as finely as it can be shown. */
  isLoaded: () => boolean
  /** The properties in a box, newest first; of many, the first hundred and one. */
  findInside: (box: MapBounds) => Promise<readonly MapProperty[]>
}

const everywhere: MapBounds = { north: 90, south: -90, east: 180, west: -180 }

/** More than is visible is loaded, so that small moves need no request. */
const margin = 0.25

/** Moves in quick succession, such as several steps of the zoom, are one request. */
const pauseMs = 150

/** The root font size, as a multiple of 16 pixels; visitors can change it in the browser. */
const rootScale = (): number => {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return size > 0 ? size / 16 : 1
}

const firstOf = (content: MapContent | null): Loaded => ({
  content,
  properties: content ? shownProperties(content.properties, content.marqueeIgnoreList) : [],
  cells: content?.cells ?? [],
  cellWidth: content?.cellWidth ?? 0,
  box: everywhere,
})

const boxToLoad = (map: LeafletMap): MapBounds => roundedBox(padded(boundsOf(map), margin))

/** Whether the visible part is loaded, as finely as it can be shown. */
const isLoaded = ({ box, cells, cellWidth }: Loaded, map: LeafletMap): boolean =>
  isWithin(boundsOf(map), box) && (cells.length === 0 || gridFor(boxToLoad(map)).cellWidth >= cellWidth)

async function readInside({ content, properties, cells, box }: Loaded, wanted: MapBounds) {
  const inside = properties.filter((property) => contains(wanted, property))
  if (!content?.pointsHref || (cells.length === 0 && isWithin(wanted, box))) return inside
  const href = `${content.pointsHref}&within=${boxText(wanted)}&list=1`
  const answer = await readPoints(href).catch(() => null)
  return answer?.properties ?? inside
}

/** Loads the visible part after each move for which what is loaded does not suffice. */
function useReload(map: LeafletMap | null, loaded: Loaded, onLoaded: (next: Loaded) => void): void {
  const { content } = loaded
  const isNeeded = useEffectEvent(() => map !== null && !isLoaded(loaded, map))
  const take = useEffectEvent(({ properties, cells, cellWidth }: MapPoints, box: MapBounds) =>
    onLoaded({ content, properties, cells, cellWidth, box }),
  )
  useEffect(() => {
    if (!map || !content?.pointsHref) return
    const { pointsHref } = content
    let leaving = new AbortController()
    let timer = 0
    const setBusy = (isBusy: boolean) => (map.getContainer().ariaBusy = String(isBusy))
    const load = () => {
      const box = boxToLoad(map)
      const { signal } = leaving
      readPoints(`${pointsHref}&within=${boxText(box)}`, signal)
        .then((points) => points && !signal.aborted && take(points, gridFor(box).box))
        .catch(() => {
          // The markers stay as they are; the next move asks again.
        })
        .finally(() => signal.aborted || setBusy(false))
    }
    const onMove = () => {
      leaving.abort()
      leaving = new AbortController()
      window.clearTimeout(timer)
      setBusy(isNeeded())
      if (isNeeded()) timer = window.setTimeout(load, pauseMs)
    }
    onMove()
    map.on('moveend', onMove)
    return () => {
      map.off('moveend', onMove)
      window.clearTimeout(timer)
      leaving.abort()
    }
  }, [map, content])
}

/**
 * The properties that the map shows: those of the content, or if they are too many, those of the visible part, counted
 * in cells where they are many.
 */
export function useMapPoints(map: LeafletMap | null, content: MapContent | null): ShownPoints {
  const first = useMemo(() => firstOf(content), [content])
  const [last, setLast] = useState(first)
  const loaded = last.content === content ? last : first
  useReload(map, loaded, setLast)
  const { properties, cells, cellWidth } = loaded
  const clusters = useMemo(
    () => clusterProperties(properties, cells, cellWidth, rootScale()),
    [properties, cells, cellWidth],
  )
  return {
    first,
    properties,
    clusters,
    isPartial: Boolean(content?.pointsHref),
    isLoaded: () => map === null || isLoaded(loaded, map),
    findInside: (box) => readInside(loaded, box),
  }
}
