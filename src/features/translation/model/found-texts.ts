import type { TranslatedCollection } from './translated-collections'
import type { Hit } from './replace-words'

/** A text in which the searched words are, for the preview. */
export interface FoundText {
  collection: TranslatedCollection
  id: string
  title: string
  /** Stable path of the text. */
  path: string
  /** In the language of the studio. */
  label: string
  hits: Hit[]
  /** Names the text as it was read; a replacement of an older one is left out. */
  basis: string
}

export interface FoundTexts {
  texts: FoundText[]
  /** There are more than are shown. */
  isMore: boolean
}

export interface ReplacedTexts {
  /** Texts that were changed. */
  count: number
  /** Texts that changed since they were shown. */
  left: number
  /** Documents that could not be saved, with the reason. */
  failed: { title: string; reason: string }[]
}

/** Texts in one preview, and in one replacement. */
export const maxFoundTexts = 200
