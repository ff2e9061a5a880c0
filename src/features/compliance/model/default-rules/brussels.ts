import { offered, rule, type DefaultRule } from './rule'

const certificate = {
  regions: ['brussels'],
  goals: offered,
  kinds: ['housing'],
  accepted: ['requested', 'notApplicable'],
  source: 'Bruxelles Environnement',
} as const

const energy = {
  nl: 'Energieklasse en verbruik van het EPB-certificaat staan in de advertentie.',
  fr: 'La classe énergétique et la consommation du certificat PEB figurent dans l’annonce.',
  en: 'The advert shows energy class and consumption of the certificate.',
  de: 'Energieklasse und Verbrauch des Ausweises stehen in der Anzeige.',
}

/** Mentions of an advert in Brussels. */
export const inBrussels: DefaultRule[] = [
  rule('blocking', 'epcLabel', certificate, energy),
  rule('blocking', 'energyPerformance', certificate, energy),
  rule('warning', 'epcUniqueCode', certificate, energy),
  rule('warning', 'co2Emission', certificate, energy),
]
