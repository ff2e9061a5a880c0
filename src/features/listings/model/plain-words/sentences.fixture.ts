import type { Locale } from '@/lib/i18n/locales'

/** The filters that a sentence asks for; what is left out is no filter. */
export interface Understood {
  goal?: 'sale' | 'rent'
  /** Public numbers of types: 1 house, 2 studio, 3 apartment, 4 land, 5 investment, 6 business, 7 garage. */
  types?: number[]
  bedroomsMin?: number
  bathroomsMin?: number
  /** In euro. */
  priceMin?: number
  priceMax?: number
  /** In square metres. */
  surfaceMin?: number
  groundMin?: number
  /** The worst label that still fits. */
  epcMin?: string
  garden?: true
  terrace?: true
  garage?: true
  parking?: true
  furnished?: true
  newBuild?: true
  lift?: true
  pool?: true
  groundFloor?: true
  openHouse?: true
  priceCut?: true
  /** French name for all places of that name, postal code, or both. */
  places?: string[]
  ref?: number
  /** What stays as words, without accents and in lower case. */
  words?: string
}

type Sentence = [text: string, expected: Understood]

const fr: Sentence[] = [
  [
    'maison 3 chambres jardin moins de 250 000 Seraing',
    { types: [1], bedroomsMin: 3, garden: true, priceMax: 250_000, places: ['Seraing'] },
  ],
  ['app 2ch Liège', { types: [3], bedroomsMin: 2, places: ['Liège'] }],
  ['appartement à louer Herstal', { goal: 'rent', types: [3], places: ['Herstal'] }],
  ['maison à vendre à Flémalle', { goal: 'sale', types: [1], places: ['Flémalle'] }],
  [
    'Je cherche une maison avec jardin et garage à Ans',
    { types: [1], garden: true, garage: true, places: ['Ans'] },
  ],
  ['studio meublé Liège max 550€', { types: [2], furnished: true, places: ['Liège'], priceMax: 550 }],
  ['villa 4 chambres Embourg', { types: [1], bedroomsMin: 4, places: ['Embourg'], words: 'villa' }],
  ['terrain à bâtir Neupré', { types: [4], places: ['Neupré'] }],
  ['terrain 1000m2 Esneux', { types: [4], groundMin: 1000, places: ['Esneux'] }],
  ['garage à louer 4020', { goal: 'rent', types: [7], places: ['4020'] }],
  ['maison 4000 Liège', { types: [1], places: ['4000 Liège'] }],
  ['appart 1 chambre terrasse', { types: [3], bedroomsMin: 1, terrace: true }],
  [
    'location appartement 2 chambres max 850 euros',
    { goal: 'rent', types: [3], bedroomsMin: 2, priceMax: 850 },
  ],
  ['maison entre 200000 et 300000 euros', { types: [1], priceMin: 200_000, priceMax: 300_000 }],
  [
    'maison entre 150 et 200k Verviers',
    { types: [1], priceMin: 150_000, priceMax: 200_000, places: ['Verviers'] },
  ],
  ['immeuble de rapport Liège', { types: [5], places: ['Liège'] }],
  ['appartement neuf Visé', { types: [3], newBuild: true, places: ['Visé'] }],
  ['construction neuve 3 ch', { newBuild: true, bedroomsMin: 3 }],
  ['PEB B minimum', { epcMin: 'b' }],
  ['maison peb A ou B Sprimont', { types: [1], epcMin: 'b', places: ['Sprimont'] }],
  ['fermette', { types: [1], words: 'fermette' }],
  ['fermette à rénover Aywaille', { types: [1], places: ['Aywaille'], words: 'fermette renover' }],
  ['Puits Marnette', { words: 'puits marnette' }],
  ['ref 4638', { ref: 4638 }],
  ['4638', { ref: 4638 }],
  ['maison seraing 180.000€', { types: [1], places: ['Seraing'], priceMax: 180_000 }],
  ['à louer maison 2 chambres avec jardin', { goal: 'rent', types: [1], bedroomsMin: 2, garden: true }],
  [
    'duplex 2 chambres avec terrasse et parking Liege',
    { types: [3], bedroomsMin: 2, terrace: true, parking: true, places: ['Liège'], words: 'duplex' },
  ],
  ['penthouse Liège', { types: [3], places: ['Liège'], words: 'penthouse' }],
  ['loft liège centre', { types: [3], places: ['Liège'], words: 'loft centre' }],
  ['commerce à louer Liège', { goal: 'rent', types: [6], places: ['Liège'] }],
  ['rez commercial Huy', { types: [6], places: ['Huy'] }],
  ['bureaux à louer 120 m²', { goal: 'rent', types: [6], surfaceMin: 120, words: 'bureaux' }],
  ['maison 150m2 habitables 4ch', { types: [1], surfaceMin: 150, bedroomsMin: 4 }],
  ['maison trois chambres Grâce-Hollogne', { types: [1], bedroomsMin: 3, places: ['Grâce-Hollogne'] }],
  ['maison grace hollogne 3 chbres', { types: [1], bedroomsMin: 3, places: ['Grâce-Hollogne'] }],
  ['apartement 2 chambres serain', { types: [3], bedroomsMin: 2, places: ['Seraing'] }],
  ['Flemale maison garage', { types: [1], garage: true, places: ['Flémalle'] }],
  ['maison jusqu’à 300k€', { types: [1], priceMax: 300_000 }],
  ['à partir de 400 000 € villa piscine', { priceMin: 400_000, types: [1], pool: true, words: 'villa' }],
  ['plus de 500000 euros', { priceMin: 500_000 }],
  ['maison plain-pied Amay', { types: [1], places: ['Amay'], words: 'plain pied' }],
  [
    'appartement meublé à louer Angleur 700€',
    { goal: 'rent', types: [3], furnished: true, places: ['Angleur'], priceMax: 700 },
  ],
  ['maison avec terrain de 10 ares', { types: [1], groundMin: 1000 }],
  [
    '2 chambres minimum, 900 € max, Liège ou Herstal',
    { bedroomsMin: 2, priceMax: 900, places: ['Liège', 'Herstal'] },
  ],
  ['maison 4 façades Soumagne', { types: [1], places: ['Soumagne'], words: '4 facades' }],
  ['bungalow Waremme', { types: [1], places: ['Waremme'], words: 'bungalow' }],
  ['parking couvert Liège', { types: [7], places: ['Liège'], words: 'couvert' }],
  [
    'maison de maître liège 6 chambres',
    { types: [1], places: ['Liège'], bedroomsMin: 6, words: 'maison de maitre' },
  ],
  [
    'un appart pas cher à Jemeppe avec 2 chambres',
    { types: [3], places: ['Jemeppe-sur-Meuse'], bedroomsMin: 2, words: 'pas cher' },
  ],
]

