import type { Payload } from 'payload'

import { rowInForce } from '@/features/property/model/in-force'
import type { MortgageRate } from '@/features/property/model/legal-rates'
import type { Day } from '@/lib/time/belgian-time'

/** The agency's example of a loan on a day; undefined if the settings have none. */
export async function storedLoan(payload: Payload, day: Day): Promise<MortgageRate | undefined> {
  const { mortgageRates } = await payload.findGlobal({
    slug: 'legal',
    select: { mortgageRates: true },
    depth: 0,
    // Alerts run without a user; the example is on public pages.
    overrideAccess: true,
  })
  return rowInForce(mortgageRates ?? [], day)
}
