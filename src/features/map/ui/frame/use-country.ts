import { useEffect, useMemo, useState } from 'react'

import { localityCells, type LocalityCells } from '@/features/map/model/locality-cells'
import type { MapOutlines } from '@/features/map/model/map-outlines'
import type { MapLocality } from '@/features/map/model/map-points'
import type { RiverCourse } from '@/features/map/model/river-courses'
import type { Locale } from '@/lib/i18n/locales'

import { usePlaces } from './use-places'

/** What the drawn map consists of. */
export interface DrawnCountry extends LocalityCells {
  places: readonly MapLocality[]
  /** Outlines that the agency took in; null for cells around the localities. */
  outlines: MapOutlines | null
  /** What the licences of outlines and places demand to be named. */
  credit: string | null
}

async function readOutlines(signal: AbortSignal): Promise<MapOutlines | null> {
  const answer = await fetch('/map-data/outlines/', { signal })
  // The response of this site's own route has this shape; 204 without outlines.
  return answer.status === 200 ? ((await answer.json()) as MapOutlines) : null
}

/** The drawn map's data; empty while it loads. */
export function useCountry(locale: Locale): DrawnCountry {
  const places = usePlaces(locale)
  const [sent, setSent] = useState<MapOutlines | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    readOutlines(leaving.signal)
      .then(setSent)
      .catch(() => {
        // The cells around the localities are drawn.
      })
    return () => leaving.abort()
  }, [])
  return useMemo(() => {
    const outlines = sent && sent.land.length > 0 ? sent : null
    return { places, outlines, credit: sent?.attribution ?? null, ...localityCells(places) }
  }, [places, sent])
}

async function readRivers(signal: AbortSignal): Promise<RiverCourse[]> {
  const answer = await fetch('/map-data/rivers/', { signal })
  // The response of this site's own route has this shape.
  return answer.ok ? ((await answer.json()) as RiverCourse[]) : []
}

/** The rivers of the site's region; none while they load, and on a site without them. */
export function useRivers(): readonly RiverCourse[] {
  const [rivers, setRivers] = useState<readonly RiverCourse[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    readRivers(leaving.signal)
      .then(setRivers)
      .catch(() => {
        // The map is drawn without them.
      })
    return () => leaving.abort()
  }, [])
  return rivers
}
