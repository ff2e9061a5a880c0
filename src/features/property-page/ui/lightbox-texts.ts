import type { Translator } from '@/lib/i18n/translator'

export interface LightboxTexts {
  name: string
  previous: string
  next: string
  close: string
  zoomIn: string
  zoomOut: string
  /** The button that shows all pictures at once. */
  sheet: string
}

export const lightboxTexts = (t: Translator): LightboxTexts => ({
  name: t('lightbox.name'),
  previous: t('lightbox.previous'),
  next: t('lightbox.next'),
  close: t('lightbox.close'),
  zoomIn: t('lightbox.zoomIn'),
  zoomOut: t('lightbox.zoomOut'),
  sheet: t('lightbox.sheet'),
})
