import type { EpcRegion } from './epc-scales'
import type { DatedRow } from './in-force'

/** Source of a rate, and its first day or the day on which the source was read: shown with every estimate. */
interface SourcedRow extends DatedRow {
  source?: string | null
  checkedOn?: string | null
}

export type DutyKind = 'ownHome' | 'other'

/** Registration duty on the purchase of a property. */
export interface DutyRate extends SourcedRow {
  region: EpcRegion
  kind: DutyKind
  ratePercent: number
  /** Amount in euro on which no duty is due. */
  abatement?: number | null
  /** In euro; above it the standard rate applies. */
  priceCeiling?: number | null
}

export interface VatRate extends SourcedRow {
  kind: 'newBuild' | 'reduced'
  ratePercent: number
}

/** Months of rent that a landlord may ask as a guarantee. */
export interface GuaranteeRate extends SourcedRow {
  region: EpcRegion
  months: number
}

/** The notary's fee on a purchase, the same all over Belgium: a percentage of each slice of the price. */
export interface NotaryTariff extends SourcedRow {
  /** From low to high; `upTo` in euro, null for the last slice. */
  slices: readonly { upTo?: number | null; ratePercent: number }[]
  /** VAT on the fee. */
  vatPercent: number
}

/** The agency's example of a loan: no law sets it. */
export interface MortgageRate extends SourcedRow {
  /** A year. */
  ratePercent: number
  years: number
}

/** The health index that Statbel publishes for a month. */
export interface HealthIndex {
  /** A day of the month: an ISO day, or a moment of it as stored. */
  month: string
  value: number
  source?: string | null
}

export interface LegalRates {
  duties: readonly DutyRate[]
  vat: readonly VatRate[]
  guarantees: readonly GuaranteeRate[]
  notary: readonly NotaryTariff[]
  mortgages: readonly MortgageRate[]
  healthIndices: readonly HealthIndex[]
}

type Stored<Row> = readonly Row[] | null | undefined

/** The rates of the stored settings; the names are those of the fields. */
export const legalRatesOf = (legal: {
  registrationDuties?: Stored<DutyRate>
  vat?: Stored<VatRate>
  rentGuarantees?: Stored<GuaranteeRate>
  notaryTariffs?: Stored<NotaryTariff>
  mortgageRates?: Stored<MortgageRate>
  healthIndices?: Stored<HealthIndex>
}): LegalRates => ({
  duties: legal.registrationDuties ?? [],
  vat: legal.vat ?? [],
  guarantees: legal.rentGuarantees ?? [],
  notary: legal.notaryTariffs ?? [],
  mortgages: legal.mortgageRates ?? [],
  healthIndices: legal.healthIndices ?? [],
})
