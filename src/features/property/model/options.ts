import type { CatalogueOptions } from './types'

/** Unknown is not false: an unanswered flag is not shown. */
export const flagOptions = {
  yes: { nl: 'Ja', fr: 'Oui', en: 'Yes', de: 'Ja' },
  no: { nl: 'Nee', fr: 'Non', en: 'No', de: 'Nein' },
  unknown: { nl: 'Onbekend', fr: 'Inconnu', en: 'Unknown', de: 'Unbekannt' },
} as const satisfies CatalogueOptions

const asRequired = { nl: 'Zoals vereist', fr: 'Comme requis', en: 'As required', de: 'Wie erforderlich' }

/** Answers about a right or a decision. */
export const legalAnswerOptions = { ...flagOptions, asRequired } as const satisfies CatalogueOptions

/** Answers about a permit to build or to divide. */
export const permitAnswerOptions = {
  ...flagOptions,
  asRequired: {
    nl: 'Vereist om te bouwen',
    fr: 'Requis pour construire',
    en: 'Required before building',
    de: 'Zum Bauen erforderlich',
  },
} as const satisfies CatalogueOptions

/** Answers about a summons for an offence against planning law. */
export const summonsOptions = {
  yes: {
    nl: 'Dagvaarding uitgebracht',
    fr: 'Infraction urbanistique constatée',
    en: 'Planning proceedings under way',
    de: 'Städtebauliches Verfahren anhängig',
  },
  no: {
    nl: 'Geen dagvaarding uitgebracht',
    fr: 'Aucune infraction urbanistique constatée',
    en: 'No planning proceedings',
    de: 'Kein städtebauliches Verfahren',
  },
  asRequired,
  unknown: flagOptions.unknown,
} as const satisfies CatalogueOptions

export const goalOptions = {
  sale: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' },
  rent: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' },
  takeover: { nl: 'Overname', fr: 'Reprise', en: 'Business transfer', de: 'Geschäftsübernahme' },
} as const satisfies CatalogueOptions

/** The goal as a fact of a property, where a heading has already said that it is offered. */
export const transactionOptions = {
  sale: { nl: 'Verkoop', fr: 'Vente', en: 'Sale', de: 'Kauf' },
  rent: { nl: 'Verhuur', fr: 'Location', en: 'Letting', de: 'Miete' },
  takeover: { nl: 'Overname', fr: 'Reprise', en: 'Business transfer', de: 'Geschäftsübernahme' },
} as const satisfies CatalogueOptions

export const statusOptions = {
  active: { nl: 'Beschikbaar', fr: 'Disponible', en: 'Available', de: 'Verfügbar' },
  underOption: { nl: 'In optie', fr: 'Sous option', en: 'Under option', de: 'Unter Option' },
  sold: { nl: 'Verkocht', fr: 'Vendu', en: 'Sold', de: 'Verkauft' },
  rented: { nl: 'Verhuurd', fr: 'Loué', en: 'Rented', de: 'Vermietet' },
  withdrawn: { nl: 'Teruggetrokken', fr: 'Retiré', en: 'Withdrawn', de: 'Zurückgezogen' },
} as const satisfies CatalogueOptions

export const orientationOptions = {
  north: { nl: 'Noord', fr: 'Nord', en: 'North', de: 'Nord' },
  northEast: { nl: 'Noordoost', fr: 'Nord-est', en: 'North-east', de: 'Nordost' },
  east: { nl: 'Oost', fr: 'Est', en: 'East', de: 'Ost' },
  southEast: { nl: 'Zuidoost', fr: 'Sud-est', en: 'South-east', de: 'Südost' },
  south: { nl: 'Zuid', fr: 'Sud', en: 'South', de: 'Süd' },
  southWest: { nl: 'Zuidwest', fr: 'Sud-ouest', en: 'South-west', de: 'Südwest' },
  west: { nl: 'West', fr: 'Ouest', en: 'West', de: 'West' },
  northWest: { nl: 'Noordwest', fr: 'Nord-ouest', en: 'North-west', de: 'Nordwest' },
} as const satisfies CatalogueOptions

