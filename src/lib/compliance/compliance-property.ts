import type { EpcScales } from '@/lib/property/epc-scales'

/** A property as the rules see it: stored values by field name, and what its locality and type add. */
export interface ComplianceProperty {
  values: Readonly<Record<string, unknown>>
  /** Id of the main type. */
  typeId: string | null
  /** Public number of the main type; 0 or null while there is none. */
  webId: number | null
  zip: string | null
  countryId: number | null
}

/** What counts on the day of the check. */
export interface ComplianceSettings {
  epcScales: EpcScales
  /** ISO date. */
  day: string
}
