import { withNoBreakSpaces, type Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'

import { formatPrice, type PriceDescription, type PriceStyle, type ShownPrice } from './price'

/** A formatted price: the amount, and the small texts before and after it. */
export interface PriceParts {
  amount: string
  before?: string | undefined
  after?: string | undefined
}

export interface PriceContext {
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** Bouquet and monthly annuity together: the bouquet alone would look like the price. */
function annuityText(monthly: number | null, { locale, priceStyle, t }: PriceContext): string {
  if (monthly === null) return t('property.plusUnknownAnnuity')
  const amount = formatPrice(monthly, { locale, style: priceStyle })
  return withNoBreakSpaces(t('property.plusAnnuity', { amount }))
}

function rateText({ perSquareMetre, monthly }: ShownPrice, { locale, priceStyle, t }: PriceContext) {
  if (!perSquareMetre) return ''
  const amount = formatPrice(perSquareMetre, { locale, style: priceStyle })
  return `· ${withNoBreakSpaces(t(monthly ? 'property.perSquareMetreAndYear' : 'property.perSquareMetre', { amount }))}`
}

/** Formats the public price: exact, starting from, per month, a life annuity, or on request; empty once it is sold or let. */
export function priceParts(price: PriceDescription, context: PriceContext): PriceParts {
  const { locale, priceStyle, t } = context
  if (price.kind === 'gone') return { amount: '' }
  if (price.kind === 'hidden' || price.kind === 'onRequest') return { amount: t('property.priceOnRequest') }
  if (price.kind === 'annuity')
    return {
      amount: formatPrice(price.annuity, { locale, style: priceStyle }),
      before: t('property.annuity'),
      after: [t('property.perMonth'), price.text].filter(Boolean).join(' '),
    }
  const isAnnuity = price.annuity !== undefined
  const before = isAnnuity ? t('property.bouquet') : price.kind === 'from' && t('property.priceFrom')
  const after = [
    price.annuity !== undefined && annuityText(price.annuity, context),
    price.monthly && t('property.perMonth'),
    rateText(price, context),
    price.text,
  ]
  const afterText = after.filter(Boolean).join(' ')
  return {
    amount: formatPrice(price.price, { locale, style: priceStyle }),
    ...(before && { before }),
    ...(afterText && { after: afterText }),
  }
}

/** The price in one line: `from € 285.000`, `€ 850 / month`, `bouquet € 52.000 + € 740 / month`. */
export function priceLine(price: PriceDescription, context: PriceContext): string {
  const { before, amount, after } = priceParts(price, context)
  return [before, amount, after].filter(Boolean).join(' ')
}

/** What kind of amount it is, as a label above it. */
export function priceLabel(price: PriceDescription, t: Translator): string {
  if (price.kind === 'annuity') return t('property.annuityOnlyLabel')
  if ('annuity' in price && price.annuity !== undefined) return t('property.annuityLabel')
  return 'monthly' in price && price.monthly ? t('property.rentLabel') : t('property.priceLabel')
}
