import { draftedGlobals, type DraftedGlobal } from '@/lib/payload/global-drafts'
import { isOneOf } from '@/lib/values/read-value'

import { translatedCollections } from './translated-collections'
import type { Hit } from './replace-words'

/** Where words are found and replaced: collections, and settings with drafts. */
export const searchedPlaces = [...translatedCollections, 'patterns', ...draftedGlobals] as const
export type SearchedPlace = (typeof searchedPlaces)[number]

export const isSettings = (place: SearchedPlace): place is DraftedGlobal => isOneOf(draftedGlobals, place)

/** A text in which the searched words are, for the preview. */
export interface MatchingText {
  place: SearchedPlace
  /** For settings their slug. */
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

export interface MatchingTexts {
  texts: MatchingText[]
  /** There are more than are shown. */
  isMore: boolean
}

export interface ReplacedTexts {
  /** Texts that were changed. */
  count: number
  /** Some of them are in templates, which have no drafts. */
  inTemplates: boolean
  /** Texts that changed since they were shown. */
  left: number
  /** Documents that could not be saved, with the reason. */
  failed: { place: SearchedPlace; id: string; title: string; reason: string }[]
}

/** Texts in one preview, and in one replacement. */
export const maxMatchingTexts = 200
