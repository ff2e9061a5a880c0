import { locales, localized, type Localized } from '@/lib/i18n/locales'

/** Paths of the route table of the demo, without the language, by original path (acceptance A4). */
export const demoPaths = {
  '/': { nl: '/', fr: '/', en: '/', de: '/' },
  '/for-sale/': { nl: '/te-koop/', fr: '/a-vendre/', en: '/for-sale/', de: '/zu-verkaufen/' },
  '/for-rent/': { nl: '/te-huur/', fr: '/a-louer/', en: '/for-rent/', de: '/zu-vermieten/' },
  '/projects/': { nl: '/nieuwbouw/', fr: '/projets-neufs/', en: '/projects/', de: '/neubau/' },
  '/saved/': { nl: '/bewaard/', fr: '/favoris/', en: '/saved/', de: '/gemerkt/' },
  '/services/': { nl: '/diensten/', fr: '/services/', en: '/services/', de: '/leistungen/' },
  '/demand-register/': { nl: '/ik-zoek/', fr: '/je-cherche/', en: '/property-alerts/', de: '/ich-suche/' },
  '/contact-demand/': {
    nl: '/gratis-schatting/',
    fr: '/estimation-gratuite/',
    en: '/valuation/',
    de: '/kostenlose-bewertung/',
  },
  '/contact/': { nl: '/contact/', fr: '/contact/', en: '/contact/', de: '/kontakt/' },
  '/login/': { nl: '/login/', fr: '/login/', en: '/login/', de: '/login/' },
  '/agency/': { nl: '/over-ons/', fr: '/l-agence/', en: '/agency/', de: '/die-agentur/' },
  '/jobs/': { nl: '/vacatures/', fr: '/emplois/', en: '/jobs/', de: '/stellen/' },
  '/newsletter/': {
    nl: '/nieuwsbrief/',
    fr: '/lettre-d-information/',
    en: '/newsletter/',
    de: '/newsletter/',
  },
} as const satisfies Record<string, Localized>

/** Public numbers of one property for each variant of the page. */
export const demoRefs = {
  house: 4638,
  apartmentToLet: 4913,
  soldApartment: 4520,
  land: 4604,
  hiddenPrice: 4450,
  lifeAnnuity: 4514,
  rentedApartment: 4907,
  /** A house with plans. */
  withPlans: 4633,
  /** The property with a film and a virtual tour. */
  filmed: 4602,
} as const

/** Properties for sale and for rent by place, as in specification 3.5. */
/** The listed properties of a place; `forSale` and `toLet` are those that are available. */
export const demoCounts = [
  { city: 'Flémalle', zip: '4400', sale: 29, rent: 3, forSale: 26, toLet: 3 },
  { city: 'Montegnée', zip: '4420', sale: 7, rent: 1, forSale: 6, toLet: 1 },
  { city: 'Tilleur', zip: '4420', sale: 2, rent: 1, forSale: 2, toLet: 0 },
] as const

export const feedbackKeys = [
  'contact-me',
  'contact-appointment',
  'contact-construction',
  'contact-demand',
  'demand-register',
  'send-to-friend',
  'site-contact',
  'sign-newsletter',
] as const

export interface Template {
  name: string
  path: Localized
  status: number
  /** Axe's best practices, which no standard requires, are checked on these pages. */
  withHabits?: boolean
}

const everywhere = (path: string): Localized => localized(() => path)

const property = (name: string, ref: number): Template => ({
  name,
  path: everywhere(`/property/${ref}/`),
  status: 200,
  withHabits: true,
})

const withQuery = (paths: Localized, query: string): Localized => localized((locale) => paths[locale] + query)

const comparedRefs = [demoRefs.house, demoRefs.hiddenPrice, demoRefs.apartmentToLet].join(',')

/** One page of every kind, without the language. Properties by their short path, which redirects. */
export const templates: Template[] = [
  { name: 'home', path: demoPaths['/'], status: 200 },
  { name: 'listing', path: demoPaths['/for-sale/'], status: 200 },
  {
    name: 'filtered listing',
    path: withQuery(demoPaths['/for-sale/'], '?city=Fl%C3%A9malle%7C4400&view=list'),
    status: 200,
  },
  { name: 'empty listing', path: withQuery(demoPaths['/for-rent/'], '?priceMax=1'), status: 200 },
  { name: 'map view', path: withQuery(demoPaths['/for-sale/'], '?view=map'), status: 200 },
  { name: 'saved properties', path: demoPaths['/saved/'], status: 200, withHabits: true },
  {
    name: 'shared list',
    path: withQuery(demoPaths['/saved/'], `?refs=${comparedRefs}`),
    status: 200,
    withHabits: true,
  },
  {
    name: 'comparison',
    path: withQuery(demoPaths['/saved/'], `?refs=${comparedRefs}&compare=1`),
    status: 200,
    withHabits: true,
  },
  { name: 'projects', path: demoPaths['/projects/'], status: 200 },
  {
    name: 'project',
    path: {
      nl: '/project/residentie-de-jaagkade/',
      fr: '/projet/residence-du-halage/',
      en: '/project/residence-du-halage/',
      de: '/projekt/residenz-am-treidelpfad/',
    },
    status: 200,
  },
  property('house for sale', demoRefs.house),
  property('apartment to let', demoRefs.apartmentToLet),
  property('sold apartment', demoRefs.soldApartment),
  property('land', demoRefs.land),
  property('filmed property', demoRefs.filmed),
  property('rented property', demoRefs.rentedApartment),
  { name: 'services', path: demoPaths['/services/'], status: 200 },
  { name: 'agency', path: demoPaths['/agency/'], status: 200 },
  {
    name: 'article',
    path: {
      nl: '/onze-diensten/2d-plan/',
      fr: '/services/plan-2d/',
      en: '/services/2d-plan/',
      de: '/leistungen/2d-grundriss/',
    },
    status: 200,
  },
  { name: 'testimonial', path: everywhere('/testimonials/nathalie-d-flemalle/'), status: 200 },
  { name: 'valuation', path: demoPaths['/contact-demand/'], status: 200 },
  {
    name: 'legal page',
    path: {
      nl: '/privacyverklaring/',
      fr: '/politique-de-confidentialite/',
      en: '/privacy-statement/',
      de: '/datenschutz/',
    },
    status: 200,
  },
  { name: 'page not found', path: everywhere('/nothing-stands-here/'), status: 404 },
]

/** Every public path of the table above in every language. */
export const demoPublicPaths: string[] = locales.flatMap((locale) =>
  Object.values(demoPaths).map((path) => `/${locale}${path[locale]}`),
)
