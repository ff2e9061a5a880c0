import type { Map as LeafletMap, PanInsideOptions } from 'leaflet'
import { useEffect, useEffectEvent, useState } from 'react'

import type { MapClusters } from '@/features/map/model/map-clusters'
import type { MapProperty } from '@/features/map/model/map-messages'

import { withNumber, type MapTexts } from './map-texts'
import { postToHost } from './use-host'
import { useMarks } from './use-marks'

interface ChoiceOptions {
  map: LeafletMap | null
  properties: readonly MapProperty[]
  clusters: MapClusters
  pointedAt: number | null
  texts: MapTexts
}

interface Listed {
  title: string
  properties: readonly MapProperty[]
}

/** If a card is wider than half of the map, it is below the marker; else on its left. In pixels. */
function besideCard(map: LeafletMap): PanInsideOptions {
  const { x: width, y: height } = map.getSize()
  return width < 704
    ? { paddingTopLeft: [60, 60], paddingBottomRight: [60, height * 0.68] }
    : { paddingTopLeft: [420, 60], paddingBottomRight: [60, 60] }
}

const isInSight = (map: LeafletMap, { latitude, longitude }: MapProperty): boolean =>
  map.getBounds().contains([latitude, longitude])

/**
 * The property whose card is open, or the open list; one at a time. Closing returns the focus to the marker.
 */
export function useChoice({ map, properties, clusters, pointedAt, texts }: ChoiceOptions) {
  const [chosenRef, setChosenRef] = useState<number | null>(null)
  const [listed, setListed] = useState<Listed | null>(null)
  const chosen = properties.find(({ ref }) => ref === chosenRef) ?? null

  const open = (ref: number) => {
    setListed(null)
    setChosenRef(ref)
    postToHost({ type: 'perron:map-selection', ref })
    const property = properties.find((each) => each.ref === ref)
    if (map && property) map.panInside([property.latitude, property.longitude], besideCard(map))
  }
  const list = (title: string, members: readonly MapProperty[]) => {
    setChosenRef(null)
    setListed({ title, properties: members })
  }

  const layer = useMarks({
    map,
    clusters,
    highlighted: [chosen?.ref ?? null, pointedAt],
    texts,
    onChoose: open,
    onGroupList: (members) => list(withNumber(texts.groupTitle, members.length), members),
  })
  const close = () => {
    const place = chosen ?? listed?.properties[0]
    setChosenRef(null)
    setListed(null)
    if (chosen) postToHost({ type: 'perron:map-selection', ref: null })
    if (place) layer.current?.focusNear({ lat: place.latitude, lng: place.longitude })
  }

  const isOpen = chosen !== null || listed !== null
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && closeNow()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])

  const openList = () =>
    map &&
    list(
      texts.list,
      properties.filter((property) => isInSight(map, property)),
    )
  return { chosen, listed, open, openList, close }
}
