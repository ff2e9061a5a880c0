'use client'

import { useEffect, useState } from 'react'

import { useConfig, useField, useFormFields } from '@payloadcms/ui'

import type { TileSettings } from '@/components/map/frame/street-tiles'
import { pointOf } from '@/lib/map/pin-steps'
import type { MapPoint } from '@/lib/property/listing-filters'

/** The two coordinates of the form as one place. */
export function usePoint(): [MapPoint | null, (point: MapPoint | null) => void] {
  const latitude = useField<number | null>({ path: 'latitude' })
  const longitude = useField<number | null>({ path: 'longitude' })
  const set = (point: MapPoint | null) => {
    latitude.setValue(point?.latitude ?? null)
    longitude.setValue(point?.longitude ?? null)
  }
  return [pointOf(latitude.value, longitude.value), set]
}

async function read(address: string): Promise<Record<string, unknown>> {
  const answer = await fetch(address, { credentials: 'include' })
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as Record<string, unknown>
}

/** The centre of the chosen locality; null when it is not known, undefined when none is chosen. */
export function useLocalityCentre(): MapPoint | null | undefined {
  const { config } = useConfig()
  const id = useFormFields(([fields]) => fields.locality?.value)
  const [found, setFound] = useState<{ id: unknown; centre: MapPoint | null }>()
  const api = config.routes.api
  useEffect(() => {
    if (typeof id !== 'string') return
    read(`${api}/localities/${id}/?depth=0&select[latitude]=true&select[longitude]=true`)
      .then(({ latitude, longitude }) => setFound({ id, centre: pointOf(latitude, longitude) }))
      .catch(() => setFound({ id, centre: null }))
  }, [api, id])
  if (typeof id !== 'string') return undefined
  return found?.id === id ? found.centre : null
}

/** The street map of the site's settings; null when there is none. */
export function useTileSettings(): TileSettings | null {
  const { config } = useConfig()
  const [tiles, setTiles] = useState<TileSettings | null>(null)
  const api = config.routes.api
  useEffect(() => {
    read(`${api}/globals/siteConfig/?depth=0&select[mapTiles]=true`)
      .then(({ mapTiles }) => {
        const { url, attribution, maxZoom } = (mapTiles ?? {}) as Partial<TileSettings>
        setTiles(url ? { url, attribution: attribution ?? '', maxZoom: maxZoom ?? 19 } : null)
      })
      .catch(() => setTiles(null))
  }, [api])
  return tiles
}
