import { useEffect, useEffectEvent } from 'react'
import { useMap } from 'react-leaflet'

import { maxMapZoom } from '@/features/map/model/map-clusters'
import type { StreetFile } from '@/features/map/model/street-file'
import type { Locale } from '@/lib/i18n/locales'

interface FileStreetsProps {
  file: StreetFile
  locale: Locale
  onShown: () => void
}

/** The vector tiles of the file in the data folder, drawn in the browser; fonts are those of the browser. */
export function FileStreets({ file, locale, onShown }: FileStreetsProps) {
  const map = useMap()
  const { href, maxZoom } = file
  const { north, south, east, west } = file.bounds
  const shown = useEffectEvent(onShown)
  useEffect(() => {
    let remove: (() => void) | null = null
    let isLeft = false
    const open = async () => {
      const { addStreetLayer } = await import('./street-layer')
      if (isLeft) return
      remove = addStreetLayer(map, {
        ...{ href, locale, dataZoom: maxZoom, maxZoom: maxMapZoom },
        bounds: [
          [south, west],
          [north, east],
        ],
        onShown: () => shown(),
      })
    }
    open().catch(() => {
      // Without the code of the street map the drawn map stays.
    })
    return () => {
      isLeft = true
      remove?.()
    }
  }, [map, href, locale, maxZoom, north, south, east, west])
  return null
}
