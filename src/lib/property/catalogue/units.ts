import type { Localized } from '@/lib/i18n/locales'
import type { Unit } from './types'

/** What is written after a number; the euro sign goes in front and is the business of the price format. */
export const unitSuffixes: Readonly<Record<Unit, Localized>> = {
  euro: { nl: '', fr: '', en: '', de: '' },
  squareMetres: { nl: 'm²', fr: 'm²', en: 'm²', de: 'm²' },
  metres: { nl: 'm', fr: 'm', en: 'm', de: 'm' },
  kWhPerSquareMetreYear: { nl: 'kWh/m² jaar', fr: 'kWh/m².an', en: 'kWh/m² per year', de: 'kWh/m².Jahr' },
  kWhPerYear: { nl: 'kWh/jaar', fr: 'kWh/an', en: 'kWh per year', de: 'kWh/Jahr' },
  kgPerSquareMetreYear: { nl: 'kg/m² jaar', fr: 'kg/m².an', en: 'kg/m² per year', de: 'kg/m².Jahr' },
  years: { nl: 'jaar', fr: 'ans', en: 'years', de: 'Jahre' },
  percent: { nl: '%', fr: '%', en: '%', de: '%' },
}
