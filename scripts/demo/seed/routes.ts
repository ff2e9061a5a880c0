import { renamedRoutes, routes, type DemoRoute } from '../content/routes'

import type { StoredArticles } from './articles'
import type { StoredPages } from './pages'
import { required } from './required'
import type { Store } from './store'

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

function targetOf({ target }: DemoRoute, pages: StoredPages, { articles }: StoredArticles) {
  switch (target.kind) {
    case 'page':
      return { page: required(pages.pages.get(target.key), `page ${target.key}`) }
    case 'feedback':
      return { page: required(pages.feedback.get(target.key), `page ${target.key}`) }
    case 'service':
      return { article: required(articles.get(target.key), `article ${target.key}`) }
    case 'testimonial':
      throw new Error('Testimonials have no routes of their own.')
  }
}

/** The path of every page and service in every language, and what leads to it from a former one. */
export async function seedRoutes(store: Store, pages: StoredPages, articles: StoredArticles): Promise<void> {
  for (const route of storedRoutes) {
    const { original, type, path } = route
    const breadcrumb = breadcrumbOf(route)
    const target = targetOf(route, pages, articles)
    await store.create('routes', { original, type, path, breadcrumb, automatic: false, ...target })
  }
  for (const { original, path } of renamedRoutes)
    await store.create('redirects', { from: `/en${original}`, to: `/en${path.en}`, permanent: true })
}
