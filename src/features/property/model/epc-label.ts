import type { Day } from '@/lib/time/belgian-time'
import { isOneOf } from '@/lib/values/read-value'

import { isBelgian, luxembourg } from './countries'
import { epcRegions, type EpcRegion, type EpcScale, type EpcScales } from './epc-scales'
import { rowInForce } from './in-force'

/** Public numbers of the residential types: houses, studios, apartments (specification 3.4). */
export const housingWebIds: readonly number[] = [1, 2, 3]
/** Land and garages have no label (facts.md 1.5). */
const unlabelledWebIds: readonly number[] = [4, 7]

const regionRanges: readonly (readonly [from: number, to: number, region: EpcRegion])[] = [
  [1000, 1299, 'brussels'],
  [1300, 1499, 'wallonia'],
  [1500, 3999, 'flanders'],
  [4000, 7999, 'wallonia'],
  [8000, 9999, 'flanders'],
]

/** What decides which region's law applies; the names are those of a locality. */
export interface PlaceOfLaw {
  zip?: string | number | null
  countryId?: number | null
}

/**
 * The Belgian region of a place, whose law applies; `unknown` abroad, where postal codes may have four digits too, and
 * for other values. Specification section 9, facts.md 1.5.
 */
export function regionOf({ zip, countryId }: PlaceOfLaw): EpcRegion | 'unknown' {
  const text = String(zip ?? '').trim()
  if (!isBelgian(countryId) || !/^\d{4}$/.test(text)) return 'unknown'
  const code = Number(text)
  return regionRanges.find(([from, to]) => code >= from && code <= to)?.[2] ?? 'unknown'
}

/** The scale of a region in force on a day: the newest that has begun, else the undated one. */
export function epcScaleOn(scales: EpcScales, region: EpcRegion, day: Day): EpcScale | undefined {
  return rowInForce(
    scales.filter((scale) => scale.region === region),
    day,
  )
}

/**
 * The label of a consumption in kWh/m² per year: the first band, from best to worst, whose bound is at or above
 * it. Negative values of net producers are in the best band. `null` if the value is not a number or above all
 * bounds. Facts.md section 1.
 */
export function labelOfConsumption(kWhPerSquareMetreYear: number, scale: EpcScale): string | null {
  if (!Number.isFinite(kWhPerSquareMetreYear)) return null
  const fits = (upTo: number | null) => upTo === null || kWhPerSquareMetreYear <= upTo
  return scale.bands.find((band) => fits(band.upTo))?.label ?? null
}

/**
 * Normalises `a_plusplus`, `A ++` or `a plus` to the printed form: `A++`, `A+`. Other texts are only trimmed.
 */
export function normaliseEpcLabel(text: string): string {
  const bare = text.trim()
  const signs = bare
    .replace(/[\s_]+/g, '')
    .replace(/plus/gi, '+')
    .replace(/minus/gi, '-')
    .replace(/[–−]/g, '-')
    .toUpperCase()
  return /^[A-G](\+{1,2}|-)?$/.test(signs) ? signs : bare
}

/** Input of the label; the names are those of the stored fields. */
export interface EpcSource extends PlaceOfLaw {
  epcState?: string | null
  epcLabelText?: string | null
  energyPerformance?: number | null
  /** Public number of the main type. */
  webId?: number | null
}

export type EpcDescription =
  | {
      state: 'known'
      label: string
      origin: 'certificate' | 'computed'
      /** The certificate and the consumption give different labels; the editor gets a warning. */
      differs: boolean
      computedLabel: string | null
      region: EpcRegion | 'luxembourg' | 'unknown'
    }
  | { state: 'requested' | 'notApplicable' | 'none' }

function computedLabel(source: EpcSource, scales: EpcScales, day: Day): string | null {
  const region = regionOf(source)
  const isHousing = housingWebIds.includes(source.webId ?? 0)
  if (region === 'unknown' || !isHousing || typeof source.energyPerformance !== 'number') return null
  const scale = epcScaleOn(scales, region, day)
  return scale ? labelOfConsumption(source.energyPerformance, scale) : null
}

/**
 * The energy label to show. The label printed on the certificate has priority over a computed one; it is computed
 * only for housing, because shops and offices use other scales; abroad only the printed label is used.
 * `none` means: show no label. Specification section 9, acceptance E4, facts.md 1.5. `day` is the Belgian day
 * whose scales are used.
 */
export function describeEpc(source: EpcSource, scales: EpcScales, day: Day): EpcDescription {
  if (unlabelledWebIds.includes(source.webId ?? 0)) return { state: 'none' }
  if (source.epcState === 'requested' || source.epcState === 'notApplicable')
    return { state: source.epcState }
  const printed = normaliseEpcLabel(source.epcLabelText ?? '')
  const computed = computedLabel(source, scales, day)
  const label = printed || computed
  if (!label) return { state: 'none' }
  return {
    state: 'known',
    label,
    origin: printed ? 'certificate' : 'computed',
    differs: printed !== '' && computed !== null && printed !== computed,
    computedLabel: computed,
    region: source.countryId === luxembourg ? 'luxembourg' : regionOf(source),
  }
}

/** Codes of labels without their sub-bands, as used in searches and URLs. */
const codes: Readonly<Record<string, string>> = { 'A++': 'a_plusplus', 'A+': 'a_plus' }

/**
 * `B-` becomes `b`, `A+` becomes `a_plus`; `null` for a text that is not a label. The codes are those of
 * specification section 9.
 */
export function epcLabelCode(label: string): string | null {
  const printed = normaliseEpcLabel(label)
  if (!/^[A-G](\+{1,2}|-)?$/.test(printed)) return null
  return codes[printed] ?? printed.charAt(0).toLowerCase()
}

export const isEpcRegion = (value: unknown): value is EpcRegion => isOneOf(epcRegions, value)
