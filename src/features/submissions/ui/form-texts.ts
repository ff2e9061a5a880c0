import type { Translator } from '@/lib/i18n/translator'

/** The texts of a form's behaviour with JavaScript. */
export const liveTexts = (t: Translator) => ({
  sending: t('formView.sending'),
  network: t('formView.network'),
  failed: t('formView.failed'),
  tryAgain: t('formView.tryAgain'),
  summaryTitle: t('formView.summaryTitle'),
  notSent: t('formView.notSent'),
  captchaDown: t('captcha.down'),
  restored: t('formView.restored'),
  startOver: t('formView.startOver'),
  filter: t('formView.filter'),
  chosen: t('formView.chosen', { number: '{number}' }),
  nothingFound: t('formView.nothingFound'),
})

/** The texts of the map for choosing a point. */
export const pointTexts = (t: Translator) => ({
  open: t('formView.mapOpen'),
  close: t('formView.mapClose'),
  help: t('formView.mapHelp'),
  map: t('formView.map'),
  pin: t('formView.mapPin'),
  middle: t('formView.mapMiddle'),
  remove: t('formView.mapRemove'),
  isSet: t('formView.mapSet'),
  isUnset: t('formView.mapUnset'),
})

/** The texts of the choice of localities on a map. */
export const regionTexts = (t: Translator) => ({
  open: t('formView.regionOpen'),
  close: t('formView.mapClose'),
  help: t('formView.regionHelp'),
  map: t('formView.regionMap'),
  whole: t('formView.regionWhole'),
  chosen: t('formView.regionChosen'),
  remove: t('formView.regionRemove', { place: '{place}' }),
  zoomIn: t('map.zoomIn'),
  zoomOut: t('map.zoomOut'),
  touchHint: t('map.touchHint'),
  wheelHint: t('map.wheelHint'),
  wheelHintMac: t('map.wheelHintMac'),
})

export type RegionTexts = ReturnType<typeof regionTexts>
export type LiveTexts = ReturnType<typeof liveTexts>
export type PointTexts = ReturnType<typeof pointTexts>
