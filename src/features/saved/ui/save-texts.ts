import type { Translator } from '@/lib/i18n/translator'

/** The texts of the save buttons; created once per page and shared by all cards. */
export interface SaveTexts {
  favourite: string
  hide: string
  hidden: string
  undo: string
}

export const saveTexts = (t: Translator): SaveTexts => ({
  favourite: t('saved.favourite'),
  hide: t('saved.hide'),
  hidden: t('saved.hidden'),
  undo: t('saved.undo'),
})
