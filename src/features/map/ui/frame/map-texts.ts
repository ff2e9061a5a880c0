import { writeNumber } from '@/lib/i18n/number-format'
import { pluralForms } from '@/lib/i18n/plural-forms'
import type { Translator } from '@/lib/i18n/translator'

/** The placeholder of a number that only the map can insert. */
const number = '{number}'

/** The finished texts of the map, made on the server. */
export const mapTexts = (t: Translator, tilesHost: string) => ({
  /** BCP 47 tag of the language whose rules numbers follow. */
  numbers: t.numbers,
  loading: t('map.loading'),
  region: t('map.region'),
  markersHint: t('map.markersHint'),
  group: t('map.group', { number }),
  groupTitle: t('map.groupTitle', { number }),
  approximate: t('map.approximate'),
  approximateNote: t('map.approximateNote'),
  zoomIn: t('map.zoomIn'),
  zoomOut: t('map.zoomOut'),
  list: t('map.list'),
  listMore: t('map.listMore', { number }),
  empty: t('map.empty'),
  open: t('map.open'),
  close: t('map.close'),
  cardLoading: t('map.cardLoading'),
  cardFailed: t('map.cardFailed'),
  wheelHint: t('map.wheelHint'),
  wheelHintMac: t('map.wheelHintMac'),
  touchHint: t('map.touchHint'),
  streetMap: t('map.streetMap'),
  sources: t('map.sources'),
  showTiles: t('map.showTiles'),
  hideTiles: t('map.hideTiles'),
  tilesFrom: t('map.tilesFrom', { host: tilesHost }),
  drawArea: t('map.drawArea'),
  drawCircle: t('map.drawCircle'),
  drawWord: t('map.drawWord'),
  clear: t('map.clear'),
  clearWord: t('map.clearWord'),
  areaHint: t('map.areaHint'),
  areaTouch: t('map.areaTouch'),
  circleHint: t('map.circleHint'),
  drawKeys: t('map.drawKeys'),
  corners: pluralForms(t, (values) => t('map.corners', values)),
  undo: t('map.undo'),
  finish: t('map.finish'),
  cancel: t('map.cancel'),
  around: t('map.around'),
  aroundMiddle: t('map.aroundMiddle'),
  aroundPoint: t('map.aroundPoint'),
  radius: t('map.radius'),
})

export type MapTexts = ReturnType<typeof mapTexts>

/** Inserts the number into a text with the placeholder. */
export const withNumber = (text: string, value: number, { numbers }: Pick<MapTexts, 'numbers'>): string =>
  text.replace(number, writeNumber(value, numbers))
