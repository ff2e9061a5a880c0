import type { Localized } from '@/lib/i18n/locales'
import { isOneOf } from '@/lib/values/read-value'

import type { FeedFormat } from './feed-format'
import { specification3 } from './presets/specification-3'

/** The formats that can be read, by their stored name. */
export const feedFormats = { specification3 } as const satisfies Readonly<Record<string, FeedFormat>>

export type FeedFormatName = keyof typeof feedFormats

export const feedFormatLabels: Readonly<Record<FeedFormatName, Localized>> = {
  specification3: {
    nl: 'Specificatie 3 (JSON, één record per taal)',
    fr: 'Spécification 3 (JSON, un enregistrement par langue)',
    en: 'Specification 3 (JSON, one record per language)',
    de: 'Spezifikation 3 (JSON, ein Datensatz je Sprache)',
  },
}

// The keys of a constant object are its names, which TypeScript widens to texts.
export const feedFormatNames = Object.keys(feedFormats) as FeedFormatName[]

export const isFeedFormatName = (value: unknown): value is FeedFormatName => isOneOf(feedFormatNames, value)
