import type { EpcRegion } from './epc-scales'
import { rowInForce } from './in-force'
import type { DutyKind, DutyRate, LegalRates, NotaryTariff } from './legal-rates'

/** The costs of a purchase besides the price, in whole euro. An estimate, not an offer. */
export interface PurchaseCosts {
  /** Registration duty, or VAT on a new building. */
  tax: number
  taxPercent: number
  /** Notary's fee, VAT included. */
  notary: number
  notaryExclVat: number
  /** Price and costs together. */
  total: number
}

/** The tax on a purchase: duty by kind of buyer, or VAT instead of it. */
export type PurchaseTax = { duty: DutyKind } | { vat: 'newBuild' | 'reduced' }

/** The figures of which costs are made. */
export interface PurchaseFigures {
  duties: Partial<Record<DutyKind, Pick<DutyRate, 'ratePercent' | 'abatement' | 'priceCeiling'>>>
  vat: { newBuild?: number; reduced?: number }
  notary: Pick<NotaryTariff, 'slices' | 'vatPercent'>
}

/** The rates of one region on one day, with their sources. */
export interface PurchaseRates extends PurchaseFigures {
  duties: Partial<Record<DutyKind, DutyRate>>
  notary: NotaryTariff
}

/** The figures of rates alone, which are sent to the browser. */
export function figuresOf({ duties, vat, notary }: PurchaseRates): PurchaseFigures {
  const figures = Object.entries(duties).map(([kind, { ratePercent, abatement, priceCeiling }]) => [
    kind,
    { ratePercent, ...(abatement && { abatement }), ...(priceCeiling && { priceCeiling }) },
  ])
  return {
    duties: Object.fromEntries(figures),
    vat,
    notary: {
      slices: notary.slices.map(({ upTo, ratePercent }) => ({ ratePercent, ...(upTo && { upTo }) })),
      vatPercent: notary.vatPercent,
    },
  }
}

/** The rates in force in a region on a day (ISO date). Null if the settings have no notary tariff. */
export function purchaseRatesOn(rates: LegalRates, region: EpcRegion, day: string): PurchaseRates | null {
  const notary = rowInForce(rates.notary, day)
  if (!notary) return null
  const duty = (kind: DutyKind) =>
    rowInForce(
      rates.duties.filter((row) => row.region === region && row.kind === kind),
      day,
    )
  const vat = (kind: 'newBuild' | 'reduced') =>
    rowInForce(
      rates.vat.filter((row) => row.kind === kind),
      day,
    )?.ratePercent
  const [ownHome, other, newBuild, reduced] = [
    duty('ownHome'),
    duty('other'),
    vat('newBuild'),
    vat('reduced'),
  ]
  return {
    duties: { ...(ownHome && { ownHome }), ...(other && { other }) },
    vat: { ...(newBuild !== undefined && { newBuild }), ...(reduced !== undefined && { reduced }) },
    notary,
  }
}

/** The notary's fee on a price in euro, without VAT: each slice of the price has its own percentage. */
export function notaryFee(price: number, { slices }: PurchaseFigures['notary']): number {
  let from = 0
  let fee = 0
  for (const { upTo, ratePercent } of slices) {
    const to = Math.min(price, upTo ?? price)
    if (to > from) fee += ((to - from) * ratePercent) / 100
    from = Math.max(from, to)
  }
  return fee
}

/** The registration duty in euro. Above the ceiling of a reduced rate the standard rate applies. */
function dutyOn(price: number, kind: DutyKind, duties: PurchaseFigures['duties']) {
  const duty = duties[kind]
  const isAboveCeiling = typeof duty?.priceCeiling === 'number' && price > duty.priceCeiling
  const rate = isAboveCeiling ? duties.other : duty
  if (!rate) return null
  const taxed = Math.max(0, price - (rate.abatement ?? 0))
  return { tax: (taxed * rate.ratePercent) / 100, taxPercent: rate.ratePercent }
}

function taxOn(price: number, tax: PurchaseTax, rates: PurchaseFigures) {
  if ('duty' in tax) return dutyOn(price, tax.duty, rates.duties)
  const percent = rates.vat[tax.vat]
  return percent === undefined ? null : { tax: (price * percent) / 100, taxPercent: percent }
}

/**
 * Estimates the costs of a purchase: duty or VAT, and the notary's fee with VAT (acceptance X12, facts.md 3.3).
 *
 * @param price in euro
 * @returns null if the price is zero, or if the settings have no rate for it
 */
export function purchaseCosts(price: number, tax: PurchaseTax, rates: PurchaseFigures): PurchaseCosts | null {
  if (!Number.isFinite(price) || price <= 0) return null
  const taxed = taxOn(price, tax, rates)
  if (!taxed) return null
  const fee = notaryFee(price, rates.notary)
  const rounded = {
    tax: Math.round(taxed.tax),
    taxPercent: taxed.taxPercent,
    notary: Math.round(fee * (1 + rates.notary.vatPercent / 100)),
    notaryExclVat: Math.round(fee),
  }
  return { ...rounded, total: Math.round(price) + rounded.tax + rounded.notary }
}
