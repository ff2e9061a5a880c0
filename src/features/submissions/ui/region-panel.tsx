import { useMemo, useState } from 'react'

import type { MapPlace } from '@/features/map/model/map-points'
import { localityValue } from '@/features/submissions/model/option-values'
import { usePlaces } from '@/features/map/ui/frame/use-places'
import { RegionMap } from '@/features/map/ui/region-map'
import type { Locale } from '@/lib/i18n/locales'

import type { RegionTexts } from './form-texts'

interface RegionPanelProps {
  locale: Locale
  texts: RegionTexts
  /** The labels of the list, such as `1050 Ixelles`, and whether each is chosen. */
  options: ReadonlyMap<string, boolean>
  onChoose: (labels: readonly string[], isChosen: boolean) => void
}

/** The map of the localities of a list. A click chooses one of them, or all of its municipality. */
export function RegionPanel({ locale, texts, options, onChoose }: RegionPanelProps) {
  const places = usePlaces(locale)
  const [isWhole, setWhole] = useState(false)
  const chosen = useMemo(
    () => new Set(places.filter((place) => options.get(localityValue(place)) === true)),
    [places, options],
  )
  const pick = (place: MapPlace) => {
    const all =
      isWhole && place.municipality !== null
        ? places.filter(({ municipality }) => municipality === place.municipality)
        : [place]
    const labels = all.map(localityValue).filter((label) => options.has(label))
    onChoose(
      labels,
      labels.some((label) => options.get(label) === false),
    )
  }
  return (
    <div className="mb-3">
      <p className="mb-2 text-small text-slate">{texts.help}</p>
      <RegionMap
        locale={locale}
        places={places}
        chosen={chosen}
        onPick={pick}
        label={texts.map}
        texts={texts}
      />
      <label className="form-option">
        <input type="checkbox" checked={isWhole} onChange={({ target }) => setWhole(target.checked)} />
        <span>{texts.whole}</span>
      </label>
    </div>
  )
}
