import { cache } from 'react'
import type { DefaultServerCellComponentProps } from 'payload'

import type { PriceSource } from '@/features/property/model/price'
import { staffPrice } from '@/features/property/model/staff-price'
import { readPriceStyle } from '@/features/property/server/read-price-style'
import { intlLocales, toLocale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'

/** Read once for all rows of a list. */
const priceStyleOf = cache(readPriceStyle)

/** List cell: the price as on the site, in the editor's language. */
export async function PriceCell({ i18n, payload, rowData }: DefaultServerCellComponentProps) {
  const locale = toLocale(i18n.language)
  const [t, priceStyle] = await Promise.all([
    getTranslator(locale, intlLocales[locale]),
    priceStyleOf(payload),
  ])
  const { line, shownAs } = staffPrice(rowData as PriceSource, { locale, priceStyle, t })
  return (
    <span className="studio-ellipsis">
      {line}
      {shownAs !== undefined && <span className="studio-small">{shownAs}</span>}
    </span>
  )
}
