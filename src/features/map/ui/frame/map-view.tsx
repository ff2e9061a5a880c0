import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useMemo, useState } from 'react'

import type { Locale } from '@/lib/i18n/locales'
import type { TileSettings } from '@/features/map/model/tile-settings'
import type { MapPoint } from '@/features/listings/model/listing-filters'
import { isMapped } from '@/features/map/model/mapped-region'
import { clusterProperties, type SoughtProperty } from '@/features/map/model/map-clusters'
import type { MapContent, MapDrawing, MapRing } from '@/features/map/model/map-messages'
import { readCard } from '@/features/map/ui/map-requests'

import { CardSheet } from './card-sheet'
import { DrawingPanel } from './drawing-panel'
import { GestureNotice } from './gesture-notice'
import { MapCanvas } from './map-canvas'
import { MapCardPanel } from './map-card-panel'
import { MapList } from './map-list'
import type { MapTexts } from './map-texts'
import { MapTools } from './map-tools'
import { Sources, useSourcesBar, useTileConsent } from './tile-consent'
import { useChoice, useNarrow } from './use-choice'
import { useCountry } from './use-country'
import { centreOf, useDrawing, type Drawing } from './use-drawing'
import { useFit } from './use-fit'
import { useGestures } from './use-gestures'
import { postToHost, useHost } from './use-host'
import { useLimits } from './use-limits'
import { useMapPoints, type ShownPoints } from './use-map-points'
import { useStreets, type Streets } from './use-streets'

/** A pointer that only passes over a card asks nothing. */
const pauseMs = 150

/**
 * The property that the page points at.
 *
 * @param isPartial asks where it is, because it may be in a group whose members are unknown
 */
function useSoughtProperty(ref: number | null, isPartial: boolean, locale: Locale): SoughtProperty | null {
  const [sought, setFound] = useState<SoughtProperty | null>(null)
  useEffect(() => {
    if (ref === null || !isPartial) return
    const leaving = new AbortController()
    const timer = window.setTimeout(() => {
      readCard(locale, ref, leaving.signal)
        .then((card) => card && setFound({ ref, position: card.position }))
        .catch(() => {
          // The marker of the property is not highlighted.
        })
    }, pauseMs)
    return () => {
      window.clearTimeout(timer)
      leaving.abort()
    }
  }, [ref, isPartial, locale])
  if (ref === null) return null
  return sought?.ref === ref ? sought : { ref, position: null }
}

export interface MapViewProps {
  locale: Locale
  texts: MapTexts
  /** Null if the site has no tiles; then only the drawn map is shown. */
  tiles: TileSettings | null
}

const noDrawing: MapDrawing = { area: null, near: null }
const noClusters = clusterProperties([])
const noRings: MapRing[] = []

/** The current drawing: that of the content, until the visitor draws another. */
function useDrawn(content: MapContent | null): [MapDrawing, (drawn: MapDrawing) => void] {
  const [ownDrawing, setOwn] = useState<{ of: MapContent | null; drawn: MapDrawing } | null>(null)
  const drawn =
    ownDrawing && ownDrawing.of === content ? ownDrawing.drawn : (content?.messageInfo ?? noDrawing)
  const choose = (next: MapDrawing) => {
    setOwn({ of: content, drawn: next })
    postToHost({ type: 'perron:map-area', area: next.area, near: next.near })
  }
  return [drawn, choose]
}

/** What the view at first shows: on the map of a search, nothing around which no map is. */
function useFitted(first: ShownPoints['first'], isSearch: boolean, streets: Streets | null) {
  return useMemo(() => {
    const isShown = (point: MapPoint) => !isSearch || isMapped(streets, point)
    const [properties, cells] = [first.properties.filter(isShown), first.cells.filter(isShown)]
    return { fitted: { properties, cells }, held: [...properties, ...cells] }
  }, [first, isSearch, streets])
}

interface ReportOptions {
  isBusy: boolean
  isFull: boolean
  drawing: Drawing
}

