import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { floorNames } from '@/features/property/model/floor-names'
import { formatPrice, type PriceStyle } from '@/features/property/model/price'
import type { ProjectSummary } from '@/features/projects/model/project-summary'

/** `3 free of 5`; empty for a project without known units. */
export const freeText = (
  { freeCount, unitCount }: Pick<ProjectSummary, 'freeCount' | 'unitCount'>,
  t: Translator,
) => (unitCount > 0 ? t('project.freeOf', { free: freeCount, total: unitCount }) : '')

/** `5 units`, for a project without available units. */
export const unitsText = ({ unitCount }: Pick<ProjectSummary, 'unitCount'>, t: Translator): string =>
  unitCount > 0 ? t('project.unitCount', { count: unitCount }) : ''

/** `€ 227.000 to € 331.000`, one price when all are equal, or on request; empty without available units. */
export function pricesText(
  { prices, status }: Pick<ProjectSummary, 'prices' | 'status'>,
  { locale, priceStyle, t }: { locale: Locale; priceStyle: PriceStyle; t: Translator },
): string {
  if (status === 'sold' || status === 'soldOut') return ''
  if (!prices) return t('property.priceOnRequest')
  const from = formatPrice(prices.from, { locale, style: priceStyle })
  if (prices.from === prices.to) return from
  return t('project.priceRange', { from, to: formatPrice(prices.to, { locale, style: priceStyle }) })
}

/** The name of a floor: 0 is the ground floor, negative ones are below it. */
export function floorName(floor: number, { locale, t }: { locale: Locale; t: Translator }): string {
  if (floor > 0) return t('project.floorAbove', { floor })
  return floorNames[floor === 0 ? 0 : '-1'][locale]
}
