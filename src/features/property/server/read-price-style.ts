import type { Payload } from 'payload'

import { defaultPriceStyle, type PriceStyle } from '@/features/property/model/price'

/** The setting of the site for amounts, for e-mails and documents: they show the same text as the page. */
export async function readPriceStyle(payload: Payload): Promise<PriceStyle> {
  const { priceStyle } = await payload.findGlobal({
    slug: 'siteConfig',
    depth: 0,
    select: { priceStyle: true },
    overrideAccess: false,
  })
  return priceStyle ?? defaultPriceStyle
}
