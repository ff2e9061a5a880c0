import { localized, locales, type Localized } from '@/lib/i18n/locales'
import type { RouteEntry, RouteTable, RouteType } from './route-table'

/** The routes of the specification (2.2) and the acceptance table (A4, A10, A11), in four languages. */

const everywhere = (path: string): Localized => localized(() => path)

function entry(type: RouteType, original: string, paths: Localized, parent?: string): RouteEntry {
  const breadcrumb = [{ name: everywhere(original), ...(parent ? { path: parent } : {}) }]
  return { original, type, paths, breadcrumb, publishedIn: [...locales] }
}

const page = (original: string, nl: string, fr: string, de: string, en = original): RouteEntry =>
  entry('page', original, { nl, fr, en, de })

const feedback = (form: string): RouteEntry =>
  entry('feedback', `/thank-you/${form}/`, {
    nl: `/bedankt/${form}/`,
    fr: `/merci/${form}/`,
    en: `/thank-you/${form}/`,
    de: `/danke/${form}/`,
  })

const service = (topic: string, nl: string, fr: string, de: string): RouteEntry =>
  entry(
    'article',
    `/services/${topic}/`,
    {
      nl: `/onze-diensten/${nl}/`,
      fr: `/services/${fr}/`,
      en: `/services/${topic}/`,
      de: `/leistungen/${de}/`,
    },
    '/services/',
  )

const testimonial = (slug: string): RouteEntry =>
  entry('article', `/testimonials/${slug}/`, everywhere(`/testimonials/${slug}/`), '/testimonials/')

export const seededRoutes: RouteEntry[] = [
  entry('page', '/', everywhere('/')),
  page('/for-sale/', '/te-koop/', '/a-vendre/', '/zu-verkaufen/'),
  page('/for-rent/', '/te-huur/', '/a-louer/', '/zu-vermieten/'),
  page('/services/', '/diensten/', '/services/', '/leistungen/'),
  page('/demand-register/', '/ik-zoek/', '/je-cherche/', '/ich-suche/', '/property-alerts/'),
  page(
    '/contact-demand/',
    '/gratis-schatting/',
    '/estimation-gratuite/',
    '/kostenlose-bewertung/',
    '/valuation/',
  ),
  page('/contact/', '/contact/', '/contact/', '/kontakt/'),
  ...['/privacy-statement/', '/disclaimer/', '/cookie-policy/', '/project/', '/testimonials/'].map((path) =>
    entry('page', path, everywhere(path)),
  ),
  ...['commercial', 'commons', 'potential-tenants', 'potential-buyers'].map((name) =>
    entry('page', `/stat-${name}/`, everywhere(`/stat-${name}/`)),
  ),
  entry('login', '/login/', everywhere('/login/')),
  ...[
    'contact-me',
    'contact-appointment',
    'contact-construction',
    'contact-demand',
    'demand-register',
    'send-to-friend',
    'site-contact',
    'sign-newsletter',
  ].map(feedback),
  service('for-sale-signs', 'te-koop-borden', 'panneaux-a-vendre', 'verkaufsschilder'),
  service('works-simulation', 'simulatie-van-werken', 'simulation-de-travaux', 'umbau-simulation'),
  service('photo-cleaning', 'fotobewerking', 'nettoyage-de-photos', 'fotobereinigung'),
  service('hdr-photos', 'hdr-fotos', 'photos-hdr', 'hdr-fotos'),
  service('2d-plan', '2d-plan', 'plan-2d', '2d-plan'),
  service('diffusion', 'verspreiding', 'diffusion', 'verbreitung'),
  service('virtual-home-staging', 'virtuele-homestaging', 'home-staging-virtuel', 'virtuelles-home-staging'),
  service('360-virtual-visit', 'virtueel-bezoek-360', 'visite-virtuelle-360', 'virtueller-rundgang-360'),
  service('video', 'video', 'video', 'video'),
  testimonial('a-happy-seller'),
  testimonial('deux-locataires-ravis'),
]

export const seededTable: RouteTable = {
  entries: seededRoutes,
  redirects: [],
  roles: {
    home: '/',
    forSale: '/for-sale/',
    forRent: '/for-rent/',
    projects: '/project/',
    testimonials: '/testimonials/',
    contact: '/contact/',
    valuation: '/contact-demand/',
    searchRegister: '/demand-register/',
    privacy: '/privacy-statement/',
    cookies: '/cookie-policy/',
    legalNotice: '/disclaimer/',
  },
}
