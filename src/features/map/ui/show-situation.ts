import { loadFrame } from '@/lib/dom/load-frame'

import { connectMapFrame } from './connect-map-frame'
import type { SituationData } from './situation-map'

/** Loads the map frame of one place. */
export function showSituation(box: HTMLElement): void {
  const frame = box.querySelector('iframe')
  if (!frame) return
  // Written by SituationMap.
  const { locale, place, customMarker, rings } = JSON.parse(box.dataset.situation ?? '') as SituationData
  const { latitude, longitude, isApproximate, label } = place
  const connection = connectMapFrame(frame, {})
  connection.send({
    properties: [{ ref: 0, latitude, longitude, isApproximate, priceText: '', label, marquee: null }],
    cells: [],
    cellWidth: 0,
    pointsHref: null,
    messageInfo: { locale, area: null, near: null, canDraw: false },
    mapType: 'situation',
    customMarker,
    marqueeIgnoreList: [],
    rings,
  })
  loadFrame(frame)
}
