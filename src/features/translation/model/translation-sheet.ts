import type { Locale } from '@/lib/i18n/locales'

import type { TranslatedCollection } from './translated-collections'
import type { TextPair } from './text-pairs'

/** A text of the translator's screen. */
export interface SheetText extends TextPair {
  /** Names source and translation as they were read; a save with an older one is refused. */
  basis: string
}

/** A document in its source language beside another one: the translator's screen. */
export interface TranslationSheet {
  collection: TranslatedCollection
  id: string
  title: string
  source: Locale
  target: Locale
  texts: SheetText[]
  mayWrite: boolean
  /** Name of the translation service; null when there is none. */
  service: string | null
}

/** Whether a text needs work. */
export const isOpen = ({ state }: Pick<SheetText, 'state'>): boolean => state !== 'done'
