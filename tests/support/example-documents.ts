import { richTextFixture } from '@/blocks/rich-text/rich-text.fixture'
import type { ArticleCard } from '@/features/content/server/find-articles'
import type { Listing } from '@/features/listings/server/find-listing'
import type { TestimonialCard } from '@/features/content/server/find-testimonials'
import type { CatalogueIndex } from '@/features/listings/server/get-catalogue-index'
import type { PropertySettings } from '@/features/property/server/get-property-settings'
import type { PictureSource } from '@/lib/values/picture-source'
import { defaultEpcScales } from '@/features/property/model/epc-scales'
import type { MapPoint } from '@/features/listings/model/listing-filters'
import type { ProjectSummary } from '@/features/projects/model/project-summary'
import type { PropertySummary } from '@/features/property/model/property-summary'
import { defaultRenovationDuty } from '@/features/property/model/renovation-notice'
import type { Article, Module } from '@/payload-types'

/** Prepared reads: the cleaned results that views get. */

const stored = { createdAt: '2026-01-15T09:00:00.000Z', updatedAt: '2026-01-15T09:00:00.000Z' }

const picture: PictureSource = {
  src: '/images/house.jpg?width=600&height=auto&format=webp&v=1',
  srcSet: [600, 1360]
    .map((width) => `/images/house.jpg?width=${width}&height=auto&format=webp&v=1 ${width}w`)
    .join(', '),
  width: 600,
  height: 450,
  alt: 'Maison en brique avec jardin',
}

export const exampleProperty: PropertySummary = {
  id: 'p4310',
  ref: 4310,
  href: '/fr/a-vendre/flemalle/maison/4310/',
  title: 'Maison avec vue sur la Meuse',
  typeName: 'Maison',
  city: 'Flémalle',
  zip: '4400',
  price: { kind: 'exact', price: 285_000, monthly: false },
  epcLabel: 'C',
  bedrooms: 3,
  livingAreaInSquareMetres: 148,
  groundAreaInSquareMetres: 420,
  picture,
  marquee: { meaning: 'new', name: 'Nouveau' },
}

/** The same property without optional values: no picture, no rooms, no published price. */
const plot: PropertySummary = {
  ...exampleProperty,
  ref: 4311,
  href: '/fr/a-vendre/montegnee/terrain/4311/',
  title: 'Terrain à bâtir',
  typeName: 'Terrain',
  city: 'Montegnée',
  zip: '4420',
  price: { kind: 'hidden' },
  epcLabel: null,
  bedrooms: null,
  livingAreaInSquareMetres: null,
  picture: null,
  marquee: null,
}

const flat: PropertySummary = {
  ...exampleProperty,
  ref: 4312,
  href: '/fr/a-louer/tilleur/appartement/4312/',
  title: 'Appartement au deuxième étage',
  typeName: 'Appartement',
  city: 'Tilleur',
  zip: '4420',
  price: { kind: 'exact', price: 850, monthly: true },
  groundAreaInSquareMetres: null,
}

export const exampleProperties: PropertySummary[] = [exampleProperty, plot, flat]

export const exampleListing: Listing = {
  properties: exampleProperties,
  total: 3,
  available: 3,
  page: 1,
  pageCount: 1,
  pageSize: 24,
}

export const exampleProject: ProjectSummary = {
  id: 'project',
  number: 1,
  href: '/fr/projet/residence-du-halage/',
  isExternal: false,
  name: 'Résidence du Halage',
  zip: '4400',
  city: 'Flémalle',
  status: 'active',
  types: ['Appartement'],
  unitCount: 5,
  freeCount: 3,
  prices: { from: 227_000, to: 331_000 },
  picture,
}

/** One with its own site, one that was removed. */
export const exampleProjects: ProjectSummary[] = [
  exampleProject,
  {
    ...exampleProject,
    number: 2,
    href: 'https://www.residence-de-la-halle.example',
    isExternal: true,
    name: 'Résidence de la Halle',
    city: 'Ans',
    status: 'upcoming',
    unitCount: 0,
    freeCount: 0,
    prices: null,
  },
  {
    ...exampleProject,
    number: 3,
    href: '/fr/projet/clos-des-alouettes/',
    name: 'Clos des Alouettes',
    city: 'Waremme',
    status: 'soldOut',
    freeCount: 0,
    prices: null,
    picture: null,
  },
]

export const exampleCatalogue: CatalogueIndex = {
  total: 36,
  cities: [
    {
      id: 'flemalle',
      name: 'Flémalle',
      names: ['Flémalle'],
      zip: '4400',
      country: 'BE',
      countryName: null,
      count: 29,
    },
  ],
  types: [{ id: 'house', webId: 1, name: 'Maison', count: 21 }],
}

/** The middle of each place, by its id. */
export const exampleCityPlaces: Record<string, MapPoint> = {
  flemalle: { latitude: 50.6001, longitude: 5.4717 },
}

export const exampleSettings: PropertySettings = {
  priceStyle: 'belgianDutch',
  nearRadiusInKm: 12,
  showTakeovers: false,
  showPropertyHistory: true,
  marquees: [{ code: 1, meaning: 'new', name: 'Nouveau' }],
  epcScales: defaultEpcScales,
  renovation: defaultRenovationDuty,
}

export const exampleArticle: Article = {
  ...stored,
  id: 'example-article',
  title: 'Nettoyage de photos',
  intro: 'Des pièces rangées, une lumière juste.',
  body: richTextFixture.content,
  category: 'example-category',
  publishedIn: ['nl', 'fr', 'en', 'de'],
}

export const exampleArticleCards: ArticleCard[] = [
  {
    id: 'photos',
    href: '/fr/services/nettoyage-de-photos/',
    title: 'Nettoyage de photos',
    intro: 'Une lumière juste.',
    picture,
    before: null,
  },
  { id: 'plan', href: '/fr/services/plan-2d/', title: 'Plan 2D', intro: null, picture: null, before: null },
]

export const exampleTestimonials: TestimonialCard[] = [
  {
    id: 'anne',
    name: 'Anne Lambert',
    about: 'vendeuse à Flémalle',
    comment: 'Vendu en trois semaines, au prix demandé.',
    date: '2026-03-02T00:00:00.000Z',
    href: '/fr/testimonials/anne-lambert/',
    picture,
    portrait: { ...picture, srcSet: '', alt: '' },
  },
  {
    id: 'karim',
    name: 'Karim Haddad',
    about: null,
    comment: 'Toujours joignables.',
    date: null,
    href: null,
    picture: null,
    portrait: null,
  },
]

export const exampleModule: Module = {
  ...stored,
  id: 'example-module',
  name: 'Texte sur la vente',
  blocks: [richTextFixture],
}
