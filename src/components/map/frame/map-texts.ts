import type { Translator } from '@/lib/i18n/translator'

/** Stays in a text until the map knows the number. */
const count = '{count}'

/** The finished texts of the map, made on the server. */
export const mapTexts = (t: Translator, tilesHost: string) => ({
  loading: t('map.loading'),
  region: t('map.region'),
  markersHint: t('map.markersHint'),
  group: t('map.group', { count }),
  groupTitle: t('map.groupTitle', { count }),
  approximate: t('map.approximate'),
  approximateNote: t('map.approximateNote'),
  zoomIn: t('map.zoomIn'),
  zoomOut: t('map.zoomOut'),
  list: t('map.list'),
  listMore: t('map.listMore', { count }),
  empty: t('map.empty'),
  open: t('map.open'),
  close: t('map.close'),
  cardLoading: t('map.cardLoading'),
  cardFailed: t('map.cardFailed'),
  wheelHint: t('map.wheelHint'),
  wheelHintMac: t('map.wheelHintMac'),
  touchHint: t('map.touchHint'),
  showTiles: t('map.showTiles'),
  hideTiles: t('map.hideTiles'),
  tilesFrom: t('map.tilesFrom', { host: tilesHost }),
  drawArea: t('map.drawArea'),
  drawCircle: t('map.drawCircle'),
  clear: t('map.clear'),
  areaHint: t('map.areaHint'),
  circleHint: t('map.circleHint'),
  drawKeys: t('map.drawKeys'),
  corners: t('map.corners', { count }),
  undo: t('map.undo'),
  finish: t('map.finish'),
  cancel: t('map.cancel'),
  around: t('map.around'),
  aroundMiddle: t('map.aroundMiddle'),
  aroundPoint: t('map.aroundPoint'),
  radius: t('map.radius'),
})

export type MapTexts = ReturnType<typeof mapTexts>

/** Writes the number into a text that waits for it. */
export const withCount = (text: string, number: number | string): string =>
  text.replace(count, String(number))
