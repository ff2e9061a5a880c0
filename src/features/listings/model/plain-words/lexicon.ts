import { localized, type Locale, type OfLanguages } from '@/lib/i18n/locales'

import { lexiconDe } from './lexicon-de'
import { lexiconEn } from './lexicon-en'
import { lexiconNl } from './lexicon-nl'

const lexiconFr: Lexicon = {
  phrases: {
    sale: 'a vendre|vendre|vente|en vente|acheter|achat',
    rent: 'a louer|louer|location|en location|a la location|loyer',
    house: 'maison|maisons|habitation|habitations',
    namedHouse:
      'villa|villas|ferme|fermes|fermette|fermettes|bungalow|bungalows|chalet|chateau|maison de maitre|maisonnette|manoir|corps de logis|demeure|cottage',
    studio: 'studio|studios',
    namedStudio: 'kot|kots',
    flat: 'appartement|appartements|appart|apparts|appt|apt|app|flat|flats',
    namedFlat: 'duplex|triplex|penthouse|loft|lofts|rez de jardin',
    weakLand: 'terrain|terrains|terrain a batir|terrains a batir|parcelle',
    building: 'immeuble de rapport|immeubles de rapport|immeuble|maison de rapport',
    business:
      'commerce|commerces|magasin|surface commerciale|rez commercial|rez de chaussee commercial|local commercial|horeca|fonds de commerce|entrepot',
    weakOffice: 'bureau|bureaux',
    weakGarage: 'garage|garages|box|box de garage',
    weakParking: 'parking|parkings|place de parking|emplacement de parking|emplacement',
    garden: 'jardin|jardins',
    terrace: 'terrasse|terrasses',
    furnished: 'meuble|meublee|meubles|meublees',
    newBuild: 'neuf|neuve|neufs|construction neuve|nouvelle construction|constructions neuves|projet neuf',
    lift: 'ascenseur|ascenseurs',
    pool: 'piscine|piscines',
    groundFloor: 'rez de chaussee|rez|rdc',
    openHouse: 'portes ouvertes|porte ouverte|journee portes ouvertes|journees portes ouvertes',
    priceCut: 'prix en baisse|baisse de prix|prix baisse|prix reduit|prix revu a la baisse',
    bedrooms: 'chambre|chambres|ch|chs|chb|chbr|chbre|chbres|chamb|chambre a coucher|chambres a coucher',
    bathrooms: 'salle de bain|salles de bain|salle de bains|salles de bains|sdb|sdbs',
    rooms: 'pieces|piece',
    max: 'max|maxi|maximum|jusque|jusqu a|moins de|moins que|inferieur a|en dessous de|sous|budget|pas plus de|budget max|budget de',
    min: 'min|mini|minimum|au moins|a partir de|partir de|des',
    more: 'plus de|plus que|superieur a|au dessus de',
    between: 'entre',
    to: 'a|et|to',
    or: 'ou',
    thousand: 'k|mille|keur',
    million: 'million|millions|mio',
    euro: 'euro|euros|eur',
    squareMetres: 'sqm|metres carres|m carres|m',
    ares: 'are|ares',
    hectares: 'ha|hectare|hectares',
    living: 'habitable|habitables|de surface habitable|surface habitable|surface|superficie',
    epc: 'peb|epc|label peb|label|certificat peb|classe energetique|classe peb|dpe',
    better: 'mieux|plus|meilleur',
    ref: 'ref|reference|numero|n',
    not: 'sans|pas de',
    with: 'avec',
    near: 'environs|alentours|proche|pres|proximite|a cote|autour',
    skip: 'prix|je cherche|cherche|je recherche|recherche|on cherche|nous cherchons|je voudrais|par mois|mois|mensuel|environ|svp|bien|biens|region|province de|commune de|ville de',
  },
  compounds: [],
  numbers: ['une', 'deux', 'trois', 'quatre', 'cinq', 'six'],
}

/**
 * What a phrase says. A `named` type says more than its type, as `villa` does, and stays as a word too. A `weak` one is a
 * feature beside another type: a house with a garage.
 */
export type Concept =
  | 'sale'
  | 'rent'
  | 'house'
  | 'namedHouse'
  | 'studio'
  | 'namedStudio'
  | 'flat'
  | 'namedFlat'
  | 'weakLand'
  | 'building'
  | 'business'
  | 'weakOffice'
  | 'weakGarage'
  | 'weakParking'
  | 'garden'
  | 'terrace'
  | 'furnished'
  | 'newBuild'
  | 'lift'
  | 'pool'
  | 'groundFloor'
  | 'openHouse'
  | 'priceCut'
  | 'bedrooms'
  | 'bathrooms'
  | 'rooms'
  | 'max'
  | 'min'
  | 'more'
  | 'between'
  | 'to'
  | 'or'
  | 'thousand'
  | 'million'
  | 'euro'
  | 'squareMetres'
  | 'ares'
  | 'hectares'
  | 'living'
  | 'epc'
  | 'better'
  | 'ref'
  | 'not'
  | 'with'
  | 'near'
  | 'skip'

/** Phrases without accents, separated by `|`. */
export interface Lexicon {
  phrases: Record<Concept, string>
  /** Phrases that say several things. */
  compounds: readonly [phrases: string, ...Concept[]][]
  /** The words for one to six. */
  numbers: readonly string[]
}

/** In a language without one, a search in plain words is a search for its words. */
const lexicons: OfLanguages<Lexicon> = { nl: lexiconNl, fr: lexiconFr, en: lexiconEn, de: lexiconDe }

const longestPhrase = 5

/** The phrases of one language. */
export interface Phrases {
  of: ReadonlyMap<string, readonly Concept[]>
  /** The phrases by their text without spaces, because visitors space compounds in both ways (`swimmingpool`). */
  byLetters: ReadonlyMap<string, string>
  numbers: ReadonlyMap<string, number>
}

function makePhrases({
  phrases,
  compounds,
  numbers,
}: Pick<Lexicon, 'compounds' | 'numbers'> & { phrases: Partial<Lexicon['phrases']> }): Phrases {
  const of = new Map<string, readonly Concept[]>()
  for (const [concept, texts] of Object.entries(phrases))
    // The keys are those of the type.
    // A phrase can say several things: `tot` is before a number and between two.
    for (const phrase of texts.split('|')) of.set(phrase, [...(of.get(phrase) ?? []), concept as Concept])
  for (const [texts, ...concepts] of compounds)
    for (const phrase of texts.split('|')) of.set(phrase, concepts)
  const byLetters = new Map([...of.keys()].map((phrase) => [phrase.replaceAll(' ', ''), phrase]))
  return { of, byLetters, numbers: new Map(numbers.map((word, at) => [word, at + 1])) }
}

const prepared = localized((locale) =>
  makePhrases(lexicons[locale] ?? { phrases: {}, compounds: [], numbers: [] }),
)

export const phrasesIn = (locale: Locale): Phrases => prepared[locale]

/** The longest phrase at a position. */
export function findPhrase(tokens: readonly string[], at: number, { of }: Phrases) {
  for (let length = Math.min(longestPhrase, tokens.length - at); length > 0; length -= 1) {
    const concepts = of.get(tokens.slice(at, at + length).join(' '))
    if (concepts) return { length, concepts }
  }
  return null
}
