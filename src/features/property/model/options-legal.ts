import type { CatalogueOptions } from './types'

/** The planning codes of Flemish adverts (facts.md 2.4) and the zones of the Walloon plan. */
export const areaApplicationOptions = {
  residential: { nl: 'Woongebied', fr: 'Zone d’habitat', en: 'Residential area', de: 'Wohngebiet' },
  ruralResidential: {
    nl: 'Woongebied met landelijk karakter',
    fr: 'Zone d’habitat à caractère rural',
    en: 'Rural residential area',
    de: 'Wohngebiet mit ländlichem Charakter',
  },
  heritageResidential: {
    nl: 'Woongebied met culturele, historische of esthetische waarde',
    fr: 'Zone d’habitat d’intérêt culturel, historique ou esthétique',
    en: 'Residential area of cultural, historic or aesthetic value',
    de: 'Wohngebiet von kulturellem, historischem oder ästhetischem Wert',
  },
  residentialPark: { nl: 'Woonpark', fr: 'Parc d’habitat', en: 'Residential park', de: 'Wohnpark' },
  residentialExpansion: {
    nl: 'Woonuitbreidingsgebied',
    fr: 'Zone d’aménagement communal concerté (ZACC)',
    en: 'Residential expansion area',
    de: 'Wohnerweiterungsgebiet',
  },
  mixedEconomic: {
    nl: 'Gebied voor gemengde economische bedrijvigheid',
    fr: 'Zone d’activité économique mixte',
    en: 'Mixed economic activity area',
    de: 'Gemischtes Gewerbegebiet',
  },
  industrial: {
    nl: 'Industriegebied',
    fr: 'Zone industrielle',
    en: 'Industrial area',
    de: 'Industriegebiet',
  },
  craftIndustry: {
    nl: 'Gebied voor ambachtelijke bedrijven',
    fr: 'Zone artisanale',
    en: 'Area for craft businesses',
    de: 'Handwerksgebiet',
  },
  publicServices: {
    nl: 'Gebied voor gemeenschapsvoorzieningen',
    fr: 'Zone de services publics',
    en: 'Public services area',
    de: 'Gebiet für öffentliche Dienste',
  },
  dayRecreation: {
    nl: 'Gebied voor dagrecreatie',
    fr: 'Zone de loisirs de jour',
    en: 'Day recreation area',
    de: 'Tageserholungsgebiet',
  },
  stayRecreation: {
    nl: 'Gebied voor verblijfsrecreatie',
    fr: 'Zone de loisirs avec séjour',
    en: 'Holiday accommodation area',
    de: 'Ferienaufenthaltsgebiet',
  },
  agricultural: { nl: 'Agrarisch gebied', fr: 'Zone agricole', en: 'Agricultural area', de: 'Agrargebiet' },
  scenicAgricultural: {
    nl: 'Landschappelijk waardevol agrarisch gebied',
    fr: 'Zone agricole d’intérêt paysager',
    en: 'Agricultural area of scenic value',
    de: 'Landschaftlich wertvolles Agrargebiet',
  },
  forest: { nl: 'Bosgebied', fr: 'Zone forestière', en: 'Forest area', de: 'Forstgebiet' },
  green: { nl: 'Groengebied', fr: 'Zone d’espaces verts', en: 'Green area', de: 'Grüngebiet' },
  nature: { nl: 'Natuurgebied', fr: 'Zone naturelle', en: 'Nature area', de: 'Naturgebiet' },
  natureReserve: {
    nl: 'Natuurreservaat',
    fr: 'Réserve naturelle',
    en: 'Nature reserve',
    de: 'Naturschutzgebiet',
  },
  park: { nl: 'Parkgebied', fr: 'Zone de parc', en: 'Park area', de: 'Parkgebiet' },
} as const satisfies CatalogueOptions

export const summonsMeasureOptions = {
  none: {
    nl: 'Geen maatregel opgelegd',
    fr: 'Aucune mesure imposée',
    en: 'No measure imposed',
    de: 'Keine Maßnahme auferlegt',
  },
  summons: { nl: 'Dagvaarding', fr: 'Citation', en: 'Summons', de: 'Vorladung' },
  restoration: {
    nl: 'Herstelvordering',
    fr: 'Remise en état',
    en: 'Restoration claim',
    de: 'Wiederherstellung',
  },
  adaptation: {
    nl: 'Aanpassingswerken',
    fr: 'Travaux d’adaptation',
    en: 'Adaptation works',
    de: 'Anpassungsarbeiten',
  },
  penaltyOrder: {
    nl: 'Last onder dwangsom',
    fr: 'Ordre sous astreinte',
    en: 'Order under penalty payment',
    de: 'Anordnung mit Zwangsgeld',
  },
  settlement: {
    nl: 'Minnelijke schikking',
    fr: 'Règlement amiable',
    en: 'Amicable settlement',
    de: 'Gütliche Einigung',
  },
} as const satisfies CatalogueOptions
