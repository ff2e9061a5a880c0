import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'

import type { MapClusters, SoughtProperty } from '@/features/map/model/map-clusters'
import { isOnePlace, type MapGroup, type MapMark } from '@/features/map/model/map-marks'
import type { MapProperty } from '@/features/map/model/map-messages'

import { boundsOf } from './lat-lng'
import { MarkLayer } from './mark-layer'
import { writeNumber } from '@/lib/i18n/number-format'
import { withNumber, type MapTexts } from './map-texts'

interface MarksOptions {
  map: LeafletMap | null
  clusters: MapClusters
  /** Highlighted: the visitor's selection, and the property that the page points at. */
  highlighted: readonly (SoughtProperty | null)[]
  texts: MapTexts
  onChoose: (property: MapProperty) => void
  /** Called for a group that splits at no zoom, such as the apartments of a building: its members are to be listed. */
  onGroupList: (group: MapGroup) => void
}

/** Price, type, place and whether the position is exact; also the text in the list. */
const nameOfProperty = ({ priceText, label, isApproximate }: MapProperty, texts: MapTexts): string =>
  [priceText, label, isApproximate && texts.approximate].filter(Boolean).join(', ')

const never = () => false

function nameOfMark(mark: MapMark, texts: MapTexts): string {
  if (mark.kind === 'property') return nameOfProperty(mark.property, texts)
  return withNumber(isOnePlace(mark) ? texts.groupTitle : texts.group, mark.count, texts)
}

/** Keeps the markers of the map up to date: only the visible ones are drawn. */
export function useMarks({ map, clusters, highlighted, texts, onChoose, onGroupList }: MarksOptions) {
  const layer = useRef<MarkLayer | null>(null)
  const [chosen, pointedAt] = highlighted

  const choose = useEffectEvent((mark: MapMark) => {
    if (mark.kind === 'property') return onChoose(mark.property)
    const zoom = isOnePlace(mark) ? null : clusters.openingZoom(mark, map?.getZoom() ?? 0)
    if (zoom === null) onGroupList(mark)
    else map?.setView([mark.latitude, mark.longitude], zoom)
  })
  const show = useEffectEvent(() => {
    if (map) layer.current?.show(clusters.marksIn(boundsOf(map), map.getZoom()))
  })

  useEffect(() => {
    if (!map) return
    const marks = new MarkLayer(map, {
      hint: texts.markersHint,
      textOf: (mark) =>
        mark.kind === 'group' ? writeNumber(mark.count, texts.numbers) : mark.property.priceText,
      nameOf: (mark) => nameOfMark(mark, texts),
      onChoose: (mark) => choose(mark),
    })
    layer.current = marks
    const onMove = () => show()
    map.on('moveend', onMove)
    return () => {
      map.off('moveend', onMove)
      marks.remove()
    }
  }, [map, texts])

  useEffect(() => show(), [map, texts, clusters])

  useEffect(() => {
    const sought = [chosen, pointedAt].filter((each) => each !== null && each !== undefined)
    layer.current?.highlight(
      sought.length > 0 ? (mark) => sought.some((each) => clusters.contains(mark, each)) : never,
    )
  }, [clusters, chosen, pointedAt, map])

  return layer
}
