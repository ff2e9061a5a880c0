import { Circle, Eraser, List, Minus, PenTool, Plus } from 'lucide'
import type { Map as LeafletMap } from 'leaflet'

import { MapButton } from './map-button'
import type { MapTexts } from './map-texts'
import type { Drawing } from './use-drawing'

interface MapToolsProps {
  map: LeafletMap
  texts: MapTexts
  /** Undefined if there is no list. */
  onList?: (() => void) | undefined
  /** Undefined if drawing is not offered. */
  drawing?: Drawing | undefined
  /** Undefined if nothing is drawn. */
  onClear?: (() => void) | undefined
}

/** Clicks from the keyboard have the count 0. */
const isByKeyboard = ({ detail }: { detail: number }): boolean => detail === 0

/** The buttons of the map: zoom and list on the left, drawing on the right. */
export const MapTools = ({ map, texts, onList, drawing, onClear }: MapToolsProps) => (
  <>
    <div className="absolute top-3 left-3 z-10 grid gap-2">
      <div className="map-tools grid">
        <MapButton icon={Plus} label={texts.zoomIn} onClick={() => map.zoomIn()} />
        <MapButton icon={Minus} label={texts.zoomOut} onClick={() => map.zoomOut()} />
      </div>
      {onList && (
        <div className="map-tools">
          <MapButton icon={List} label={texts.list} onClick={onList} />
        </div>
      )}
    </div>
    {drawing?.state.mode === 'none' && (
      <div className="map-tools absolute top-3 right-3 z-10 grid">
        <MapButton
          word={texts.drawWord}
          icon={PenTool}
          label={texts.drawArea}
          onClick={(event) => drawing.start('startArea', isByKeyboard(event))}
        />
        <MapButton
          word={texts.radius}
          icon={Circle}
          label={texts.drawCircle}
          onClick={(event) => drawing.start('startCircle', isByKeyboard(event))}
        />
        {onClear && <MapButton word={texts.clearWord} icon={Eraser} label={texts.clear} onClick={onClear} />}
      </div>
    )}
  </>
)
