import { useEffect, useState, type ComponentType } from 'react'

import type { MapViewProps } from './map-view'

/** Loads the map in the browser, which it requires, and shows a loading text until then. */
export function MapFrame(props: MapViewProps) {
  const [View, setView] = useState<ComponentType<MapViewProps> | null>(null)
  useEffect(() => {
    import('./map-view').then(({ MapView }) => setView(() => MapView))
  }, [])
  return View ? (
    <View {...props} />
  ) : (
    <p className="map-frame flex h-dvh items-center justify-center p-6 text-small text-slate" role="status">
      {props.texts.loading}
    </p>
  )
}
