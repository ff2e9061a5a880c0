import { useEffect, useState } from 'react'

import type { Locale } from '@/lib/i18n/locales'
import type { MapLocality } from '@/lib/map/map-points'

const none: MapLocality[] = []

/** The places our own map is drawn from; none while they load, or when they cannot be had. */
export function usePlaces(locale: Locale): readonly MapLocality[] {
  const [places, setPlaces] = useState<readonly MapLocality[]>(none)
  useEffect(() => {
    fetch(`/map-data/${locale}/localities/`)
      .then((answer) => (answer.ok ? answer.json() : none))
      // Our own route answers, with this shape.
      .then((found) => setPlaces(found as MapLocality[]))
      .catch(() => {
        // Markers and list serve without them.
      })
  }, [locale])
  return places
}
