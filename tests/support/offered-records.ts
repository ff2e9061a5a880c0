import type { FeedFormatName } from '@/features/import/model/feed-formats'

import type { FeedNode, Role } from './feed-nodes'
import type { Offer, Period } from './feed-offers'

/** Examples of each format with all that a mutation may damage: both kinds of prices, periods, every status, pictures, dates. */

type More = Partial<Omit<FeedNode, 'name'>>
const leaf = (name: string, text: string | number, role?: Role, more: More = {}): FeedNode => ({
  name,
  text: String(text),
  ...(role && { role }),
  ...more,
})
const branch = (name: string, children: FeedNode[], more: More = {}): FeedNode => ({
  name,
  children,
  ...more,
})
/** An element that says by an attribute what it says. */
const sign = (name: string, attributes: Record<string, string>, role?: Role): FeedNode => ({
  name,
  attributes,
  ...(role && { role }),
})
const literal = { isLiteral: true } as const
const when = (condition: unknown, ...nodes: FeedNode[]): FeedNode[] => (condition ? nodes : [])

const picture = (at: number) => `https://example.com/${at}.jpg`

function kyero({ number, goal, sale, rent, status, beds, title, date, period }: Offer): FeedNode[] {
  const image = (at: number, tag?: string) =>
    branch('image', [leaf('url', picture(at)), ...when(tag, branch('tags', [leaf('tag', tag ?? '')]))], {
      attributes: { id: String(at) },
    })
  return [
    branch('property', [
      leaf('id', number, 'id'),
      leaf('date', date, 'date'),
      leaf('ref', `K${number}`),
      leaf('price', goal === 'rent' ? rent : sale, 'price'),
      leaf('currency', 'EUR'),
      leaf('price_freq', goal === 'rent' ? (period ?? 'month') : 'sale', 'goal'),
      ...when(status, leaf('status', status ?? '', 'status')),
      leaf('type', 'Villa'),
      leaf('town', 'FLÉMALLE', 'place'),
      leaf('postcode', '4400'),
      leaf('country', 'belgium'),
      branch('location', [leaf('latitude', '50.6'), leaf('longitude', '5.46')]),
      leaf('beds', beds),
      leaf('baths', '0'),
      leaf('pool', '0'),
      branch('surface_area', [leaf('built', beds * 40), leaf('plot', '0')]),
      branch('energy_rating', [leaf('consumption', 'C')]),
      branch('title', [leaf('fr', title, 'headline'), leaf('nl', 'Huis')]),
      branch('desc', [leaf('fr', `${title}.`), leaf('nl', 'Mooi huis')]),
      branch('images', [image(2), image(1, 'photo'), image(3, 'floorplan')]),
    ]),
  ]
}

