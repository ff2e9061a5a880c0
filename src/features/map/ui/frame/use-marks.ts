import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'

import type { MapClusters, MapMark } from '@/features/map/model/map-clusters'
import type { MapProperty } from '@/features/map/model/map-messages'

import { boundsOf } from './lat-lng'
import { MarkLayer } from './mark-layer'
import { withNumber, type MapTexts } from './map-texts'

interface MarksOptions {
  map: LeafletMap | null
  clusters: MapClusters
  /** Highlighted: the visitor's selection, and the property that the page points at. */
  highlighted: readonly (number | null)[]
  texts: MapTexts
  onChoose: (ref: number) => void
  /** Called for a group that splits at no zoom: its members are to be listed. */
  onGroupList: (members: MapProperty[]) => void
}

/** Price, type, place and whether the position is exact; also the text in the list. */
export const nameOfProperty = ({ priceText, label, isApproximate }: MapProperty, texts: MapTexts): string =>
  [priceText, label, isApproximate && texts.approximate].filter(Boolean).join(', ')

const holds = (clusters: MapClusters, mark: MapMark, refs: readonly (number | null)[]): boolean =>
  mark.kind === 'property'
    ? refs.includes(mark.property.ref)
    : clusters.membersOf(mark.id).some(({ ref }) => refs.includes(ref))

const never = () => false

/** Keeps the markers of the map up to date: only the visible ones are drawn. */
export function useMarks({ map, clusters, highlighted, texts, onChoose, onGroupList }: MarksOptions) {
  const layer = useRef<MarkLayer | null>(null)
  const [chosen, pointedAt] = highlighted

  const choose = useEffectEvent((mark: MapMark) => {
    if (mark.kind === 'property') return onChoose(mark.property.ref)
    const zoom = clusters.openingZoom(mark.id)
    if (zoom === null) return onGroupList(clusters.membersOf(mark.id))
    const centre = { lat: mark.latitude, lng: mark.longitude }
    const isKeyboard = document.activeElement?.matches('.map-group:focus-visible') === true
    // The group's button is removed with the group, so the focus moves to the nearest of its members.
    if (isKeyboard) map?.once('moveend', () => layer.current?.focusNear(centre))
    map?.setView(centre, zoom)
  })

  useEffect(() => {
    if (!map) return
    const marks = new MarkLayer(map, {
      hint: texts.markersHint,
      nameOf: (mark) =>
        mark.kind === 'group' ? withNumber(texts.group, mark.count) : nameOfProperty(mark.property, texts),
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
    layer.current?.highlight(refs.length > 0 ? (mark) => holds(clusters, mark, refs) : never)
  }, [clusters, chosen, pointedAt, map])

  return layer
}
