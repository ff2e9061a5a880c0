import type { Localized } from '@/lib/i18n/locales'
import { isOneOf } from '@/lib/values/read-value'

import { csv } from '../formats/csv/format'
import { kyero } from '../formats/kyero/format'
import { omnicasa } from '../formats/omnicasa/format'
import { openimmo } from '../formats/openimmo/format'
import { perron } from '../formats/perron/format'
import { specification3 } from '../formats/specification-3/format'
import { sweepbright } from '../formats/sweepbright/format'
import { whise } from '../formats/whise/format'
import type { FeedFormat } from './feed-format'

/** The formats that can be read, by their stored name. */
export const feedFormats = {
  specification3,
  perron,
  omnicasa,
  whise,
  sweepbright,
  kyero,
  openimmo,
  csv,
} as const satisfies Readonly<Record<string, FeedFormat>>

export type FeedFormatName = keyof typeof feedFormats

export const feedFormatLabels: Readonly<Record<FeedFormatName, Localized>> = {
  specification3: {
    nl: 'Specificatie 3 (JSON, één record per taal)',
    fr: 'Spécification 3 (JSON, un enregistrement par langue)',
    en: 'Specification 3 (JSON, one record per language)',
    de: 'Spezifikation 3 (JSON, ein Datensatz je Sprache)',
  },
  perron: {
    nl: 'Perron (JSON, uitvoer van een andere site)',
    fr: 'Perron (JSON, exportation d’un autre site)',
    en: 'Perron (JSON, export of another site)',
    de: 'Perron (JSON, Export einer anderen Website)',
  },
  omnicasa: { nl: 'Omnicasa (API)', fr: 'Omnicasa (API)', en: 'Omnicasa (API)', de: 'Omnicasa (API)' },
  whise: { nl: 'Whise (API)', fr: 'Whise (API)', en: 'Whise (API)', de: 'Whise (API)' },
  sweepbright: {
    nl: 'SweepBright (meldingen)',
    fr: 'SweepBright (notifications)',
    en: 'SweepBright (notifications)',
    de: 'SweepBright (Meldungen)',
  },
  kyero: { nl: 'Kyero v3 (XML)', fr: 'Kyero v3 (XML)', en: 'Kyero v3 (XML)', de: 'Kyero v3 (XML)' },
  openimmo: {
    nl: 'OpenImmo 1.2.7 (XML)',
    fr: 'OpenImmo 1.2.7 (XML)',
    en: 'OpenImmo 1.2.7 (XML)',
    de: 'OpenImmo 1.2.7 (XML)',
  },
  csv: {
    nl: 'CSV (tabel met een kopregel)',
    fr: 'CSV (tableau avec ligne d’en-têtes)',
    en: 'CSV (table with a heading line)',
    de: 'CSV (Tabelle mit Kopfzeile)',
  },
}

// The keys of a constant object are its names, which TypeScript widens to texts.
export const feedFormatNames = Object.keys(feedFormats) as FeedFormatName[]

export const isFeedFormatName = (value: unknown): value is FeedFormatName => isOneOf(feedFormatNames, value)
