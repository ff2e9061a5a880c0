import { cache } from 'react'

import { getArticle } from '@/lib/data/get-article'
import { getPage } from '@/lib/data/get-page'
import { getProject } from '@/lib/data/get-project'
import { getProperty } from '@/lib/data/get-property'
import { getTestimonial, type TestimonialDetail } from '@/lib/data/get-testimonial'
import { resolvePage } from '@/lib/data/resolve-page'
import type { Locale } from '@/lib/i18n/locales'
import type { ProjectDetail } from '@/lib/property/project-summary'
import type { PropertyDetail } from '@/lib/property/property-detail'
import type { ResolvedPage } from '@/lib/routing/resolve-address'
import type { RouteEntry } from '@/lib/routing/route-table'
import type { PropertyPathParts } from '@/lib/routing/property-path'
import type { Article, Page } from '@/payload-types'

interface Content {
  entry: RouteEntry
  path: string
}

export type LoadedPage =
  | ({ kind: 'page'; page: Page } & Content)
  | ({ kind: 'article'; article: Article } & Content)
  | ({ kind: 'project'; project: ProjectDetail } & Content)
  | ({ kind: 'testimonial'; testimonial: TestimonialDetail } & Content)
  | { kind: 'property'; property: PropertyDetail; parts: PropertyPathParts; path: string }
  | { kind: 'redirect'; to: string; permanent: boolean }
  | { kind: 'notFound'; what: 'page' | 'property' }

const missing: LoadedPage = { kind: 'notFound', what: 'page' }

async function loadContent(
  { entry, path, target }: Extract<ResolvedPage, { kind: 'content' }>,
  locale: Locale,
): Promise<LoadedPage> {
  if (target.collection === 'pages') {
    const page = await getPage(target.id, locale)
    return page ? { kind: 'page', page, entry, path } : missing
  }
  if (target.collection === 'articles') {
    const article = await getArticle(target.id, locale)
    return article ? { kind: 'article', article, entry, path } : missing
  }
  if (target.collection === 'projects') {
    const project = await getProject(target.id, locale)
    return project ? { kind: 'project', project, entry, path } : missing
  }
  const testimonial = await getTestimonial(target.id, locale)
  return testimonial ? { kind: 'testimonial', testimonial, entry, path } : missing
}

async function load(locale: Locale, joinedSegments: string): Promise<LoadedPage> {
  const resolved = await resolvePage(locale, joinedSegments === '' ? [] : joinedSegments.split('/'))
  if (resolved.kind === 'content') return loadContent(resolved, locale)
  if (resolved.kind !== 'property') return resolved
  const property = await getProperty(resolved.parts.ref, locale)
  return property ? { ...resolved, property } : { kind: 'notFound', what: 'property' }
}

/** What stands at a public address, read once for the page and its metadata. */
export const loadSitePage = cache(load)
