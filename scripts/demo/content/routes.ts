import { localized } from '@/lib/i18n/locales'
import { articleCategories } from './articles'
import { feedbackPages } from './feedback-pages'
import { pages } from './pages'
import { services } from './services'
import { testimonials } from './testimonials'
import { same, type DemoPage, type PageKey, type Text } from './types'

export interface DemoRoute {
  original: string
  type: 'page' | 'article' | 'feedback' | 'login'
  /** Without language prefix. */
  path: Text
  /** From the parent down; `path` is an original path, absent for the page itself. */
  breadcrumb: { name: Text; path?: string }[]
  /** The last name of the breadcrumb is not the title of the page. */
  hasOwnName?: boolean
  /** The document of the route. */
  target:
    | { kind: 'page'; key: PageKey }
    | { kind: 'service'; key: string }
    | { kind: 'testimonial'; slug: string }
    | { kind: 'feedback'; key: string }
}

const originalOf = ({ slug }: Pick<DemoPage, 'slug'>): string => (slug === '' ? '/' : `/${slug}/`)

const pageRoute = (page: DemoPage): DemoRoute => ({
  original: originalOf(page),
  type: page.key === 'login' ? 'login' : 'page',
  path: page.path,
  breadcrumb: [{ name: page.breadcrumbName ?? page.title }],
  hasOwnName: page.breadcrumbName !== undefined,
  target: { kind: 'page', key: page.key },
})

function titleOf(key: PageKey): Text {
  const page = pages.find((candidate) => candidate.key === key)
  if (!page) throw new Error(`No demo page ${key}`)
  return page.title
}

const servicesCategory = articleCategories.find(({ key }) => key === 'services')

const serviceRoutes: DemoRoute[] = services.map(({ key, slug, title }) => ({
  original: `/services/${key}/`,
  type: 'article',
  path: localized((locale) => `/${servicesCategory?.slug[locale]}/${slug[locale]}/`),
  breadcrumb: [{ name: titleOf('services'), path: '/services/' }, { name: title }],
  target: { kind: 'service', key },
}))

const testimonialRoutes: DemoRoute[] = testimonials.map(({ slug, name }) => ({
  original: `/testimonials/${slug}/`,
  type: 'article',
  path: same(`/testimonials/${slug}/`),
  breadcrumb: [{ name: titleOf('testimonials'), path: '/testimonials/' }, { name: same(name) }],
  target: { kind: 'testimonial', slug },
}))

const feedbackRoutes: DemoRoute[] = feedbackPages.map(({ key, path, title }) => ({
  original: path.en,
  type: 'feedback',
  path,
  breadcrumb: [{ name: title }],
  target: { kind: 'feedback', key },
}))

/** All paths of the demo except those of properties and projects. */
export const routes: DemoRoute[] = [
  ...pages.map(pageRoute),
  ...serviceRoutes,
  ...testimonialRoutes,
  ...feedbackRoutes,
]

/** Those whose English path was their original once: the former address leads to the new one. */
export const renamedRoutes: DemoRoute[] = routes.filter(({ original, path }) => path.en !== original)
