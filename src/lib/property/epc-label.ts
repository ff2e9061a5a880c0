import { epcRegions, type EpcRegion, type EpcScale, type EpcScales } from './epc-scales'
import { rowInForce } from './in-force'

/** Public numbers of the types people live in: houses, studios, apartments (specification 3.4). */
export const housingWebIds: readonly number[] = [1, 2, 3]
/** Land and garages never carry a label (facts.md 1.5). */
const unlabelledWebIds: readonly number[] = [4, 7]

const luxembourgCountryId = 50

const regionRanges: readonly (readonly [from: number, to: number, region: EpcRegion])[] = [
  [1000, 1299, 'brussels'],
  [1300, 1499, 'wallonia'],
  [1500, 3999, 'flanders'],
  [4000, 7999, 'wallonia'],
  [8000, 9999, 'flanders'],
]

/** The region of a Belgian postal code, `unknown` for anything else. Specification section 9, facts.md 1.5. */
export function regionOfZip(zip: string | number | null | undefined): EpcRegion | 'unknown' {
  const text = String(zip ?? '').trim()
  if (!/^\d{4}$/.test(text)) return 'unknown'
  const code = Number(text)
  return regionRanges.find(([from, to]) => code >= from && code <= to)?.[2] ?? 'unknown'
}

/** The scale of a region that is in force on a day (ISO date): the newest that has begun, else the undated one. */
export function epcScaleOn(scales: EpcScales, region: EpcRegion, day: string): EpcScale | undefined {
  return rowInForce(
    scales.filter((scale) => scale.region === region),
    day,
  )
}

/**
 * The label of a consumption in kWh/m² per year: the first band, from best to worst, whose bound is at or above it.
 * Negative values, which net producers have, fall into the best band. `null` when the value is no number or above
 * all bounds. Facts.md section 1.
 */
export function labelOfConsumption(kWhPerSquareMetreYear: number, scale: EpcScale): string | null {
  if (!Number.isFinite(kWhPerSquareMetreYear)) return null
  const fits = (upTo: number | null) => upTo === null || kWhPerSquareMetreYear <= upTo
  return scale.bands.find((band) => fits(band.upTo))?.label ?? null
}

/** Writes `a_plusplus`, `A ++` or `a plus` as it is printed: `A++`, `A+`. Text that is no label only loses its edges. */
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

/** What the label is worked out from; the names are those of the stored fields. */
export interface EpcSource {
  epcState?: string | null
  epcLabelText?: string | null
  energyPerformance?: number | null
  zip?: string | number | null
  countryId?: number | null
  /** Public number of the main type. */
  webId?: number | null
}

export type EpcDescription =
  | {
      state: 'known'
      label: string
      origin: 'certificate' | 'computed'
      /** The certificate says something else than the consumption: worth a warning to the editor. */
      differs: boolean
      computedLabel: string | null
      region: EpcRegion | 'luxembourg' | 'unknown'
    }
  | { state: 'requested' | 'notApplicable' | 'none' }

function computedLabel(source: EpcSource, scales: EpcScales, day: string): string | null {
  const region = regionOfZip(source.zip)
  const isHousing = housingWebIds.includes(source.webId ?? 0)
  if (region === 'unknown' || !isHousing || typeof source.energyPerformance !== 'number') return null
  const scale = epcScaleOn(scales, region, day)
  return scale ? labelOfConsumption(source.energyPerformance, scale) : null
}

const todayAsIsoDate = () => new Date().toISOString().slice(0, 10)

/**
 * Says which energy label to show. The label printed on the certificate wins over a computed one; only housing is
 * computed, because shops and offices use other scales; in Luxembourg only the printed label counts. `none` means:
 * show nothing. Specification section 9, acceptance E4, facts.md 1.5. `day` is the ISO date the scales are read for.
 */
export function describeEpc(source: EpcSource, scales: EpcScales, day = todayAsIsoDate()): EpcDescription {
  if (unlabelledWebIds.includes(source.webId ?? 0)) return { state: 'none' }
  if (source.epcState === 'requested' || source.epcState === 'notApplicable')
    return { state: source.epcState }
  const isLuxembourg = source.countryId === luxembourgCountryId
  const printed = normaliseEpcLabel(source.epcLabelText ?? '')
  const computed = isLuxembourg ? null : computedLabel(source, scales, day)
  const label = printed || computed
  if (!label) return { state: 'none' }
  return {
    state: 'known',
    label,
    origin: printed ? 'certificate' : 'computed',
    differs: printed !== '' && computed !== null && printed !== computed,
    computedLabel: computed,
    region: isLuxembourg ? 'luxembourg' : regionOfZip(source.zip),
  }
}

/** Codes of labels without their sub-bands, as searches and addresses use them. */
const codes: Readonly<Record<string, string>> = { 'A++': 'a_plusplus', 'A+': 'a_plus' }

/** `B-` becomes `b`, `A+` becomes `a_plus`; `null` for a text that is no label. Specification section 9 names the codes. */
export function epcLabelCode(label: string): string | null {
  const printed = normaliseEpcLabel(label)
  if (!/^[A-G](\+{1,2}|-)?$/.test(printed)) return null
  return codes[printed] ?? printed.charAt(0).toLowerCase()
}

export const isEpcRegion = (value: unknown): value is EpcRegion =>
  epcRegions.some((region) => region === value)
