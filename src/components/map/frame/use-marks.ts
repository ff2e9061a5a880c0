import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'

import type { MapClusters, MapMark } from '@/lib/map/map-clusters'
import type { MapProperty } from '@/lib/map/map-messages'

import { boundsOf } from './lat-lng'
import { MarkLayer } from './mark-layer'
import { withCount, type MapTexts } from './map-texts'

interface MarksOptions {
  map: LeafletMap | null
  clusters: MapClusters
  /** Marked apart: what the visitor chose, or what the page points at. */
  lit: readonly (number | null)[]
  texts: MapTexts
  onChoose: (ref: number) => void
  /** A group that no zoom takes apart: its members are to be listed. */
  onCrowd: (members: MapProperty[]) => void
}

/** Price, type, place and whether the place is exact: also what the list says. */
export const nameOfProperty = ({ priceText, label, isApproximate }: MapProperty, texts: MapTexts): string =>
  [priceText, label, isApproximate && texts.approximate].filter(Boolean).join(', ')

const holds = (clusters: MapClusters, mark: MapMark, refs: readonly (number | null)[]): boolean =>
  mark.kind === 'property'
    ? refs.includes(mark.property.ref)
    : clusters.membersOf(mark.id).some(({ ref }) => refs.includes(ref))

const never = () => false

/** Keeps the markers of the map up to date: only what is in sight is drawn. */
export function useMarks({ map, clusters, lit, texts, onChoose, onCrowd }: MarksOptions) {
  const layer = useRef<MarkLayer | null>(null)
  const [chosen, pointedAt] = lit

  const choose = useEffectEvent((mark: MapMark) => {
    if (mark.kind === 'property') return onChoose(mark.property.ref)
    const zoom = clusters.openingZoom(mark.id)
    if (zoom === null) return onCrowd(clusters.membersOf(mark.id))
    const middle = { lat: mark.latitude, lng: mark.longitude }
    const isKeyboard = document.activeElement?.matches('.map-group:focus-visible') === true
    // The group's own button goes with the group: the keyboard moves on to what it held.
    if (isKeyboard) map?.once('moveend', () => layer.current?.focusNear(middle))
    map?.setView(middle, zoom)
  })

  useEffect(() => {
    if (!map) return
    const marks = new MarkLayer(map, {
      hint: texts.markersHint,
      nameOf: (mark) =>
        mark.kind === 'group' ? withCount(texts.group, mark.count) : nameOfProperty(mark.property, texts),
      onChoose: (mark) => choose(mark),
    })
    const show = () => marks.show(clusters.marksIn(boundsOf(map), map.getZoom()))
    layer.current = marks
    show()
    map.on('moveend', show)
    return () => {
      map.off('moveend', show)
      marks.remove()
    }
  }, [map, clusters, texts])

  useEffect(() => {
    const refs = [chosen ?? null, pointedAt ?? null].filter((ref) => ref !== null)
    layer.current?.light(refs.length > 0 ? (mark) => holds(clusters, mark, refs) : never)
  }, [clusters, chosen, pointedAt, map])

  return layer
}
