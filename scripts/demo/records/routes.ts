import { renamedRoutes, routes, type DemoRoute } from '../content/routes'

import { documentRecord, ref, type DocumentRecord } from '../seed/record'

import { feedbackPage } from './pages'

/** Paths of testimonials derive from their page; they have no rows of their own. */
export const storedRoutes: DemoRoute[] = routes.filter(({ target }) => target.kind !== 'testimonial')

/**
 * The breadcrumb above a route. The site adds the page itself, so its own entry is left out, except for a name that is
 * not its title, and for the testimonials, which use the breadcrumb of their page.
 */
export function breadcrumbOf({
  original,
  breadcrumb,
  hasOwnName = false,
}: DemoRoute): { name: DemoRoute['path']; path: string }[] {
  const keepsOwn = hasOwnName || original === '/testimonials/'
  return breadcrumb.flatMap(({ name, path = keepsOwn ? original : undefined }) =>
    path ? [{ name, path }] : [],
  )
}

function targetOf({ target }: DemoRoute): { page: string } | { article: string } {
  switch (target.kind) {
    case 'page':
      return { page: ref('pages', target.key) }
    case 'feedback':
      return { page: ref('pages', feedbackPage(target.key)) }
    case 'service':
      return { article: ref('articles', target.key) }
    case 'testimonial':
      throw new Error('Testimonials have no routes of their own.')
  }
}

/** The path of every page and service in every language, and what leads to it from a former one. */
export const routeRecords: DocumentRecord[] = [
  ...storedRoutes.map((route) =>
    documentRecord('routes', route.original, {
      original: route.original,
      type: route.type,
      path: route.path,
      breadcrumb: breadcrumbOf(route),
      automatic: false,
      ...targetOf(route),
    }),
  ),
  ...renamedRoutes.map(({ original, path }) =>
    documentRecord('redirects', original, { from: `/en${original}`, to: `/en${path.en}`, permanent: true }),
  ),
]