function openimmo(offer: Offer): FeedNode[] {
  const { number, goal, sale, rent, status, isReference, beds, title, date, period } = offer
  const isSale = String(goal !== 'rent')
  const isRent = String(goal !== 'sale')
  const rentName = Number(number) % 2 === 0 ? 'kaltmiete' : 'nettokaltmiete'
  const attached = (group: string, at: number) =>
    branch('anhang', [leaf('anhangtitel', 'Vue'), branch('daten', [leaf('pfad', picture(at))])], {
      attributes: { gruppe: group, location: 'EXTERN' },
    })
  const inLanguage = (language: string) =>
    branch('immobilie', [
      branch('objektkategorie', [
        sign('nutzungsart', { WOHNEN: 'true' }),
        sign('vermarktungsart', { KAUF: isSale, MIETE_PACHT: isRent }, 'goal'),
        branch('objektart', [sign('haus', { haustyp: 'VILLA' })]),
      ]),
      branch('geo', [
        leaf('plz', '4400'),
        leaf('ort', 'Flémalle', 'place'),
        sign('geokoordinaten', { breitengrad: '50.6', laengengrad: '5.46' }),
        sign('land', { iso_land: 'BEL' }),
        leaf('etage', '0'),
      ]),
      branch('preise', [
        ...when(goal !== 'rent', leaf('kaufpreis', sale, 'sale', { attributes: { auf_anfrage: 'false' } })),
        ...when(goal !== 'sale', leaf(rentName, rent, 'rent')),
        sign('waehrung', { iso_waehrung: 'EUR' }),
        ...when(period, sign('preis_zeiteinheit', { zeiteinheit: periodSigns[period ?? 'month'] }, 'period')),
      ]),
      branch('flaechen', [
        leaf('wohnflaeche', beds * 40),
        leaf('grundstuecksflaeche', '0'),
        leaf('anzahl_schlafzimmer', beds),
        leaf('anzahl_badezimmer', '0'),
      ]),
      branch('zustand_angaben', [
        leaf('baujahr', '1990'),
        ...when(status, sign('verkaufstatus', { stand: status ?? '' }, 'status')),
        branch('energiepass', [
          leaf('wertklasse', 'C'),
          leaf('gueltig_bis', date, 'date'),
          leaf('endenergiebedarf', '180'),
        ]),
      ]),
      branch('anhaenge', [attached('BILD', 2), attached('TITELBILD', 1), attached('GRUNDRISS', 3)]),
      branch('freitexte', [
        leaf('objekttitel', title, 'headline'),
        leaf('objektbeschreibung', `${title}. ${language}`),
      ]),
      branch('verwaltung_techn', [
        leaf('objektnr_extern', number, 'id'),
        leaf('sprache', language, 'language'),
        ...when(isReference, sign('aktion', { aktionart: 'REFERENZ' }, 'reference')),
      ]),
    ])
  return ['fr-BE', 'nl-BE'].map(inLanguage)
}

const periodSigns: Readonly<Record<Period, string>> = {
  month: 'MONAT',
  year: 'JAHR',
  week: 'WOCHE',
  day: 'TAG',
}

/** Kinds of values that a table and our own JSON have by the same names. */
function ownFields(offer: Offer, language: string): FeedNode[] {
  const { number, goal, sale, rent, status, beds, title, date, period } = offer
  const hasGoal = goal !== 'both'
  return [
    leaf('id', number, 'id', literal),
    leaf('language', language, 'language'),
    ...when(hasGoal, leaf('goal', goal, 'goal')),
    ...when(!hasGoal, leaf('isForSale', 'true', 'goal', literal), leaf('isToLet', 'true', 'goal', literal)),
    ...when(goal !== 'rent', leaf('salePrice', sale, 'sale', literal)),
    ...when(goal !== 'sale', leaf('rentPrice', rent, 'rent', literal)),
    ...when(period, leaf('pricePeriod', period ?? '', 'period')),
    ...when(status, leaf('status', status ?? '', 'status')),
    leaf('typeWebId', 1, undefined, literal),
    leaf('localityZip', '4400'),
    leaf('localityName', 'FLÉMALLE', 'place'),
    leaf('headline', title, 'headline'),
    leaf('description', `${title}\n"ligne"; ${language}`),
    leaf('bedrooms', beds, undefined, literal),
    leaf('epcState', 'known'),
    leaf('epcLabelText', 'C'),
    leaf('epcValidUntil', date, 'date'),
    leaf('publishPrice', 'true', undefined, literal),
  ]
}

function specification3(offer: Offer, language: string): FeedNode[] {
  const { number, goal, sale, rent, status, beds, title, date } = offer
  const pictures = [1, 2].map((at) => branch('item', [leaf('Url', picture(at))]))
  return [
    leaf('ID', number, 'id', literal),
    leaf('language', language, 'language'),
    leaf('Goal', goal === 'rent' ? 1 : 0, 'goal', literal),
    leaf('Price', goal === 'rent' ? rent : sale, 'price', literal),
    ...when(status, leaf('Status', status ?? '', 'status', literal)),
    leaf('WebID', '1'),
    leaf('Zip', '4400'),
    leaf('City', 'FLÉMALLE', 'place'),
    leaf('CountryID', 10, undefined, literal),
    leaf('TypeDescription', title, 'headline'),
    leaf('DescriptionA', `<p>${title}</p>`),
    leaf('PublishPrice', '1'),
    leaf('NumberOfBedRooms', beds, undefined, literal),
    leaf('SurfaceLiving', beds * 40, undefined, literal),
    leaf('EPCLabelText', 'C'),
    leaf('EPCEndDate', date, 'date'),
    leaf('EnergyPerformance', '179-179'),
    branch('LargePictureItems', pictures, { isList: true }),
  ]
}

