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

export const priceUnitMeaningOptions: OptionObject[] = [
  { value: 'startingFrom', label: { nl: 'Vanaf', fr: 'À partir de', en: 'Starting from', de: 'Ab' } },
  { value: 'total', label: { nl: 'Totaal', fr: 'Total', en: 'Total', de: 'Gesamt' } },
  { value: 'perMonth', label: { nl: 'Per maand', fr: 'Par mois', en: 'Per month', de: 'Pro Monat' } },
  { value: 'perYear', label: { nl: 'Per jaar', fr: 'Par an', en: 'Per year', de: 'Pro Jahr' } },
  { value: 'perSquareMetre', label: { nl: 'Per m²', fr: 'Par m²', en: 'Per m²', de: 'Pro m²' } },
]
