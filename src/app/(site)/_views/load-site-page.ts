import { cache } from 'react'

import { getArticle, getPage } from '@/features/content/server/get-content'
import { getProject } from '@/features/projects/server/get-project'
import { getProperty } from '@/features/property-page/server/get-property'
import { getTestimonial, type TestimonialDetail } from '@/features/content/server/get-testimonial'
import { resolvePage } from '@/features/content/server/resolve-page'
import type { Locale } from '@/lib/i18n/locales'
import type { ProjectDetail } from '@/features/projects/model/project-summary'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import type { ResolvedPage } from '@/features/routing/model/resolve-public-url'
import type { RouteEntry } from '@/features/routing/model/route-table'
import type { PropertyPathParts } from '@/features/routing/model/property-path'
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
  const isShown = property !== null && property.availability !== 'notFound'
  return isShown ? { ...resolved, property } : { kind: 'notFound', what: 'property' }
}

/** The content of a public URL, read once for page and metadata. */
export const loadSitePage = cache(load)
