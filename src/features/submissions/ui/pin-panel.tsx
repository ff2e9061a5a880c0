import '@/features/map/ui/frame/map-frame.css'

import { middleOf } from '@/features/map/model/first-view'
import { usePlaces } from '@/features/map/ui/frame/use-places'
import { storedPoint } from '@/features/map/model/pin-steps'
import { PinMap } from '@/features/map/ui/pin-map'
import type { Locale } from '@/lib/i18n/locales'
import type { MapPoint } from '@/features/listings/model/listing-filters'

import type { PointTexts } from './form-texts'

interface PinPanelProps {
  locale: Locale
  point: MapPoint | null
  texts: PointTexts
  onMove: (point: MapPoint | null) => void
}

/** The map for choosing a point; the pin can be set and moved without a mouse. */
export function PinPanel({ locale, point, texts, onMove }: PinPanelProps) {
  const places = usePlaces(locale)
  return (
    <div className="map-frame mt-3 bg-ground">
      <p className="mb-2 text-small text-slate">{texts.help}</p>
      <PinMap
        locale={locale}
        point={point}
        centre={null}
        streets={null}
        label={texts.map}
        pinLabel={`${texts.pin} – ${texts.help}`}
        onMove={onMove}
        className="h-[min(24rem,60vh)] border border-line"
        pinClassName="form-pin"
      />
      <p className="mt-2 flex flex-wrap gap-x-5 text-small">
        <button
          type="button"
          onClick={() => onMove(storedPoint(middleOf(places)))}
          className="min-h-11 underline"
          hidden={point !== null}
        >
          {texts.middle}
        </button>
        <button
          type="button"
          onClick={() => onMove(null)}
          className="min-h-11 underline"
          hidden={point === null}
        >
          {texts.remove}
        </button>
      </p>
    </div>
  )
}
