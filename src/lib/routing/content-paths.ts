import { locales, localized, type Localized } from '../i18n/locales'

/** Paths of what has no route of its own: projects and testimonials. */

/** The word before a project's name in its address. */
const projectWord: Localized = { nl: 'project', fr: 'projet', en: 'project', de: 'projekt' }

export const originalPathOfProject = (number: number): string => `/project/${number}/`

/** The path of a project per language, without the language; a project without a slug is named by its number. */
export const projectPaths = (
  number: number,
  slug: Partial<Localized<string | null>> | undefined,
): Localized => localized((locale) => `/${projectWord[locale]}/${slug?.[locale] || slug?.fr || number}/`)

/** Below the testimonials page, in the languages in which that one has a path. */
export function testimonialPaths(parent: Partial<Localized>, last: string): Partial<Localized> {
  const paths: Partial<Localized> = {}
  for (const locale of locales) {
    const base = parent[locale]
    if (base) paths[locale] = `${base}${last}/`
  }
  return paths
}
