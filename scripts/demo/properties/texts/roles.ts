import type { DemoFacts } from '../facts'

/** A sentence with its facts filled in; every language writes its own, none is translated word by word. */
export type Sentence = (facts: DemoFacts) => string

/** Purpose of a sentence. Each language has several sentences per role. */
export const sentenceRoles = [
  'houseOpening',
  'flatOpening',
  'studioOpening',
  'unitOpening',
  'landOpening',
  'investmentOpening',
  'shopOpening',
  'officeOpening',
  'warehouseOpening',
  'garageOpening',
  'situationValley',
  'situationHeights',
  'situationCity',
  'situationGreen',
  'situationPlain',
  'situationTown',
  'surroundings',
  'groundFloor',
  'upstairs',
  'flatLayout',
  'studioLayout',
  'unitProject',
  'storage',
  'garden',
  'courtyard',
  'terrace',
  'carIndoors',
  'carOutdoors',
  'carStreet',
  'building',
  'heating',
  'epcKnown',
  'epcRequested',
  'epcMissing',
  'conditionNew',
  'conditionGood',
  'conditionRefresh',
  'conditionRenovate',
  'cadastralIncome',
  'priceOnRequest',
  'vat',
  'available',
  'rentTerms',
  'closingSale',
  'closingRent',
  'closingOption',
  'closingSold',
  'closingRented',
  'landSize',
  'landPlanning',
  'landUtilities',
  'landAdvice',
  'investmentFlats',
  'investmentYield',
  'investmentMeters',
  'commerceLayout',
  'commerceVisibility',
  'commerceEquipment',
  'commerceTerms',
  'garageAccess',
  'garageUse',
  'garageTerms',
  'electricity',
] as const

export type SentenceRole = (typeof sentenceRoles)[number]

/** Texts of which the demo has one or two examples, so that they need no variants. */
export interface RareTexts {
  annuity: Sentence
  takeover: readonly Sentence[]
  incomplete: readonly Sentence[]
  long: readonly Sentence[]
}

export type Sentences = Record<SentenceRole, readonly Sentence[]>
