import type { Locale, OfLanguages } from '@/lib/i18n/locales'
import { nounInText } from '@/lib/i18n/sentence-words'

/**
 * The plural of what agencies call their types of property, with the singular where the name itself counts nothing
 * (`plot of land`). Names that are not here stay as the agency wrote them.
 */
const plurals: OfLanguages<Readonly<Record<string, string | [one: string, other: string]>>> = {
  nl: {
    huis: 'huizen',
    woning: 'woningen',
    villa: 'villa’s',
    hoeve: 'hoeves',
    studio: 'studio’s',
    appartement: 'appartementen',
    grond: 'gronden',
    bouwgrond: 'bouwgronden',
    opbrengsteigendom: 'opbrengsteigendommen',
    handelspand: 'handelspanden',
    kantoor: 'kantoren',
    garage: 'garages',
    parking: 'parkings',
    staanplaats: 'staanplaatsen',
  },
  fr: {
    maison: 'maisons',
    villa: 'villas',
    ferme: 'fermes',
    studio: 'studios',
    appartement: 'appartements',
    terrain: 'terrains',
    'terrain à bâtir': 'terrains à bâtir',
    immeuble: 'immeubles',
    'immeuble de rapport': 'immeubles de rapport',
    commerce: 'commerces',
    'surface commerciale': 'surfaces commerciales',
    bureau: 'bureaux',
    garage: 'garages',
    parking: 'parkings',
  },
  en: {
    house: 'houses',
    villa: 'villas',
    farmhouse: 'farmhouses',
    studio: 'studios',
    apartment: 'apartments',
    flat: 'flats',
    land: ['plot of land', 'plots of land'],
    'building plot': 'building plots',
    'investment building': 'investment buildings',
    'commercial premises': 'commercial premises',
    office: 'offices',
    garage: 'garages',
    parking: ['parking space', 'parking spaces'],
    'parking space': 'parking spaces',
  },
  de: {
    haus: 'Häuser',
    villa: 'Villen',
    bauernhaus: 'Bauernhäuser',
    studio: 'Studios',
    wohnung: 'Wohnungen',
    grundstück: 'Grundstücke',
    baugrundstück: 'Baugrundstücke',
    renditeobjekt: 'Renditeobjekte',
    geschäftslokal: 'Geschäftslokale',
    ladenlokal: 'Ladenlokale',
    büro: 'Büros',
    garage: 'Garagen',
    stellplatz: 'Stellplätze',
  },
}

/** A kind of property as a sentence has it: one of them, and several. */
export interface KindForms {
  one: string
  other: string
}

/** Forms of one kind; null of a name that has no known plural. */
export function kindForms(name: string, locale: Locale): KindForms | null {
  const forms = plurals[locale]?.[name.trim().toLowerCase()]
  if (!forms) return null
  if (Array.isArray(forms)) return { one: forms[0], other: forms[1] }
  return { one: nounInText(name.trim(), locale), other: forms }
}
