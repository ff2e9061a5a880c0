/**
 * Names of the fields that rules treat in their own way. Apart from the catalogue, because rules also run in the forms of
 * the studio, for which its labels in every language are too large. `catalogue.test.ts` compares both.
 */

/** What an energy certificate states: the fields of the section `energy`. */
export const certificateFields = [
  'epcLabel',
  'epcState',
  'epcLabelText',
  'energyPerformance',
  'epcTotal',
  'co2Emission',
  'eLevel',
  'epcUniqueCode',
  'epcDate',
  'epcValidUntil',
] as const

/** The fields with `disclosesPrice`: the price could be computed from them. */
export const priceDisclosingFields = [
  'price',
  'totalCost',
  'notaryFeeExclVat',
  'notaryFeeInclVat',
  'registrationDuties',
  'vatAmount',
  'grossYieldPercent',
  'monthlyRent',
  'depositAmount',
  'agencyCost',
  'bouquet',
  'viagerIndexedRent',
  'viagerSurvivalRent',
] as const
