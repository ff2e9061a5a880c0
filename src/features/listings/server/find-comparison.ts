import 'server-only'

import { rowInForce } from '@/features/property/model/in-force'
import { monthlyPayment } from '@/features/property/model/monthly-payment'
import { getLegalRates } from '@/features/property/server/reads'
import type { Locale } from '@/lib/i18n/locales'
import { amountOf, comparedFields, type ComparedProperty } from '@/features/saved/model/comparison'

import { belgianDay } from '@/lib/time/belgian-time'

import { findPropertiesByRefs } from './find-properties-by-refs'
import { payloadClient } from '@/lib/payload/payload-client'

/** The published ones of the given properties, in the given order, with the values of the comparison. */
export async function findComparison(refs: number[], locale: Locale): Promise<ComparedProperty[]> {
  const payload = await payloadClient()
  const [summaries, { mortgages }, { docs }] = await Promise.all([
    findPropertiesByRefs(refs, locale),
    getLegalRates(),
    payload.find({
      collection: 'properties',
      where: { ref: { in: refs } },
      select: {
        ref: true,
        pointsOfInterest: true,
        publishAddress: true,
        ...Object.fromEntries(comparedFields.map((name) => [name, true as const])),
      },
      depth: 0,
      limit: refs.length,
      pagination: false,
      locale,
      fallbackLocale: false,
      overrideAccess: false,
    }),
  ])
  const valuesOf = new Map(docs.map((doc) => [doc.ref, doc]))
  const loan = rowInForce(mortgages, belgianDay(new Date()))
  return summaries.map((summary) => ({
    summary,
    values: valuesOf.get(summary.ref) ?? {},
    places: valuesOf.get(summary.ref)?.pointsOfInterest,
    isAddressPublic: valuesOf.get(summary.ref)?.publishAddress === true,
    loan: loan && {
      payment: monthlyPayment({
        principal: amountOf(summary.price) ?? 0,
        yearlyRate: loan.ratePercent,
        years: loan.years,
      }),
      ratePercent: loan.ratePercent,
      years: loan.years,
    },
  }))
}
