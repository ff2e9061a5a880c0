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

const planningUse = {
  nl: 'Elke advertentie noemt de meest recente en nauwkeurigste wettelijke stedenbouwkundige bestemming, in de woorden van de plannen (BWRO, art. 281). Bij verhuur alleen voor meer dan negen jaar.',
  fr: 'Toute publicité mentionne la destination urbanistique licite la plus récente et la plus précise, dans les termes des plans (CoBAT, art. 281). Pour une location, seulement au-delà de neuf ans.',
  en: 'Every advert states the most recent and most precise lawful planning use, in the words of the plans (CoBAT, art. 281). For a letting only above nine years.',
  de: 'Jede Anzeige nennt die jüngste und genaueste rechtmäßige städtebauliche Nutzung, in den Worten der Pläne (CoBAT, Art. 281). Bei Vermietung nur über neun Jahre.',
}

const planningSource = { regions: ['brussels'], source: 'CoBAT, art. 281' } as const

/** Mentions of an advert in Brussels. */
export const inBrussels: DefaultRule[] = [
  rule('blocking', 'epcLabel', certificate, energy),
  rule('blocking', 'energyPerformance', certificate, energy),
  rule('warning', 'epcUniqueCode', certificate, energy),
  rule('warning', 'co2Emission', certificate, energy),
  rule('blocking', 'planningUse', { ...planningSource, goals: ['sale'] }, planningUse),
  rule(
    'blocking',
    'planningUse',
    { ...planningSource, goals: ['rent'], leaseLongerThanYears: 9 },
    planningUse,
  ),
]
