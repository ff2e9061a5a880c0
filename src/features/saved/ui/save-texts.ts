import type { Translator } from '@/lib/i18n/translator'

/** Paths of the icons of the save buttons. */
export const savedIcons = {
  heart: 'M12 20.5 4.2 12.8a5 5 0 0 1 7.1-7.1l.7.7.7-.7a5 5 0 0 1 7.1 7.1Z',
  hide: 'M10.6 5.1A10.4 10.4 0 0 1 22 12a15 15 0 0 1-2.4 3.7M6.4 6.4A14.6 14.6 0 0 0 2 12c2 4.2 5.6 7 10 7 2 0 3.9-.6 5.5-1.5M9.9 9.9a3 3 0 0 0 4.2 4.2M3 3l18 18',
}

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
