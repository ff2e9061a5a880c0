import type { CollectionBeforeChangeHook } from 'payload'

import { amountsAtPrice } from '@/features/property/model/amounts-at-price'
import { costBasis } from '@/features/property/model/cost-basis'
import { legalRatesOf } from '@/features/property/model/legal-rates'
import { describePrice } from '@/features/property/model/price'
import { computedAmounts, purchaseEstimate } from '@/features/property/model/purchase-cases'
import { nestedRequest } from '@/lib/payload/as-system'
import { readOnce } from '@/lib/payload/shared-reads'
import { belgianDay } from '@/lib/time/belgian-time'
import { relatedId } from '@/lib/values/read-value'
import type { Property } from '@/payload-types'

import { localityFacts, typeFacts } from './place-and-type-facts'

/**
 * Hook of properties: total cost, notary's fee and taxes follow the price, by whatever way it changes. While the price is
 * empty they stay: it may be about to be typed.
 */
export const followPrice: CollectionBeforeChangeHook<Property> = async ({ data, originalDoc, req }) => {
  const price = data.price ?? 0
  const isSame = !originalDoc || price <= 0 || price === originalDoc.price
  if (isSame || computedAmounts.every((field) => !originalDoc[field])) return data
  const property = { ...originalDoc, ...data }
  const [legal, locality, type] = await Promise.all([
    readOnce(req, 'legal', () =>
      // Law is public, and a job that changes the price has no user.
      req.payload.findGlobal({ slug: 'legal', depth: 0, overrideAccess: true, req: nestedRequest(req) }),
    ),
    localityFacts(req, relatedId(property.locality)),
    typeFacts(req, relatedId(property.type)),
  ])
  const source = { ...property, zip: locality?.zip, countryId: locality?.countryId, webId: type?.webId }
  const estimateAt = (euro: number | null | undefined) => {
    const published = describePrice({ ...source, price: euro, publishPrice: true })
    return purchaseEstimate(costBasis(source, published), legalRatesOf(legal), belgianDay(new Date()))
  }
  const estimates = { before: estimateAt(originalDoc.price), after: estimateAt(price) }
  return { ...data, ...amountsAtPrice(originalDoc, data, estimates) }
}
