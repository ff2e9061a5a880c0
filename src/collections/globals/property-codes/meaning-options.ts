import type { OptionObject } from 'payload'

import type { Localized } from '@/lib/i18n/locales'
import { marqueeMeanings, type MarqueeMeaning } from '@/features/property/model/marquee'

const marqueeLabels: Record<MarqueeMeaning, Localized> = {
  none: { nl: 'Geen', fr: 'Aucune', en: 'None', de: 'Keine' },
  new: { nl: 'Nieuw', fr: 'Nouveau', en: 'New', de: 'Neu' },
  priceDrop: { nl: 'Prijsverlaging', fr: 'Baisse de prix', en: 'Price reduced', de: 'Preissenkung' },
  underOption: { nl: 'In optie', fr: 'Sous option', en: 'Under option', de: 'Unter Option' },
  sold: { nl: 'Verkocht', fr: 'Vendu', en: 'Sold', de: 'Verkauft' },
  rented: { nl: 'Verhuurd', fr: 'Loué', en: 'Rented', de: 'Vermietet' },
  other: { nl: 'Iets anders', fr: 'Autre', en: 'Something else', de: 'Anderes' },
}

export const marqueeMeaningOptions: OptionObject[] = marqueeMeanings.map((value) => ({
  value,
  label: marqueeLabels[value],
}))

export const priceUnitMeaningOptions: string[] = [
  'startingFrom',
  'total',
  'perMonth',
  'perYear',
  'perSquareMetre',
]
