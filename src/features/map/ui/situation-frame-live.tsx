import { useEffect, useRef } from 'react'

import { connectMapFrame } from './connect-map-frame'
import type { SituationMapProps } from './situation-map'

/** The map frame of one place. */
export function SituationFrame({ locale, title, place, customMarker = null }: SituationMapProps) {
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
    })
    return connection.close
  }, [locale, latitude, longitude, isApproximate, label, customMarker])

  return <iframe ref={frame} src={`/map-frame/${locale}/`} title={title} className="size-full border-0" />
}
