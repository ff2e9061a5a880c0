import type { Payload } from 'payload'

import type { OwnedProperty } from '@/features/accounts/model/owner-facts'
import { demandByPrice, priceLadder, type PriceDemand } from '@/features/accounts/model/price-ladder'
import { countMatchingDemands } from '@/features/subscriptions/server/api'

/**
 * How many people look for a property at its price, and at lower ones.
 *
 * @returns the present price first; empty without a price, or when visitors cannot find the property
 */
export async function readDemand(payload: Payload, property: OwnedProperty): Promise<PriceDemand[]> {
  const { price, goal, shown } = property
  if (price === null || shown === 'offline' || shown === 'notFound') return []
  const counts: { price: number; count: number }[] = []
  for (const step of priceLadder(price, goal))
    counts.push({ price: step, count: await countMatchingDemands(payload, property, { price: step }) })
  return demandByPrice(counts)
}