function whise(offer: Offer, language: string): FeedNode[] {
  const { number, goal, sale, rent, status, beds, title } = offer
  const numbered = (name: string, id: string | number, role?: Role) =>
    branch(name, [leaf('id', id, undefined, literal)], role ? { role } : {})
  const pictures = [2, 1].map((at) =>
    branch('item', [leaf('order', at, undefined, literal), leaf('urlXXL', picture(at))]),
  )
  return [
    leaf('id', number, 'id', literal),
    leaf('language', language, 'language'),
    numbered('purpose', goal === 'rent' ? 2 : 1, 'goal'),
    numbered('category', 1),
    numbered('country', 1),
    ...when(status, numbered('purposeStatus', status ?? '', 'status')),
    leaf('price', goal === 'rent' ? rent : sale, 'price', literal),
    leaf('displayPrice', 'true', undefined, literal),
    leaf('currency', '€'),
    leaf('zip', '4400'),
    leaf('city', 'FLÉMALLE', 'place'),
    leaf('sms', title, 'headline'),
    leaf('shortDescription', `<p>${title}</p>`),
    leaf('energyClass', 'C'),
    leaf('rooms', beds, undefined, literal),
    leaf('area', beds * 40, undefined, literal),
    leaf('energyValue', '179-179'),
    branch('details', [leaf('1733', '745'), leaf('2776', '05/31/2031')]),
    branch('pictures', pictures, { isList: true }),
  ]
}

function sweepbright(offer: Offer, language: string): FeedNode[] {
  const { number, goal, sale, rent, status, beds, title, date, period } = offer
  const images = [1, 2].map((at) => branch('item', [leaf('url', picture(at)), leaf('description', 'Vue')]))
  return [
    leaf('id', number, 'id'),
    leaf('language', language, 'language'),
    leaf('negotiation', goal === 'rent' ? 'let' : 'sale', 'goal'),
    leaf('type', 'house'),
    ...when(status, leaf('status', status ?? '', 'status')),
    branch('price', [
      leaf('amount', goal === 'rent' ? rent : sale, 'price', literal),
      leaf('currency', 'EUR'),
    ]),
    ...when(period, leaf('rentPeriod', period ?? '', 'period')),
    leaf('isPriceShown', 'true', undefined, literal),
    leaf('epc_category', 'C'),
    leaf('epc_value', '180'),
    leaf('description_title', title, 'headline'),
    leaf('description', `<p>${title}</p>`),
    branch('location', [leaf('postal_code', '4400'), leaf('city', 'FLÉMALLE', 'place')]),
    branch('sizes', [branch('liveable_area', [leaf('size', beds * 40, undefined, literal)])]),
    leaf('bedrooms', beds, undefined, literal),
    branch('occupancy', [leaf('available_from', date, 'date')]),
    branch('images', images, { isList: true }),
  ]
}

const byLanguage =
  (fields: (offer: Offer, language: string) => FeedNode[]) =>
  (offer: Offer): FeedNode[] =>
    ['fr', 'nl'].map((language) => ({ name: 'record', children: fields(offer, language) }))

/** The records of a property: one per language, or one for all. */
export const recordsOf: Readonly<Record<FeedFormatName, (offer: Offer) => FeedNode[]>> = {
  kyero,
  openimmo,
  // Cells are texts.
  csv: byLanguage((offer, language) => ownFields(offer, language).map(({ isLiteral: _, ...cell }) => cell)),
  perron: byLanguage(ownFields),
  specification3: byLanguage(specification3),
  omnicasa: byLanguage(specification3),
  whise: byLanguage(whise),
  sweepbright: byLanguage(sweepbright),
}
