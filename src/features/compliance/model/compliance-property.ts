import type { EpcScales } from '@/features/property/model/epc-scales'

/** Input of the rules: stored values of the property by field name, with facts of its locality and type. */
export interface ComplianceProperty {
  values: Readonly<Record<string, unknown>>
  /** Id of the main type. */
  typeId: string | null
  /** Public number of the main type; 0 or null if it has none. */
  webId: number | null
  zip: string | null
  countryId: number | null
}

/** Values on the day of the check. */
export interface ComplianceSettings {
  /** Names of the fields that rules may require. */
  mentionNames: { has: (name: string) => boolean }
  epcScales: EpcScales
  /** ISO date. */
  day: string
}
