import { housingWebIds, normaliseEpcLabel, regionOf } from './epc-label'
import type { PropertyGoal } from './goal'

/** The renovation duty as stored in the legal settings; see facts.md 2.3. */
export interface RenovationDuty {
  /** Years after the deed within which the home must be renovated. */
  termInYears: number
  /** Labels that trigger the duty. */
  labels: readonly string[]
  /** The required label. */
  targetLabel: string
}

export const defaultRenovationDuty: RenovationDuty = { termInYears: 6, labels: ['E', 'F'], targetLabel: 'D' }

export interface RenovationSource {
  goal: PropertyGoal
  zip?: string | number | null
  countryId?: number | null
  /** Public number of the main type. */
  webId?: number | null
  /** The label that is shown, printed or computed. */
  epcLabel?: string | null
}

/**
 * The content of the renovation notice; `null` if none may be shown. Only for homes for sale (houses, studios,
 * apartments) with an E or F label in a Flemish postal code: the duty exists nowhere else. Specification section 9
 * "Energy notice", acceptance E4, facts.md 2.3.
 */
export function renovationNotice(
  source: RenovationSource,
  duty: RenovationDuty = defaultRenovationDuty,
): Pick<RenovationDuty, 'termInYears' | 'targetLabel'> | null {
  const isFlemishHomeForSale =
    source.goal === 'sale' && regionOf(source) === 'flanders' && housingWebIds.includes(source.webId ?? 0)
  if (!isFlemishHomeForSale || !duty.labels.includes(normaliseEpcLabel(source.epcLabel ?? ''))) return null
  return { termInYears: duty.termInYears, targetLabel: duty.targetLabel }
}
