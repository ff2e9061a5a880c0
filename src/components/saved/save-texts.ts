import type { Translator } from '@/lib/i18n/translator'

/** The words of the save buttons; make them once per page and hand the same object to every card. */
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
