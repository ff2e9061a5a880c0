import { Undo2, X } from 'lucide'

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

import { MapButton } from './map-button'
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
    <div className="mb-2 grid grid-cols-[1fr_auto] gap-2">
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

/** Words for a finger where that is how the map is used, else for mouse and keyboard. */
const Hint = ({ isArea, texts }: { isArea: boolean; texts: MapTexts }) => (
  <p className="map-panel top-3 right-3 left-18 px-3 py-2 text-small sm:right-auto sm:max-w-xl">
    {isArea ? (
      <>
        <span className="hidden pointer-coarse:inline">{texts.areaTouch}</span>
        <span className="pointer-coarse:hidden">{texts.areaHint}</span>
      </>
    ) : (
      texts.circleHint
    )}{' '}
    <span className="hidden sm:inline pointer-coarse:hidden">{texts.drawKeys}</span>
  </p>
)

/** Instructions of a drawing, and one line with its progress and buttons. */
export function DrawingPanel({ drawing, ...rest }: DrawingPanelProps) {
  const { state, step, finish } = drawing
  const { texts } = rest
  if (state.mode === 'none') return null
  const isArea = state.mode === 'area'
  return (
    <>
      <Hint isArea={isArea} texts={texts} />
      <div className="map-panel inset-x-3 bottom-3 mx-auto max-w-xl p-2">
        {!isArea && <CircleFields state={state} step={step} {...rest} />}
        <div className="flex items-center gap-1">
          {isArea && (
            <p role="status" className="figures min-w-0 flex-1 truncate pl-1 text-small font-semibold">
              {formatPlural(texts.corners, state.corners.length)}
            </p>
          )}
          {isArea && <MapButton icon={Undo2} label={texts.undo} onClick={() => step({ do: 'undo' })} />}
          <MapButton icon={X} label={texts.cancel} onClick={() => step({ do: 'stop' })} />
          <button
            type="button"
            className={`button button-ink px-4 whitespace-nowrap disabled:opacity-50 ${isArea ? '' : 'flex-1'}`}
            disabled={!drawingResult(state)}
            onClick={finish}
          >
            {texts.finish}
          </button>
        </div>
      </div>
    </>
  )
}
