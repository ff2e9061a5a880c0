import type { Map as LeafletMap, PanInsideOptions } from 'leaflet'
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'

import { rowAround } from '@/features/map/model/card-row'
import type { MapClusters, SoughtProperty } from '@/features/map/model/map-clusters'
import type { MapGroup } from '@/features/map/model/map-marks'
import type { MapProperty } from '@/features/map/model/map-messages'

import { boundsOf } from './lat-lng'
import { withNumber, type MapTexts } from './map-texts'
import { postToHost } from './use-host'
import type { ShownPoints } from './use-map-points'
import { useMarks } from './use-marks'

interface ChoiceOptions {
  map: LeafletMap | null
  clusters: MapClusters
  pointedAt: SoughtProperty | null
  points: Pick<ShownPoints, 'findInside' | 'isLoaded'>
  texts: MapTexts
}

interface Listed {
  title: string
  properties: readonly MapProperty[]
}

/** On a phone, not beside a list: cards are in a sheet at the bottom, not in a panel. */
const narrow = '(width < 32rem)'

const isNarrow = (): boolean => matchMedia(narrow).matches

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether cards are in a sheet, also after a phone was turned. */
export const useNarrow = (): boolean => useSyncExternalStore(watchWidth, isNarrow, () => false)

/** Keeps the marker beside the card. In pixels. */
function besideCard(map: LeafletMap): PanInsideOptions {
  const { x: width, y: height } = map.getSize()
  if (isNarrow()) return { paddingTopLeft: [60, 60], paddingBottomRight: [60, 210] }
  return width < 704
    ? { paddingTopLeft: [60, 60], paddingBottomRight: [60, height * 0.7] }
    : { paddingTopLeft: [420, 60], paddingBottomRight: [60, 60] }
}

const hasIn = (row: readonly MapProperty[], { ref }: MapProperty): boolean =>
  row.some((each) => each.ref === ref)

function useEscape(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && closeNow()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])
}

/** The properties of the sheet. */
function useRow(map: LeafletMap | null, points: Pick<ShownPoints, 'findInside'>) {
  const [properties, set] = useState<readonly MapProperty[]>([])
  const lineUp = (property: MapProperty) => {
    set([property])
    if (!map || !isNarrow()) return
    void points.findInside(boundsOf(map)).then((visible) =>
      // Another property may have been chosen meanwhile.
      set((row) => (row.length === 1 && hasIn(row, property) ? rowAround(property, visible) : row)),
    )
  }
  return { properties, set, lineUp }
}

/**
 * The property whose card is open, or the open list; one at a time. Closing returns the focus to the marker.
 */
export function useChoice({ map, clusters, pointedAt, points, texts }: ChoiceOptions) {
  const [chosen, setChosen] = useState<MapProperty | null>(null)
  const [listed, setListed] = useState<Listed | null>(null)
  const row = useRow(map, points)
  const sought = useMemo(() => chosen && { ref: chosen.ref, position: chosen }, [chosen])

  const open = (property: MapProperty) => {
    if (listed) row.set(rowAround(property, listed.properties))
    else if (!chosen || !hasIn(row.properties, property)) row.lineUp(property)
    setListed(null)
    setChosen(property)
    postToHost({ type: 'perron:map-selection', ref: property.ref })
    map?.panInside([property.latitude, property.longitude], besideCard(map))
  }
  const list = (title: string, members: readonly MapProperty[]) => {
    setChosen(null)
    setListed({ title, properties: members })
  }
  const listGroup = async (group: MapGroup) => {
    const groupMembers = clusters.membersOf(group)
    // The group may split once the visible part has been loaded.
    if (!groupMembers && !points.isLoaded()) return
    const members = groupMembers ?? (await points.findInside(clusters.boundsOf(group)))
    list(withNumber(texts.groupTitle, group.count, texts), members)
  }

  const layer = useMarks({
    map,
    clusters,
    highlighted: [sought, pointedAt],
    texts,
    onChoose: open,
    onGroupList: listGroup,
  })
  const close = () => {
    const place = chosen ?? listed?.properties[0]
    setChosen(null)
    setListed(null)
    if (chosen) postToHost({ type: 'perron:map-selection', ref: null })
    if (place) layer.current?.focusNear({ lat: place.latitude, lng: place.longitude })
  }

  useEscape(chosen !== null || listed !== null, close)

  const openList = async () => {
    if (map) list(texts.list, await points.findInside(boundsOf(map)))
  }
  return { chosen, listed, row: row.properties, open, openList, close }
}
