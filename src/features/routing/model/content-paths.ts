import { locales, localized, sourceLocale, type Localized } from '@/lib/i18n/locales'
import { schemaText } from '@/lib/i18n/schema-messages'
import { slugify } from '@/lib/values/slugify'

/** Paths of content without a route: projects and testimonials. */

/** The first part of a project's path. Who translates it writes a word, perhaps with a capital or an accent. */
const projectWord = localized((locale) => slugify(schemaText('paths', 'project')[locale]) || 'project')

export const originalPathOfProject = (number: number): string => `/project/${number}/`

/** The path of a project per language, without the language; contains the number of a project without a slug. */
export const projectPaths = (
  number: number,
  slug: Partial<Localized<string | null>> | undefined,
): Localized =>
  localized((locale) => `/${projectWord[locale]}/${slug?.[locale] || slug?.[sourceLocale] || number}/`)

/** The path of a testimonial: below the testimonials page, in the languages in which that page has a path. */
export function testimonialPaths(parent: Partial<Localized>, last: string): Partial<Localized> {
  const paths: Partial<Localized> = {}
  for (const locale of locales) {
    const base = parent[locale]
    if (base) paths[locale] = `${base}${last}/`
  }
  return paths
}
