import type { CatalogueOptions } from './types'

/** Flemish P and G scores, facts.md 2.1. */
export const floodScoreOptions = {
  A: {
    nl: 'A: geen overstroming gemodelleerd',
    fr: 'A : aucune inondation modélisée',
    en: 'A: no flooding modelled',
    de: 'A: keine Überschwemmung modelliert',
  },
  B: {
    nl: 'B: kleine kans op overstromingen onder klimaatverandering (2050)',
    fr: 'B : faible risque avec le changement climatique (2050)',
    en: 'B: small chance under climate change (2050)',
    de: 'B: geringe Wahrscheinlichkeit bei Klimawandel (2050)',
  },
  C: {
    nl: 'C: kleine kans op overstromingen onder het huidige klimaat',
    fr: 'C : faible risque dans le climat actuel',
    en: 'C: small chance under the current climate',
    de: 'C: geringe Wahrscheinlichkeit beim heutigen Klima',
  },
  D: {
    nl: 'D: middelgrote kans op overstromingen onder het huidige klimaat',
    fr: 'D : risque moyen dans le climat actuel',
    en: 'D: medium chance under the current climate',
    de: 'D: mittlere Wahrscheinlichkeit beim heutigen Klima',
  },
} as const satisfies CatalogueOptions

/** The wording before the scores; feeds still contain it. */
export const floodProneAreaOptions = {
  none: {
    nl: 'Niet overstromingsgevoelig',
    fr: 'Non inondable',
    en: 'Not prone to flooding',
    de: 'Nicht überschwemmungsgefährdet',
  },
  possible: {
    nl: 'Mogelijk overstromingsgevoelig',
    fr: 'Potentiellement inondable',
    en: 'Possibly prone to flooding',
    de: 'Möglicherweise überschwemmungsgefährdet',
  },
  effective: {
    nl: 'Effectief overstromingsgevoelig',
    fr: 'Effectivement inondable',
    en: 'Effectively prone to flooding',
    de: 'Tatsächlich überschwemmungsgefährdet',
  },
} as const satisfies CatalogueOptions

export const delimitedFloodAreaOptions = {
  none: { nl: 'Geen', fr: 'Aucune', en: 'None', de: 'Keine' },
  floodplain: {
    nl: 'Afgebakend overstromingsgebied',
    fr: 'Zone inondable délimitée',
    en: 'Designated flood zone',
    de: 'Abgegrenztes Überschwemmungsgebiet',
  },
  riparian: {
    nl: 'Afgebakende oeverzone',
    fr: 'Zone de rive délimitée',
    en: 'Designated riparian zone',
    de: 'Abgegrenzte Uferzone',
  },
} as const satisfies CatalogueOptions

export const floodHazardOptions = {
  none: { nl: 'Geen', fr: 'Nul', en: 'None', de: 'Keine' },
  veryLow: { nl: 'Zeer laag', fr: 'Très faible', en: 'Very low', de: 'Sehr gering' },
  low: { nl: 'Laag', fr: 'Faible', en: 'Low', de: 'Gering' },
  medium: { nl: 'Gemiddeld', fr: 'Moyen', en: 'Medium', de: 'Mittel' },
  high: { nl: 'Hoog', fr: 'Élevé', en: 'High', de: 'Hoch' },
} as const satisfies CatalogueOptions

export const asbestosTypeOptions = {
  safe: { nl: 'Asbestveilig', fr: 'Sûr (asbestveilig)', en: 'Asbestos-safe', de: 'Asbestsicher' },
  notSafe: {
    nl: 'Niet-asbestveilig',
    fr: 'Non sûr (niet-asbestveilig)',
    en: 'Not asbestos-safe',
    de: 'Nicht asbestsicher',
  },
  requested: { nl: 'In aanvraag', fr: 'Demandée', en: 'Requested', de: 'Beantragt' },
  notRequired: { nl: 'Niet vereist', fr: 'Non requise', en: 'Not required', de: 'Nicht erforderlich' },
} as const satisfies CatalogueOptions

/** Electricity, gas and oil tank inspections. */
export const inspectionOptions = {
  conform: { nl: 'Conform', fr: 'Conforme', en: 'Compliant', de: 'Konform' },
  notConform: { nl: 'Niet conform', fr: 'Non conforme', en: 'Not compliant', de: 'Nicht konform' },
  // Of an inspection (masculine) and of certificates (feminine): no adjective.
  requested: { nl: 'In aanvraag', fr: 'En cours', en: 'Requested', de: 'Beantragt' },
  none: { nl: 'Geen attest', fr: 'Aucune attestation', en: 'No certificate', de: 'Keine Bescheinigung' },
  notApplicable: {
    nl: 'Niet van toepassing',
    fr: 'Non applicable',
    en: 'Not applicable',
    de: 'Nicht zutreffend',
  },
} as const satisfies CatalogueOptions

export const groundCertificateOptions = {
  present: { nl: 'Aanwezig', fr: 'Présente', en: 'Present', de: 'Vorhanden' },
  pending: { nl: 'In aanvraag', fr: 'Demandée', en: 'Requested', de: 'Beantragt' },
  missing: { nl: 'Ontbreekt', fr: 'Absente', en: 'Missing', de: 'Fehlt' },
} as const satisfies CatalogueOptions
