import type { Payload } from 'payload'

import type { Locale, Localized } from '@/lib/i18n/locales'
import { originalPathOfProject, projectPaths, testimonialPaths } from '@/features/routing/model/content-paths'
import type { RouteBreadcrumb, RouteEntry } from '@/features/routing/model/route-table'
import { slugify } from '@/lib/values/slugify'

const everything = { limit: 0, pagination: false, depth: 0, overrideAccess: false } as const

/** The steps to a page below another: those to the other, then its own, which is named later (`nameBreadcrumbs`). */
function below(parent: RouteEntry | undefined): RouteBreadcrumb[] {
  if (!parent) return []
  const { original, breadcrumb } = parent
  const crumb = breadcrumb.find(({ path }) => path === original)
  return [...breadcrumb.filter((step) => step !== crumb), crumb ?? { name: {}, path: original }]
}

/** Read in all languages at once, which Payload's types do not cover. */
interface TestimonialRow {
  id: string
  slug?: string | null
  name: string
  comment?: Partial<Localized>
}

/**
 * Testimonials have no routes: their paths are below the testimonials page (specification section 2.2), in the languages
 * of their comments.
 */
export async function findTestimonialEntries(
  payload: Payload,
  parent: RouteEntry | undefined,
): Promise<RouteEntry[]> {
  const select = { slug: true, name: true, comment: true } as const
  const { docs } = await payload.find({ collection: 'testimonials', select, locale: 'all', ...everything })
  return (docs as unknown as TestimonialRow[]).flatMap(({ id, slug, name, comment }): RouteEntry[] => {
    const last = slug || slugify(name)
    if (!parent || !last) return []
    return [
      {
        original: `${parent.original}${last}/`,
        type: 'article',
        paths: testimonialPaths(parent.paths, last),
        breadcrumb: below(parent),
        target: { collection: 'testimonials', id },
        publishedIn: parent.publishedIn.filter((locale) => Boolean(comment?.[locale])),
      },
    ]
  })
}

/** Read in all languages at once, which Payload's types do not cover. */
interface ProjectRow {
  id: string
  number: number
  name?: Partial<Localized>
  slug?: Partial<Localized>
  publishedIn?: Locale[] | null
  externalWeb?: string | null
}

/**
 * Projects have a path in the languages in which they are published and named; those with their own website redirect there
 * (A9).
 *
 * @param parent the list of projects, if the site has one
 */
export async function findProjectEntries(
  payload: Payload,
  parent: RouteEntry | undefined,
): Promise<RouteEntry[]> {
  const select = { name: true, slug: true, number: true, publishedIn: true, externalWeb: true } as const
  const { docs } = await payload.find({ collection: 'projects', select, locale: 'all', ...everything })
  return (docs as unknown as ProjectRow[]).map(({ id, number, name, slug, publishedIn, externalWeb }) => ({
    original: originalPathOfProject(number),
    type: 'page',
    paths: projectPaths(number, slug),
    breadcrumb: below(parent),
    ...(externalWeb && { external: externalWeb }),
    target: { collection: 'projects', id },
    publishedIn: (publishedIn ?? []).filter((locale) => Boolean(name?.[locale])),
  }))
}
