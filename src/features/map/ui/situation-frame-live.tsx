import { useEffect, useRef } from 'react'

import type { MapRing } from '@/features/map/model/map-messages'

import { connectMapFrame } from './connect-map-frame'
import type { SituationMapProps } from './situation-map'

const noRings: MapRing[] = []

/** The map frame of one place. */
export function SituationFrame({
  locale,
  title,
  place,
  customMarker = null,
  rings = noRings,
}: SituationMapProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { latitude, longitude, isApproximate, label } = place

  useEffect(() => {
    if (!frame.current) return
    const connection = connectMapFrame(frame.current, {})
    connection.send({
      properties: [{ ref: 0, latitude, longitude, isApproximate, priceText: '', label, marquee: null }],
      ...{ cells: [], cellWidth: 0, pointsHref: null },
      messageInfo: { locale, area: null, near: null, canDraw: false },
      mapType: 'situation',
      customMarker,
      marqueeIgnoreList: [],
      rings,
    })
    return connection.close
  }, [locale, latitude, longitude, isApproximate, label, customMarker, rings])

  return <iframe ref={frame} src={`/map-frame/${locale}/`} title={title} className="size-full border-0" />
}
