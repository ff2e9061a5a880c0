import { useEffect, useState } from 'react'

import type { Locale } from '@/lib/i18n/locales'
import type { MapPlace } from '@/features/map/model/map-points'

const none: MapPlace[] = []

/** The localities of the drawn map; empty while they load, or if they cannot be fetched. */
export function usePlaces(locale: Locale): readonly MapPlace[] {
  const [places, setPlaces] = useState<readonly MapPlace[]>(none)
  useEffect(() => {
    fetch(`/map-data/${locale}/localities/`)
      .then((answer) => (answer.ok ? answer.json() : none))
      // The response of this site's own route has this shape.
      .then((answer) => setPlaces(answer as MapPlace[]))
      .catch(() => {
        // Markers and list work without them.
      })
  }, [locale])
  return places
}
