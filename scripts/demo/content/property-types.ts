import type { Text } from './types'

export interface DemoPropertyType {
  /** The number used in URLs (`?type=3`) and feeds. */
  webId: 1 | 2 | 3 | 4 | 5 | 6 | 7
  name: Text
  /** Last segment but one of a property path; French paths have the headline there. */
  slug: Text
  showOrder: number
  sale: boolean
  rent: boolean
  icon: 'house' | 'studio' | 'apartment' | 'land' | 'building' | 'shop' | 'garage'
}

export const propertyTypes: DemoPropertyType[] = [
  {
    webId: 1,
    name: {
      nl: 'Huis, villa, hoeve',
      fr: 'Maison, villa, ferme',
      en: 'House, villa, farmhouse',
      de: 'Haus, Villa, Bauernhaus',
    },
    slug: { nl: 'huis', fr: 'maison', en: 'house', de: 'haus' },
    showOrder: 0,
    sale: true,
    rent: true,
    icon: 'house',
  },
  {
    webId: 2,
    name: { nl: 'Studio', fr: 'Studio', en: 'Studio', de: 'Studio' },
    slug: { nl: 'studio', fr: 'studio', en: 'studio', de: 'studio' },
    showOrder: 1,
    sale: true,
    rent: true,
    icon: 'studio',
  },
  {
    webId: 3,
    name: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' },
    slug: { nl: 'appartement', fr: 'appartement', en: 'apartment', de: 'wohnung' },
    showOrder: 2,
    sale: true,
    rent: true,
    icon: 'apartment',
  },
  {
    webId: 4,
    name: { nl: 'Grond', fr: 'Terrain', en: 'Land', de: 'Grundstück' },
    slug: { nl: 'grond', fr: 'terrain', en: 'land', de: 'grundstuck' },
    showOrder: 3,
    sale: true,
    rent: true,
    icon: 'land',
  },
  {
    webId: 5,
    name: {
      nl: 'Opbrengsteigendom',
      fr: 'Immeuble de rapport',
      en: 'Investment building',
      de: 'Renditeobjekt',
    },
    slug: {
      nl: 'opbrengsteigendom',
      fr: 'immeuble-de-rapport',
      en: 'investment-building',
      de: 'renditeobjekt',
    },
    showOrder: 4,
    sale: true,
    rent: true,
    icon: 'building',
  },
  {
    webId: 6,
    name: { nl: 'Handelspand', fr: 'Surface commerciale', en: 'Commercial premises', de: 'Geschäftslokal' },
    slug: { nl: 'handelspand', fr: 'surface-commerciale', en: 'commercial-premises', de: 'geschaftslokal' },
    showOrder: 5,
    sale: true,
    rent: true,
    icon: 'shop',
  },
  {
    webId: 7,
    name: { nl: 'Garage, parking', fr: 'Garage, parking', en: 'Garage, parking', de: 'Garage, Stellplatz' },
    slug: { nl: 'garage', fr: 'garage', en: 'garage', de: 'garage' },
    showOrder: 6,
    sale: true,
    rent: true,
    icon: 'garage',
  },
]
