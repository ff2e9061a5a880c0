import 'server-only'

import { locales, localized, type Locale, type Localized } from '@/lib/i18n/locales'
import type { RouteEntry } from '@/lib/routing/route-table'
import { slugify } from '@/lib/routing/slugify'

import { payloadClient } from './payload-client'

const everything = { limit: 0, pagination: false, depth: 0, overrideAccess: false } as const

/** Read in all languages at once, which Payload's types do not know. */
interface TestimonialRow {
  id: string
  slug?: string | null
  name: string
  comment?: Partial<Localized>
}

/**
 * Testimonials have no rows of their own: they stand below the testimonials page (specification section 2.2), in the
 * languages in which something is said.
 */
export async function findTestimonialEntries(parent: RouteEntry | undefined): Promise<RouteEntry[]> {
  const payload = await payloadClient()
  const select = { slug: true, name: true, comment: true } as const
  const { docs } = await payload.find({ collection: 'testimonials', select, locale: 'all', ...everything })
  return (docs as unknown as TestimonialRow[]).flatMap(({ id, slug, name, comment }): RouteEntry[] => {
    const last = slug || slugify(name)
    if (!parent || !last) return []
    const paths: Partial<Localized> = {}
    for (const locale of locales) {
      const base = parent.paths[locale]
      if (base) paths[locale] = `${base}${last}/`
    }
    return [
      {
        original: `${parent.original}${last}/`,
        type: 'article',
        paths,
        breadcrumb: parent.breadcrumb,
        target: { collection: 'testimonials', id },
        publishedIn: parent.publishedIn.filter((locale) => Boolean(comment?.[locale])),
      },
    ]
  })
}

/** The word before a project's name in its address. */
const projectWord: Localized = { nl: 'project', fr: 'projet', en: 'project', de: 'projekt' }

/** Read in all languages at once, which Payload's types do not know. */
interface ProjectRow {
  id: string
  number: number
  slug?: Partial<Localized>
  publishedIn?: Locale[] | null
  externalWeb?: string | null
}

export const originalPathOfProject = (number: number): string => `/project/${number}/`

/** Projects have an address each; those with a website of their own lead there (A9). */
export async function findProjectEntries(): Promise<RouteEntry[]> {
  const payload = await payloadClient()
  const select = { slug: true, number: true, publishedIn: true, externalWeb: true } as const
  const { docs } = await payload.find({ collection: 'projects', select, locale: 'all', ...everything })
  return (docs as unknown as ProjectRow[]).map(({ id, number, slug, publishedIn, externalWeb }) => ({
    original: originalPathOfProject(number),
    type: 'page',
    paths: localized((locale) => `/${projectWord[locale]}/${slug?.[locale] || slug?.fr || number}/`),
    breadcrumb: [],
    ...(externalWeb && { external: externalWeb }),
    target: { collection: 'projects', id },
    publishedIn: publishedIn ?? [],
  }))
}
