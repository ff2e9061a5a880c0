import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useMemo, useState } from 'react'

import type { Locale } from '@/lib/i18n/locales'
import { clusterProperties, shownProperties } from '@/lib/map/map-clusters'
import type { MapContent, MapDrawing, MapProperty } from '@/lib/map/map-messages'

import { DrawingPanel } from './drawing-panel'
import { GestureNotice } from './gesture-notice'
import { MapCanvas } from './map-canvas'
import { MapCardPanel } from './map-card-panel'
import { MapList } from './map-list'
import type { MapTexts } from './map-texts'
import { MapTools } from './map-tools'
import type { TileSettings } from './street-tiles'
import { TileSwitch } from './tile-switch'
import { useChoice } from './use-choice'
import { middleOf, useDrawing } from './use-drawing'
import { useFit } from './use-fit'
import { useGestures } from './use-gestures'
import { tellHost, useHost } from './use-host'
import { usePlaces } from './use-places'
import { useTileConsent } from './use-tile-consent'

export interface MapViewProps {
  locale: Locale
  texts: MapTexts
  /** Null when the site has none: then our own map is the map. */
  tiles: TileSettings | null
}

const noDrawing: MapDrawing = { area: null, near: null }
const noProperties: MapProperty[] = []
const noClusters = clusterProperties(noProperties)

/** What is drawn now: what came with the content, until the visitor draws something else. */
function useDrawn(content: MapContent | null): [MapDrawing, (drawn: MapDrawing) => void] {
  const [own, setOwn] = useState<{ of: MapContent | null; drawn: MapDrawing } | null>(null)
  const drawn = own && own.of === content ? own.drawn : (content?.messageInfo ?? noDrawing)
  const choose = (next: MapDrawing) => {
    setOwn({ of: content, drawn: next })
    tellHost({ type: 'perron:map-area', area: next.area, near: next.near })
  }
  return [drawn, choose]
}

/** The map with all that belongs to it. Shows the country at once and the properties when the page sends them. */
export function MapView({ locale, texts, tiles }: MapViewProps) {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [pointedAt, pointAt] = useState<number | null>(null)
  const [tilesAgreed, chooseTiles] = useTileConsent()
  const content = useHost(pointAt)
  const places = usePlaces(locale)
  const [drawn, setDrawn] = useDrawn(content)
  const drawing = useDrawing(map, setDrawn)
  const hint = useGestures(map)
  const isSearch = content?.mapType !== 'situation'
  const shown = useMemo(
    () => (content ? shownProperties(content.properties, content.marqueeIgnoreList) : noProperties),
    [content],
  )
  const properties = isSearch ? shown : noProperties
  const clusters = useMemo(() => clusterProperties(shown), [shown])
  const choice = useChoice({ map, properties, clusters: isSearch ? clusters : noClusters, pointedAt, texts })
  useFit({ map, content, shown, places, hasStreets: tilesAgreed && tiles !== null })
  useEffect(() => map?.getContainer().setAttribute('aria-label', texts.region), [map, texts])

  const canDraw = content?.messageInfo.canDraw === true
  const isIdle = drawing.state.mode === 'none' && !choice.chosen && !choice.listed
  return (
    <div className="map-frame relative isolate h-dvh overflow-hidden">
      {map && (
        <MapTools
          map={map}
          texts={texts}
          onList={isSearch && content ? choice.openList : undefined}
          drawing={canDraw ? drawing : undefined}
          onClear={drawn.area || drawn.near ? () => setDrawn(noDrawing) : undefined}
        />
      )}
      <MapCanvas
        ref={setMap}
        locale={locale}
        places={places}
        clusters={!isSearch && shown[0]?.isApproximate ? noClusters : clusters}
        tiles={tilesAgreed ? tiles : null}
        situation={isSearch ? null : (shown[0] ?? null)}
        customMarker={content?.customMarker ?? null}
        drawn={drawn}
        drawing={drawing}
      />
      <GestureNotice hint={hint} texts={texts} />
      {tiles && isIdle && (
        <TileSwitch tiles={tiles} isWanted={tilesAgreed} choose={chooseTiles} texts={texts} />
      )}
      {choice.listed && (
        <MapList {...choice.listed} texts={texts} onChoose={choice.open} onClose={choice.close} />
      )}
      {choice.chosen && (
        <MapCardPanel
          key={choice.chosen.ref}
          property={choice.chosen}
          locale={locale}
          texts={texts}
          onClose={choice.close}
        />
      )}
      {map && (
        <DrawingPanel drawing={drawing} places={places} middleOfMap={() => middleOf(map)} texts={texts} />
      )}
    </div>
  )
}