export const geographicalLocationOptions = {
  cityCentre: { nl: 'Stadscentrum', fr: 'Centre-ville', en: 'City centre', de: 'Stadtzentrum' },
  villageCentre: { nl: 'Dorpskern', fr: 'Centre du village', en: 'Village centre', de: 'Ortskern' },
  suburb: { nl: 'Stadsrand', fr: 'Périphérie', en: 'Suburb', de: 'Stadtrand' },
  residential: { nl: 'Woonwijk', fr: 'Quartier résidentiel', en: 'Residential area', de: 'Wohngebiet' },
  rural: { nl: 'Landelijk', fr: 'Rural', en: 'Rural', de: 'Ländlich' },
  woodland: { nl: 'Bosrijk', fr: 'Boisé', en: 'Wooded', de: 'Waldnah' },
  waterside: { nl: 'Aan het water', fr: 'Au bord de l’eau', en: 'By the water', de: 'Am Wasser' },
  commercial: { nl: 'Winkelbuurt', fr: 'Quartier commerçant', en: 'Shopping area', de: 'Geschäftsviertel' },
  industrial: { nl: 'Bedrijvenzone', fr: 'Zoning d’activités', en: 'Business park', de: 'Gewerbegebiet' },
} as const satisfies CatalogueOptions

export const availabilityOptions = {
  immediately: { nl: 'Onmiddellijk', fr: 'Immédiatement', en: 'Immediately', de: 'Sofort' },
  atDeed: { nl: 'Bij akte', fr: 'À l’acte', en: 'On signing of the deed', de: 'Ab Notartermin' },
  toBeAgreed: { nl: 'Overeen te komen', fr: 'À convenir', en: 'To be agreed', de: 'Zu vereinbaren' },
  afterWorks: { nl: 'Na de werken', fr: 'Après travaux', en: 'After works', de: 'Nach den Arbeiten' },
  atPreliminaryAgreement: {
    nl: 'Bij compromis',
    fr: 'Au compromis',
    en: 'On signing of the preliminary agreement',
    de: 'Bei Vorvertrag',
  },
  respectingLease: {
    nl: 'Met behoud van de huurovereenkomst',
    fr: 'Dans le respect du bail en cours',
    en: 'Subject to the current lease',
    de: 'Unter Wahrung des Mietvertrags',
  },
  atDelivery: { nl: 'Bij oplevering', fr: 'À la livraison', en: 'On delivery', de: 'Bei Übergabe' },
  occupied: {
    nl: 'Bewoond door de verkoper',
    fr: 'Occupé par le vendeur',
    en: 'Occupied by the seller',
    de: 'Vom Verkäufer bewohnt',
  },
  fromDate: { nl: 'Vanaf een datum', fr: 'À partir d’une date', en: 'From a date', de: 'Ab einem Datum' },
} as const satisfies CatalogueOptions

export const vatRegimeOptions = {
  registrationDuties: {
    nl: 'Verkoop onder registratierechten',
    fr: 'Vente sous droits d’enregistrement',
    en: 'Subject to registration duty',
    de: 'Verkauf mit Registrierungsgebühr',
  },
  vat21: { nl: 'Btw 21\u00a0%', fr: 'TVA 21\u00a0%', en: 'VAT 21%', de: 'MwSt. 21\u00a0%' },
  vat6: { nl: 'Btw 6\u00a0%', fr: 'TVA 6\u00a0%', en: 'VAT 6%', de: 'MwSt. 6\u00a0%' },
  mixed: {
    nl: 'Grond onder registratierechten, gebouw onder btw',
    fr: 'Terrain sous droits d’enregistrement, construction sous TVA',
    en: 'Land subject to registration duty, building to VAT',
    de: 'Grundstück mit Registrierungsgebühr, Bau mit MwSt.',
  },
} as const satisfies CatalogueOptions

export const viagerTypeOptions = {
  occupied: {
    nl: 'Bezette lijfrente',
    fr: 'Viager occupé',
    en: 'Life-annuity sale (viager), occupied',
    de: 'Bewohnte Leibrente',
  },
  vacant: {
    nl: 'Vrije lijfrente',
    fr: 'Viager libre',
    en: 'Life-annuity sale (viager), vacant',
    de: 'Freie Leibrente',
  },
  instalments: { nl: 'Termijnverkoop', fr: 'Vente à terme', en: 'Sale in instalments', de: 'Ratenverkauf' },
} as const satisfies CatalogueOptions

export const genderOptions = {
  woman: { nl: 'Vrouw', fr: 'Femme', en: 'Woman', de: 'Frau' },
  man: { nl: 'Man', fr: 'Homme', en: 'Man', de: 'Mann' },
} as const satisfies CatalogueOptions

export const epcStateOptions = {
  known: { nl: 'Gekend', fr: 'Connu', en: 'Known', de: 'Bekannt' },
  requested: { nl: 'In aanvraag', fr: 'Demandé', en: 'Requested', de: 'Beantragt' },
  notApplicable: {
    nl: 'Niet van toepassing',
    fr: 'Non applicable',
    en: 'Not applicable',
    de: 'Nicht zutreffend',
  },
} as const satisfies CatalogueOptions