const nl: Sentence[] = [
  ['te huur app. 2 slpk < 900 €', { goal: 'rent', types: [3], bedroomsMin: 2, priceMax: 900 }],
  ['huis te koop Luik', { goal: 'sale', types: [1], places: ['Liège'] }],
  ['huis 3 slaapkamers tuin garage', { types: [1], bedroomsMin: 3, garden: true, garage: true }],
  [
    'appartement Luik 2 slk max 200.000',
    { types: [3], places: ['Liège'], bedroomsMin: 2, priceMax: 200_000 },
  ],
  ['woning met tuin in Seraing', { types: [1], garden: true, places: ['Seraing'] }],
  ['bouwgrond Hoei', { types: [4], places: ['Huy'] }],
  ['grond minstens 800 m2', { types: [4], groundMin: 800 }],
  ['villa met zwembad', { types: [1], pool: true, words: 'villa' }],
  ['studio gemeubeld te huur Luik', { goal: 'rent', types: [2], furnished: true, places: ['Liège'] }],
  ['handelspand te huur 4000', { goal: 'rent', types: [6], places: ['4000'] }],
  ['garagebox te koop', { goal: 'sale', types: [7] }],
  ['nieuwbouw appartement terras', { types: [3], newBuild: true, terrace: true }],
  ['huis tussen 200.000 en 300.000 euro', { types: [1], priceMin: 200_000, priceMax: 300_000 }],
  ['hoeve te renoveren Borgworm', { types: [1], places: ['Waremme'], words: 'hoeve renoveren' }],
  ['appartement met lift en terras', { types: [3], terrace: true, lift: true }],
  ['ik zoek een huis met 4 slaapkamers onder 350000 euro', { types: [1], bedroomsMin: 4, priceMax: 350_000 }],
  ['EPC B of beter', { epcMin: 'b' }],
  ['huis epc A Verviers', { types: [1], epcMin: 'a', places: ['Verviers'] }],
  ['penthouse minimum 120m²', { types: [3], surfaceMin: 120, words: 'penthouse' }],
  ['huurhuis 3 slaapkamers tot 1100 euro', { goal: 'rent', types: [1], bedroomsMin: 3, priceMax: 1100 }],
  ['opbrengsteigendom Herstal', { types: [5], places: ['Herstal'] }],
  ['vanaf 300k villa Embourg', { priceMin: 300_000, types: [1], places: ['Embourg'], words: 'villa' }],
  ['twee slaapkamers parking Luik', { bedroomsMin: 2, parking: true, places: ['Liège'] }],
  ['appartment 2 slaapkamer luik', { types: [3], bedroomsMin: 2, places: ['Liège'] }],
  ['apartement met teras', { types: [3], terrace: true }],
  ['huis met garage 4400', { types: [1], garage: true, places: ['4400'] }],
  ['ref. 2231', { ref: 2231 }],
  ['referentie 4310', { ref: 4310 }],
  ['huis Wezet tot 250k', { types: [1], places: ['Visé'], priceMax: 250_000 }],
  ['rijwoning 3 slpk', { types: [1], bedroomsMin: 3, words: 'rijwoning' }],
  ['open bebouwing 4 slpk grote tuin', { bedroomsMin: 4, garden: true, words: 'open bebouwing grote' }],
  ['kantoor te huur Luik', { goal: 'rent', types: [6], places: ['Liège'], words: 'kantoor' }],
  ['winkel Hoei', { types: [6], places: ['Huy'] }],
  ['vakantiewoning Spa', { places: ['Spa'], words: 'vakantiewoning' }],
  ['2 à 3 slaapkamers, max € 1.000 per maand', { bedroomsMin: 2, priceMax: 1000 }],
  ['te koop: huis met 10 are grond', { goal: 'sale', types: [1], groundMin: 1000 }],
  ['instapklaar huis Flémalle', { types: [1], places: ['Flémalle'], words: 'instapklaar' }],
  ['loft', { types: [3], words: 'loft' }],
  ['gelijkvloers appartement', { types: [3], groundFloor: true }],
  ['huis zonder trappen', { types: [1], words: 'zonder trappen' }],
  ['bemeubeld app 1 slpk 650€', { types: [3], furnished: true, bedroomsMin: 1, priceMax: 650 }],
  ['huis of villa, min. 150 m2 bewoonbaar', { types: [1], surfaceMin: 150, words: 'villa' }],
  ['luik 4020 appartement', { types: [3], places: ['4020 Liège'] }],
  ['autostaanplaats te huur', { goal: 'rent', types: [7] }],
  ['huis 250000', { types: [1], priceMax: 250_000 }],
  ['meer dan 5 slaapkamers', { bedroomsMin: 6 }],
  ['huis minder dan 200 duizend euro', { types: [1], priceMax: 200_000 }],
  ['bungalow met tuin Aywaille', { types: [1], garden: true, places: ['Aywaille'], words: 'bungalow' }],
  ['huis in Chaudfontaine of Embourg', { types: [1], places: ['Chaudfontaine', 'Embourg'] }],
  ['duplex Ans nieuw', { types: [3], places: ['Ans'], words: 'duplex nieuw' }],
]