/** Tells the page what the visitor does on the map. */
function useReport({ isBusy, isFull, drawing: { state, step } }: ReportOptions): void {
  const isDrawing = state.mode !== 'none'
  useEffect(() => postToHost({ type: 'perron:map-busy', isBusy, isDrawing }), [isBusy, isDrawing])
  useEffect(() => {
    if (isBusy || !isFull) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && postToHost({ type: 'perron:map-escape' })
    // First of all: what Escape closes here is still open.
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [isBusy, isFull])
  // A drawing that was begun in the whole window ends with it.
  useEffect(() => (isFull ? () => step({ do: 'stop' }) : undefined), [isFull, step])
}

interface ChoicePanelProps extends Pick<MapViewProps, 'locale' | 'texts'> {
  choice: ReturnType<typeof useChoice>
}

/** The list of what is on the map, or the card of the property that was chosen. */
function ChoicePanel({ choice, locale, texts }: ChoicePanelProps) {
  const isNarrow = useNarrow()
  return (
    <>
      {choice.listed && (
        <MapList
          {...choice.listed}
          locale={locale}
          texts={texts}
          onChoose={choice.open}
          onClose={choice.close}
        />
      )}
      {choice.chosen && isNarrow && (
        <CardSheet
          properties={choice.row}
          chosen={choice.chosen}
          locale={locale}
          texts={texts}
          onShow={choice.open}
          onClose={choice.close}
        />
      )}
      {choice.chosen && !isNarrow && (
        <MapCardPanel
          key={choice.chosen.ref}
          property={choice.chosen}
          locale={locale}
          texts={texts}
          onClose={choice.close}
        />
      )}
    </>
  )
}

/**
 * The map with its tools and panels. It shows the country at once and the properties when the page sends them.
 */
export function MapView({ locale, texts, tiles }: MapViewProps) {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [pointedRef, pointAt] = useState<number | null>(null)
  const [tilesAgreed, chooseTiles] = useTileConsent(tiles)
  const [isFull, setFull] = useState(false)
  const content = useHost(pointAt, setFull)
  const country = useCountry(locale)
  const { places, outline, credit } = country
  const streets = useStreets(tiles)
  const shownStreets = tilesAgreed ? streets : null
  const [hasTiles, setHasTiles] = useState(false)
  const isCovered = shownStreets !== null && hasTiles
  const [drawn, setDrawn] = useDrawn(content)
  const drawing = useDrawing(map, setDrawn)
  const hint = useGestures(map, isFull)
  const isSearch = content?.mapType !== 'situation'
  const points = useMapPoints(map, content)
  const { first, properties: shown, clusters, isPartial } = points
  const pointedAt = useSoughtProperty(pointedRef, isPartial, locale)
  const choice = useChoice({
    map,
    pointedAt,
    points,
    texts,
    clusters: isSearch ? clusters : noClusters,
  })
  // The limits first: those of other contents could keep the map from showing all of this one.
  const { fitted, held } = useFitted(first, isSearch, shownStreets)
  useLimits({ map, outline, clusters, streets: isCovered ? shownStreets : null, content: held })
  useFit({ map, content, first: fitted, places, hasStreets: shownStreets !== null })
  useEffect(() => map?.getContainer().setAttribute('aria-label', texts.region), [map, texts])

  const canDraw = content?.messageInfo.canDraw === true
  const isIdle = drawing.state.mode === 'none' && !choice.chosen && !choice.listed
  const bar = useSourcesBar(!isIdle)
  useReport({ isBusy: !isIdle || bar.isOpen, isFull, drawing })
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
        country={country}
        clusters={!isSearch && shown[0]?.isApproximate ? noClusters : clusters}
        streets={shownStreets}
        onStreets={() => setHasTiles(true)}
        isCovered={isCovered}
        rings={content?.rings ?? noRings}
        situation={isSearch ? null : (shown[0] ?? null)}
        customMarker={content?.customMarker ?? null}
        drawn={drawn}
        drawing={drawing}
        barWidth={bar.width}
      />
      <GestureNotice hint={hint} texts={texts} />
      {isIdle && (
        <Sources
          streets={streets}
          credit={isCovered && streets?.kind === 'images' ? null : credit}
          isWanted={tilesAgreed}
          bar={bar}
          choose={chooseTiles}
          texts={texts}
        />
      )}
      <ChoicePanel choice={choice} locale={locale} texts={texts} />
      {map && (
        <DrawingPanel drawing={drawing} places={places} getMapCentre={() => centreOf(map)} texts={texts} />
      )}
    </div>
  )
}
