import { loadFrame } from '@/lib/dom/load-frame'

import { connectMapFrame } from './connect-map-frame'
import type { SituationData } from './situation-map'

/** Loads the map frame of one place. */
export function showSituation(box: HTMLElement): void {
  const frame = box.querySelector('iframe')
  if (!frame) return
  // Written by SituationMap.
  const { locale, place, customMarker, rings } = JSON.parse(box.dataset.situation ?? '') as SituationData
  const property = { ref: 0, ...place, priceText: '', marquee: null }
  const connection = connectMapFrame(frame, {})
  connection.send({
    properties: [property],
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
