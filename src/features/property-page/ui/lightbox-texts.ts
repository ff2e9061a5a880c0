import type { Translator } from '@/lib/i18n/translator'

import type { LightboxTexts } from './photo-lightbox'

export const lightboxTexts = (t: Translator): LightboxTexts => ({
  name: t('lightbox.name'),
  previous: t('lightbox.previous'),
  next: t('lightbox.next'),
  close: t('lightbox.close'),
  photo: t('lightbox.photo'),
  caption: t('lightbox.caption'),
  zoomIn: t('lightbox.zoomIn'),
  zoomOut: t('lightbox.zoomOut'),
  position: t('lightbox.position', { index: '{index}', total: '{total}' }),
})
