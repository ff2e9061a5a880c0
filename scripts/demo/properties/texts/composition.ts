import { isUnsafe } from '../fields-legal'
import { isHouse } from '../kinds'
import type { DemoFacts } from '../facts'
import type { SentenceRole } from './roles'

/** A part of a paragraph: a role with several sentences, or one of the property's features. */
export type Part = SentenceRole | 'features' | 'annuity'

/** The parts of a property's description, paragraph by paragraph; the same in every language. */
export function compositionOf(facts: DemoFacts): Part[][] {
  const { kind } = facts
  if (kind === 'land') return landParts(facts)
  if (kind === 'garage' || kind === 'parking') return garageParts(facts)
  if (kind === 'investment') return investmentParts(facts)
  if (kind === 'shop' || kind === 'office' || kind === 'warehouse') return commerceParts(facts)
  if (kind === 'newApartment' || kind === 'newHouse') return unitParts(facts)
  return isHouse(kind) ? houseParts(facts) : flatParts(facts)
}

const houseParts = (facts: DemoFacts): Part[][] => [
  ['houseOpening', situation(facts), ...when(!isRich(facts), 'surroundings')],
  ['groundFloor', 'upstairs', 'features', ...when(facts.cellar || facts.attic, 'storage')],
  [facts.gardenArea > 0 ? 'garden' : 'courtyard', car(facts)],
  ['heating', energy(facts), condition(facts), ...electricity(facts)],
  terms(facts),
]

const flatParts = (facts: DemoFacts): Part[][] => [
  [
    facts.kind === 'studio' ? 'studioOpening' : 'flatOpening',
    situation(facts),
    ...when(!isRich(facts), 'surroundings'),
  ],
  [
    facts.kind === 'studio' ? 'studioLayout' : 'flatLayout',
    'features',
    ...when(facts.terraceArea > 0, 'terrace'),
    ...when(facts.cellar, 'storage'),
  ],
  ['building', car(facts)],
  ['heating', energy(facts), condition(facts), ...electricity(facts)],
  terms(facts),
]

const unitParts = (facts: DemoFacts): Part[][] => [
  ['unitOpening', situation(facts), 'surroundings'],
  [
    facts.kind === 'newHouse' ? 'groundFloor' : 'flatLayout',
    ...when(facts.kind === 'newHouse', 'upstairs'),
    facts.kind === 'newHouse' ? 'garden' : 'terrace',
  ],
  ['unitProject', 'heating', energy(facts)],
  ['vat', closing(facts)],
]

const landParts = (facts: DemoFacts): Part[][] => [
  ['landOpening', situation(facts), 'surroundings'],
  ['landSize', 'landUtilities'],
  ['landPlanning', 'landAdvice'],
  [...when(!facts.publishPrice, 'priceOnRequest'), closing(facts)],
]

const garageParts = (facts: DemoFacts): Part[][] => [
  ['garageOpening', situation(facts), 'surroundings'],
  ['garageAccess', 'garageUse'],
  ['garageTerms', 'cadastralIncome', closing(facts)],
]

const investmentParts = (facts: DemoFacts): Part[][] => [
  ['investmentOpening', situation(facts), 'surroundings'],
  ['investmentFlats', 'investmentYield', 'investmentMeters'],
  ['heating', energy(facts), condition(facts), ...electricity(facts)],
  terms(facts),
]

const commerceParts = (facts: DemoFacts): Part[][] => [
  [openingOfCommerce(facts), situation(facts), ...when(facts.kind !== 'warehouse', 'commerceVisibility')],
  ['commerceLayout', 'commerceEquipment', car(facts)],
  ['heating', condition(facts), ...electricity(facts), 'commerceTerms'],
  terms(facts),
]

/** Has so many features that the neighbourhood may be left out. */
const isRich = (facts: DemoFacts) =>
  facts.annuity !== null || ((!facts.publishPrice || isUnsafe(facts)) && facts.features.length > 1)

/** Money, availability and what to do next. */
function terms(facts: DemoFacts): Part[] {
  const isClosed = facts.status === 'sold' || facts.status === 'rented'
  if (facts.goal === 'rent') return ['rentTerms', ...when(!isClosed, 'available'), closing(facts)]
  if (facts.annuity) return ['annuity', closing(facts)]
  return [
    'cadastralIncome',
    ...when(!isClosed, 'available'),
    ...when(!facts.publishPrice, 'priceOnRequest'),
    closing(facts),
  ]
}

const when = (holds: boolean, part: Part): Part[] => (holds ? [part] : [])

function situation(facts: DemoFacts): Part {
  const parts = {
    valley: 'situationValley',
    heights: 'situationHeights',
    city: 'situationCity',
    green: 'situationGreen',
    plain: 'situationPlain',
    town: 'situationTown',
  } as const
  return parts[facts.setting]
}

function openingOfCommerce(facts: DemoFacts): Part {
  if (facts.kind === 'office') return 'officeOpening'
  return facts.kind === 'warehouse' ? 'warehouseOpening' : 'shopOpening'
}

function car(facts: DemoFacts): Part {
  if (facts.garages > 0) return 'carIndoors'
  return facts.parkings > 0 ? 'carOutdoors' : 'carStreet'
}

function energy(facts: DemoFacts): Part {
  if (facts.epcLabel) return 'epcKnown'
  return facts.epcState === 'requested' ? 'epcRequested' : 'epcMissing'
}

function condition(facts: DemoFacts): Part {
  const parts = {
    new: 'conditionNew',
    good: 'conditionGood',
    refresh: 'conditionRefresh',
    renovate: 'conditionRenovate',
  } as const
  return parts[facts.condition]
}

/** A failed inspection is said. */
const electricity = (facts: DemoFacts): Part[] => when(isUnsafe(facts), 'electricity')

function closing(facts: DemoFacts): Part {
  if (facts.status === 'sold') return 'closingSold'
  if (facts.status === 'rented') return 'closingRented'
  if (facts.status === 'underOption') return 'closingOption'
  return facts.goal === 'rent' ? 'closingRent' : 'closingSale'
}