const en: Sentence[] = [
  [
    '3 bedroom house in Seraing under 250k',
    { bedroomsMin: 3, types: [1], places: ['Seraing'], priceMax: 250_000 },
  ],
  ['2 bed flat to rent Liege', { bedroomsMin: 2, types: [3], goal: 'rent', places: ['Liège'] }],
  ['apartment for sale in Liège', { types: [3], goal: 'sale', places: ['Liège'] }],
  ['house with garden and garage', { types: [1], garden: true, garage: true }],
  ['studio furnished for rent', { types: [2], furnished: true, goal: 'rent' }],
  ['villa with pool', { types: [1], pool: true, words: 'villa' }],
  ['building plot Neupré', { types: [4], places: ['Neupré'] }],
  ['land over 1000 sqm', { types: [4], groundMin: 1000 }],
  ['house between €200,000 and €300,000', { types: [1], priceMin: 200_000, priceMax: 300_000 }],
  ['flat max 900 euros per month', { types: [3], priceMax: 900 }],
  ['new build apartment Ans', { newBuild: true, types: [3], places: ['Ans'] }],
  ['farmhouse to renovate', { types: [1], words: 'farmhouse renovate' }],
  ['shop to let 4000 Liège', { types: [6], goal: 'rent', places: ['4000 Liège'] }],
  ['office space for rent Herstal', { types: [6], goal: 'rent', places: ['Herstal'], words: 'office' }],
  ['parking space Liège', { types: [7], places: ['Liège'] }],
  ['two bedroom apartment with terrace', { bedroomsMin: 2, types: [3], terrace: true }],
  ['EPC B or better', { epcMin: 'b' }],
  ['house epc at least C Verviers', { types: [1], epcMin: 'c', places: ['Verviers'] }],
  ['penthouse with balcony', { types: [3], words: 'penthouse balcony' }],
  ['4 beds 2 baths Embourg', { bedroomsMin: 4, bathroomsMin: 2, places: ['Embourg'] }],
  ['cheap studio near university', { types: [2], words: 'cheap near university' }],
  [
    'I am looking for a house with at least 4 bedrooms in Visé',
    { types: [1], bedroomsMin: 4, places: ['Visé'] },
  ],
  ['houses from 300k to 400k', { types: [1], priceMin: 300_000, priceMax: 400_000 }],
  ['over 500,000', { priceMin: 500_000 }],
  ['investment property Liège', { types: [5], places: ['Liège'] }],
  ['ref 4638', { ref: 4638 }],
  ['reference number 2231', { ref: 2231 }],
  ['fermette', { types: [1], words: 'fermette' }],
  ['apartmnt 2 bedrooms seraign', { types: [3], bedroomsMin: 2, places: ['Seraing'] }],
  ['hous 3 bedrooms flemalle', { types: [1], bedroomsMin: 3, places: ['Flémalle'] }],
  ['3br house garden', { bedroomsMin: 3, types: [1], garden: true }],
  ['house for rent with garden 1200 euro', { types: [1], goal: 'rent', garden: true, priceMax: 1200 }],
  ['flat with parking in Angleur', { types: [3], parking: true, places: ['Angleur'] }],
  ['1.5 million villa', { priceMax: 1_500_000, types: [1], words: 'villa' }],
  ['150 m2 house', { surfaceMin: 150, types: [1] }],
  ['house plot 500 m²', { types: [1], groundMin: 500 }],
  ['bungalow Aywaille', { types: [1], places: ['Aywaille'], words: 'bungalow' }],
  ['castle', { types: [1], words: 'castle' }],
  ['quiet street Spa', { places: ['Spa'], words: 'quiet street' }],
  ['unfurnished apartment Huy', { types: [3], places: ['Huy'], words: 'unfurnished' }],
  ['garage for sale', { types: [7], goal: 'sale' }],
  ['house 4400', { types: [1], places: ['4400'] }],
  ['duplex liege less than 1000€', { types: [3], places: ['Liège'], priceMax: 1000, words: 'duplex' }],
  ['house in Ans, Awans or Herstal', { types: [1], places: ['Ans', 'Awans', 'Herstal'] }],
  ['minimum 3 bedrooms max 275000', { bedroomsMin: 3, priceMax: 275_000 }],
  ['house up to 350 000', { types: [1], priceMax: 350_000 }],
  ['home office garden three bedrooms', { words: 'home office', garden: true, bedroomsMin: 3 }],
  ['townhouse Liège 5+ bedrooms', { types: [1], places: ['Liège'], bedroomsMin: 5, words: 'townhouse' }],
  ['rent 2 bedrooms', { goal: 'rent', bedroomsMin: 2 }],
  ['buy house Tilff', { goal: 'sale', types: [1], places: ['Tilff'] }],
]

