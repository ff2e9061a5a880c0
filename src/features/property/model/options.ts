// For the server alone, as `catalogue-texts.ts`: the browser has the labels of the configuration.
import { propertyStatuses } from './availability'
import { labelled } from './catalogue-texts'
import { propertyGoals } from './goal'

/** Unknown is not false: an unanswered flag is not shown. */
export const flagOptions = labelled('flag', ['yes', 'no', 'unknown'])

/** Answers about a right or a decision. */
export const legalAnswerOptions = { ...flagOptions, ...labelled('legalAnswer', ['asRequired']) }

/** Answers about a permit to build or to divide. */
export const permitAnswerOptions = { ...flagOptions, ...labelled('permitAnswer', ['asRequired']) }

/** Answers about a summons for an offence against planning law. */
export const summonsOptions = {
  ...labelled('summons', ['yes', 'no']),
  asRequired: legalAnswerOptions.asRequired,
  unknown: flagOptions.unknown,
}

export const goalOptions = labelled('goal', propertyGoals)

/** The goal as a fact of a property, where a heading has already said that it is offered. */
export const transactionOptions = labelled('transaction', ['sale', 'rent', 'takeover'])

export const statusOptions = labelled('status', propertyStatuses)

export const orientationOptions = labelled('orientation', [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
])

export const geographicalLocationOptions = labelled('geographicalLocation', [
  'cityCentre',
  'villageCentre',
  'suburb',
  'residential',
  'rural',
  'woodland',
  'waterside',
  'commercial',
  'industrial',
])

export const availabilityOptions = labelled('availability', [
  'immediately',
  'atDeed',
  'toBeAgreed',
  'afterWorks',
  'atPreliminaryAgreement',
  'respectingLease',
  'atDelivery',
  'occupied',
  'fromDate',
])

export const vatRegimeOptions = labelled('vatRegime', ['registrationDuties', 'vat21', 'vat6', 'mixed'])

export const viagerTypeOptions = labelled('viagerType', ['occupied', 'vacant', 'instalments'])

export const genderOptions = labelled('gender', ['woman', 'man'])

export const epcStateOptions = labelled('epcState', ['known', 'requested', 'notApplicable'])

/** The planning codes of Flemish adverts (facts.md 2.4) and the zones of the Walloon plan. */
export const areaApplicationOptions = labelled('areaApplication', [
  'residential',
  'ruralResidential',
  'heritageResidential',
  'residentialPark',
  'residentialExpansion',
  'mixedEconomic',
  'industrial',
  'craftIndustry',
  'publicServices',
  'dayRecreation',
  'stayRecreation',
  'agricultural',
  'scenicAgricultural',
  'forest',
  'green',
  'nature',
  'natureReserve',
  'park',
])

export const summonsMeasureOptions = labelled('summonsMeasure', [
  'none',
  'summons',
  'restoration',
  'adaptation',
  'penaltyOrder',
  'settlement',
])

/** Flemish P and G scores, facts.md 2.1. */
export const floodScoreOptions = labelled('floodScore', ['A', 'B', 'C', 'D'])

/** The wording before the scores; feeds still contain it. */
export const floodProneAreaOptions = labelled('floodProneArea', ['none', 'possible', 'effective'])

export const delimitedFloodAreaOptions = labelled('delimitedFloodArea', ['none', 'floodplain', 'riparian'])

export const floodHazardOptions = labelled('floodHazard', ['none', 'veryLow', 'low', 'medium', 'high'])

export const asbestosTypeOptions = labelled('asbestosType', ['safe', 'notSafe', 'requested', 'notRequired'])

/** Electricity, gas and oil tank inspections. French has no adjective here: inspections are masculine, certificates feminine. */
export const inspectionOptions = labelled('inspection', [
  'conform',
  'notConform',
  'requested',
  'none',
  'notApplicable',
])

export const groundCertificateOptions = labelled('groundCertificate', ['present', 'pending', 'missing'])

export const conditionOptions = labelled('condition', [
  'new',
  'asNew',
  'good',
  'used',
  'renovated',
  'restored',
  'toRefresh',
  'toRenovate',
  'toRestore',
  'toBuild',
  'toDemolish',
])

export const finishOptions = labelled('finish', ['luxurious', 'good', 'normal', 'toRefresh', 'toRenovate'])

export const constructionOptions = labelled('construction', ['detached', 'semiDetached', 'terraced'])

export const heatingTypeOptions = labelled('heatingType', [
  'individual',
  'collective',
  'communal',
  'notApplicable',
])

export const heatingNameOptions = labelled('heatingName', [
  'naturalGas',
  'oil',
  'electric',
  'heatPump',
  'pellets',
  'wood',
  'district',
  'underfloor',
  'none',
])

export const kitchenOptions = labelled('kitchen', [
  'none',
  'notFitted',
  'semiFitted',
  'fitted',
  'fullyFitted',
  'openPlan',
])

export const windowFrameOptions = labelled('windowFrame', [
  'pvc',
  'wood',
  'aluminium',
  'paintedAluminium',
  'steel',
])

export const windowGlazingOptions = labelled('windowGlazing', ['single', 'partlyDouble', 'double', 'triple'])

export const roofMaterialOptions = labelled('roofMaterial', [
  'tiles',
  'slates',
  'artificialSlates',
  'bitumen',
  'epdm',
  'zinc',
  'metal',
  'green',
])

export const floorCoverOptions = labelled('floorCover', [
  'tiles',
  'parquet',
  'boards',
  'laminate',
  'vinyl',
  'carpet',
  'naturalStone',
  'concrete',
])
