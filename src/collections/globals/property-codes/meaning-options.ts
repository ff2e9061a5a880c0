import { marqueeMeanings } from '@/features/property/model/marquee'

export const marqueeMeaningOptions: string[] = [...marqueeMeanings]

export const priceUnitMeaningOptions: string[] = [
  'startingFrom',
  'total',
  'perMonth',
  'perYear',
  'perSquareMetre',
]