const de: Sentence[] = [
  [
    'Haus mit Garten in Seraing bis 250.000 €',
    { types: [1], garden: true, places: ['Seraing'], priceMax: 250_000 },
  ],
  ['Wohnung mieten Lüttich', { types: [3], goal: 'rent', places: ['Liège'] }],
  ['Haus kaufen Eupen', { types: [1], goal: 'sale', places: ['Eupen'] }],
  ['2 Schlafzimmer Wohnung unter 900 €', { bedroomsMin: 2, types: [3], priceMax: 900 }],
  ['3-Zimmer-Wohnung Lüttich', { types: [3], bedroomsMin: 2, places: ['Liège'] }],
  ['4 Zimmer Haus mit Garage', { types: [1], bedroomsMin: 3, garage: true }],
  ['möbliertes Studio zu vermieten', { furnished: true, types: [2], goal: 'rent' }],
  ['Villa mit Pool', { types: [1], pool: true, words: 'villa' }],
  ['Baugrundstück Malmedy', { types: [4], places: ['Malmedy'] }],
  ['Grundstück ab 1000 qm', { types: [4], groundMin: 1000 }],
  ['Neubau Wohnung Terrasse', { newBuild: true, types: [3], terrace: true }],
  ['Neubauwohnung Visé', { newBuild: true, types: [3], places: ['Visé'] }],
  ['Haus zwischen 200.000 und 300.000 Euro', { types: [1], priceMin: 200_000, priceMax: 300_000 }],
  ['Ladenlokal zu mieten 4000', { types: [6], goal: 'rent', places: ['4000'] }],
  ['Büro Lüttich mieten', { types: [6], places: ['Liège'], goal: 'rent', words: 'buro' }],
  ['Bauernhaus renovierungsbedürftig', { types: [1], words: 'bauernhaus renovierungsbedurftig' }],
  ['Stellplatz Lüttich', { types: [7], places: ['Liège'] }],
  ['Garage zu verkaufen', { types: [7], goal: 'sale' }],
  ['Energieklasse B oder besser', { epcMin: 'b' }],
  ['Haus EPC mindestens C', { types: [1], epcMin: 'c' }],
  ['Whg 2 SZ Verviers', { types: [3], bedroomsMin: 2, places: ['Verviers'] }],
  ['Ich suche ein Haus mit mindestens 4 Schlafzimmern', { types: [1], bedroomsMin: 4 }],
  ['Haus ab 300 Tausend', { types: [1], priceMin: 300_000 }],
  ['höchstens 1.200 Euro Miete', { goal: 'rent', priceMax: 1200 }],
  ['Renditeobjekt Herstal', { types: [5], places: ['Herstal'] }],
  ['Penthouse mit Dachterrasse', { types: [3], words: 'penthouse dachterrasse' }],
  ['Ref. 4638', { ref: 4638 }],
  ['Objektnummer 2231', { ref: 2231 }],
  ['drei Schlafzimmer Garten', { bedroomsMin: 3, garden: true }],
  ['Huas in Eupn', { types: [1], places: ['Eupen'] }],
  ['Wohung Lütich', { types: [3], places: ['Liège'] }],
  ['Haus mit 150 m² Wohnfläche', { types: [1], surfaceMin: 150 }],
  ['Haus Grundstück 800 m²', { types: [1], groundMin: 800 }],
  ['Reihenhaus Lontzen', { types: [1], places: ['Lontzen'], words: 'reihenhaus' }],
  ['Einfamilienhaus Kelmis', { types: [1], places: ['La Calamine'], words: 'einfamilienhaus' }],
  ['Wohnung mit Stellplatz und Balkon', { types: [3], parking: true, words: 'balkon' }],
  ['Haus 250000', { types: [1], priceMax: 250_000 }],
  ['Haus oder Wohnung in Spa', { types: [1, 3], places: ['Spa'] }],
  ['Mietwohnung 1 Schlafzimmer', { goal: 'rent', types: [3], bedroomsMin: 1 }],
  ['Erdgeschosswohnung Angleur', { types: [3], places: ['Angleur'], groundFloor: true }],
  ['ruhige Lage am Wald', { words: 'ruhige lage wald' }],
  ['Lüttich Zentrum Loft', { types: [3], places: ['Liège'], words: 'zentrum loft' }],
  ['bis 1,5 Mio', { priceMax: 1_500_000 }],
  ['Haus mit großem Garten und Terrasse', { types: [1], garden: true, terrace: true, words: 'grossem' }],
  ['4700', { places: ['4700'] }],
  ['Haus über 500.000', { types: [1], priceMin: 500_000 }],
  ['Ferienhaus Ardennen', { types: [1], words: 'ferienhaus ardennen' }],
  ['Apartment 2 Schlafz. max. 180000', { types: [3], bedroomsMin: 2, priceMax: 180_000 }],
  ['unmöblierte Wohnung', { types: [3], words: 'unmoblierte' }],
  ['Häuser in Theux und Spa', { types: [1], places: ['Theux', 'Spa'] }],
]

/**
 * What people type, fifty sentences a language, written before the rules that read them. A rule may follow from a
 * sentence; a sentence is not changed to suit the rules.
 */
export const sentences: Record<Locale, readonly Sentence[]> = { nl, fr, en, de }
