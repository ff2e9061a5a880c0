import {
  drawingResult,
  isSamePlace,
  radiusChoices,
  roundedPoint,
  type DrawingState,
} from '@/features/map/model/map-drawing'
import type { MapLocality } from '@/features/map/model/map-points'
import type { MapPoint } from '@/features/listings/model/listing-filters'
import { formatPlural } from '@/lib/i18n/plural-forms'

import type { MapTexts } from './map-texts'
import type { Drawing } from './use-drawing'

interface DrawingPanelProps {
  drawing: Drawing
  places: readonly MapLocality[]
  getMapCentre: () => MapPoint
  texts: MapTexts
}

interface CircleFieldsProps extends Omit<DrawingPanelProps, 'drawing'> {
  state: Extract<DrawingState, { mode: 'circle' }>
  step: Drawing['step']
}

const byName = (one: MapLocality, other: MapLocality): number => one.name.localeCompare(other.name)

/** The circle as form fields: a place, or the centre of the map, and a radius. */
function CircleFields({ state, step, places, getMapCentre, texts }: CircleFieldsProps) {
  const sorted = places.toSorted(byName)
  const { centre } = state
  const chosen = sorted.findIndex((place) => centre && isSamePlace(roundedPoint(place), centre))
  const choose = (value: string) => step({ do: 'point', point: sorted[Number(value)] ?? getMapCentre() })
  return (
    <div className="mt-3 grid grid-cols-[1fr_auto] gap-3">
      <label>
        <span className="text-small font-semibold">{texts.around}</span>
        <select
          className="field"
          value={chosen < 0 ? '' : chosen}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="" disabled>
            {centre ? texts.aroundPoint : '…'}
          </option>
          <option value="middle">{texts.aroundMiddle}</option>
          {sorted.map(({ name, latitude }, index) => (
            <option key={`${name} ${latitude}`} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="text-small font-semibold">{texts.radius}</span>
        <select
          className="field figures"
          value={state.radiusInKm}
          onChange={({ target }) => step({ do: 'radius', radiusInKm: Number(target.value) })}
        >
          {radiusChoices.map((radius) => (
            <option key={radius} value={radius}>
              {radius} km
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

/** Instructions and progress of a drawing, with buttons to finish or cancel it. */
export function DrawingPanel({ drawing, ...rest }: DrawingPanelProps) {
  const { state, step, finish } = drawing
  const { texts } = rest
  if (state.mode === 'none') return null
  const isArea = state.mode === 'area'
  return (
    <div className="map-panel inset-x-3 bottom-3 mx-auto max-w-xl p-4">
      <p className="text-small">
        {isArea ? texts.areaHint : texts.circleHint}{' '}
        <span className="hidden sm:inline">{texts.drawKeys}</span>
      </p>
      {isArea ? (
        <p role="status" className="figures mt-1 text-small font-semibold">
          {formatPlural(texts.corners, state.corners.length)}
        </p>
      ) : (
        <CircleFields state={state} step={step} {...rest} />
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          className="button button-ink px-4 disabled:opacity-50"
          disabled={!drawingResult(state)}
          onClick={finish}
        >
          {texts.finish}
        </button>
        {isArea && (
          <button type="button" className="button button-quiet px-4" onClick={() => step({ do: 'undo' })}>
            {texts.undo}
          </button>
        )}
        <button type="button" className="button button-quiet px-4" onClick={() => step({ do: 'stop' })}>
          {texts.cancel}
        </button>
      </div>
    </div>
  )
}
