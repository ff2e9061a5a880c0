'use client'

import { useMemo } from 'react'

import { useField, useFormFields } from '@payloadcms/ui'

import { tileSettingsOf, type StoredTiles } from '@/features/map/model/tile-settings'
import { useStreets, type Streets } from '@/features/map/ui/frame/use-streets'
import { toPoint } from '@/features/map/model/pin-steps'
import type { MapPoint } from '@/features/listings/model/listing-filters'
import { useStudioData } from '@/studio/use-studio-request'

/** The coordinates of the form as a point, and their setter. */
export function usePoint(): [MapPoint | null, (point: MapPoint | null) => void] {
  const latitude = useField<number | null>({ path: 'latitude' })
  const longitude = useField<number | null>({ path: 'longitude' })
  const set = (point: MapPoint | null) => {
    latitude.setValue(point?.latitude ?? null)
    longitude.setValue(point?.longitude ?? null)
  }
  return [toPoint(latitude.value, longitude.value), set]
}

const centreQuery = { depth: '0', 'select[latitude]': 'true', 'select[longitude]': 'true' }

/** The centre of the chosen locality; null when it is not known, undefined when none is chosen. */
export function useLocalityCentre(): MapPoint | null | undefined {
  const id = useFormFields(([fields]) => fields.locality?.value)
  const path = typeof id === 'string' ? `localities/${id}` : null
  const { data } = useStudioData<Record<string, unknown>>(path, { query: centreQuery })
  const centre = useMemo(() => data && toPoint(data.latitude, data.longitude), [data])
  return path === null ? undefined : centre
}

/** The street map of the site's settings; null when there is none. */
export function useSiteStreets(): Streets | null {
  const query = { depth: '0', 'select[mapTiles]': 'true' }
  const { data } = useStudioData<{ mapTiles?: StoredTiles | null }>('globals/siteConfig', { query })
  return useStreets(useMemo(() => tileSettingsOf(data?.mapTiles), [data]))
}
