import type { Localized } from '@/lib/i18n/locales'
import {
  defaultDuties,
  defaultGuarantees,
  defaultNotaryTariffs,
  defaultVat,
} from '@/collections/globals/legal/money-defaults'
import type { DutyRate, GuaranteeRate, LegalRates, VatRate } from '@/features/property/model/legal-rates'
import { purchaseCosts, purchaseRatesOn } from '@/features/property/model/purchase-costs'

import type { CatalogueValues } from './catalogue-values'
import type { Availability, DemoFacts } from './facts'
import { isHome, isNewBuild } from './kinds'
import { dayBefore, seeded } from './seeded'

/** The rates of a new installation: the demo states what its pages compute. */
export const demoLegalRates: LegalRates = {
  // Payload types the defaults as plain strings; these are their literal types.
  duties: defaultDuties as DutyRate[],
  vat: defaultVat as VatRate[],
  guarantees: defaultGuarantees as GuaranteeRate[],
  notary: defaultNotaryTariffs,
  mortgages: [],
  healthIndices: [],
}

/** Rough coefficients of 2026: enough for a demo, never for a real cost estimate. */
const cadastralIndex = 2.29
const propertyTaxShare = 0.52

export function moneyValues(facts: DemoFacts, referenceDay: string): CatalogueValues {
  const indexed = Math.round(facts.cadastralIncome * cadastralIndex)
  const common: CatalogueValues = {
    cadastralIncome: facts.cadastralIncome,
    indexedCadastralIncome: indexed,
    realEstateTax: Math.round(indexed * propertyTaxShare),
  }
  // A rent advert states the charges, also when there are none.
  if (facts.goal === 'rent') return { ...common, renterCharges: facts.charges }
  return {
    ...common,
    ownerCharges: facts.charges || undefined,
    ...costs(facts, referenceDay),
    ...yieldOf(facts),
  }
}

function costs(facts: DemoFacts, referenceDay: string): CatalogueValues {
  if (facts.annuity || facts.goal === 'takeover') return {}
  const { price } = facts
  const rates = purchaseRatesOn(demoLegalRates, 'wallonia', referenceDay)
  const tax = isNewBuild(facts.kind) ? ({ vat: 'newBuild' } as const) : ({ duty: 'other' } as const)
  const amounts = rates && purchaseCosts(price, tax, rates)
  if (!amounts) return {}
  return {
    ...('vat' in tax
      ? { vatRegime: 'vat21', vatAmount: amounts.tax }
      : { vatRegime: 'registrationDuties', registrationDuties: amounts.tax }),
    notaryFeeExclVat: amounts.notaryExclVat,
    notaryFeeInclVat: amounts.notary,
    totalCost: amounts.total,
  }
}

function yieldOf({ yearlyRent, price, availability }: DemoFacts): CatalogueValues {
  if (yearlyRent === 0) return {}
  const monthlyRent = availability === 'tenanted' ? Math.round(yearlyRent / 12) : undefined
  return { grossYieldPercent: Math.round((yearlyRent / price) * 1000) / 10, monthlyRent }
}

const availabilities: Record<Availability, CatalogueValues['availability']> = {
  atDeed: 'atDeed',
  immediately: 'immediately',
  toAgree: 'toBeAgreed',
  tenanted: 'respectingLease',
  delivery: 'atDelivery',
  occupied: 'occupied',
}

const inventory: Localized = {
  nl: 'door een deskundige, kosten gedeeld',
  fr: 'par un expert, à frais partagés',
  en: 'by an expert, costs shared',
  de: 'durch einen Sachverständigen, Kosten geteilt',
}

export function rentalValues(facts: DemoFacts, referenceDay: string): CatalogueValues {
  const common: CatalogueValues = { availability: availabilities[facts.availability] }
  if (facts.projectNumber)
    return { ...common, availableFrom: dayBefore(referenceDay, facts.status === 'sold' ? -60 : -330) }
  if (facts.goal !== 'rent') return common
  const random = seeded(`lease:${facts.ref}`)
  return {
    ...common,
    ...(facts.availability === 'immediately' && {
      availableFrom: dayBefore(referenceDay, random.between(10, 75)),
    }),
    depositAmount: facts.price * 2,
    agencyCost: 0,
    inventoryOfPlace: inventory,
    leaseYears: isHome(facts.kind) ? random.pick([1, 3, 9]) : 9,
    petsAllowed: isHome(facts.kind) ? random.pick(['yes', 'no', 'unknown']) : undefined,
  }
}

export function viagerValues({ annuity }: DemoFacts): CatalogueValues {
  if (!annuity) return {}
  const [first, second] = annuity.heads
  return {
    viagerType: 'occupied',
    bouquet: annuity.bouquet,
    viagerIndexedRent: annuity.monthlyRent,
    viagerSurvivalRent: annuity.survivalRent ?? undefined,
    viagerAge1: first?.age,
    viagerGender1: first?.gender,
    viagerAge2: second?.age,
    viagerGender2: second?.gender,
  }
}
