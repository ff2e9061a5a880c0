import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'

import { getRouteIndex } from '@/lib/data/get-route-table'
import { getShell } from '@/lib/data/get-shell'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { formParamName, readPropertyForm } from '@/lib/property/property-forms'
import { pageRedirect } from '@/lib/routing/page-redirect'
import type { Shell } from '@/lib/shell/shell'

import { ArticleView } from './article-view'
import { describePage } from './describe-page'
import { loadSitePage, type LoadedPage } from './load-site-page'
import { NotFoundView } from './not-found-view'
import { PageView } from './page-view'
import { ProjectView } from './project-view'
import { PropertyFormView } from './property-form-view'
import { PropertyView } from './property-view'
import type { SiteRequest } from './site-request'
import { TestimonialView } from './testimonial-view'

/** Only the languages reach these routes; the check keeps a mistake there from reaching the database. */
export function localeOf({ locale }: SiteRequest): Locale {
  if (!isLocale(locale)) notFound()
  return locale
}

const load = (request: SiteRequest) => loadSitePage(localeOf(request), request.segments.join('/'))

/** Title, description, canonical address and translations of what stands at an address. */
export async function describeSitePage(request: SiteRequest): Promise<Metadata> {
  return describePage(await load(request), { ...request, locale: localeOf(request) })
}

/** A page whose editor switched on a redirect leads there (A14). */
async function redirectOf(
  loaded: LoadedPage,
  locale: Locale,
): Promise<{ to: string; permanent: boolean } | null> {
  if (loaded.kind === 'redirect') return loaded
  if (loaded.kind !== 'page' || !loaded.page.redirect || !loaded.page.redirectUrl) return null
  const to = pageRedirect(await getRouteIndex(), locale, loaded.path, loaded.page.redirectUrl)
  return to === null ? null : { to, permanent: false }
}

interface LoadedViewProps {
  loaded: LoadedPage
  query: SiteRequest['query']
  shell: Shell
}

/** The view of what was read. */
export function LoadedView({ loaded, query, shell }: LoadedViewProps) {
  switch (loaded.kind) {
    case 'page': {
      const { page, entry, path } = loaded
      return <PageView page={page} entry={entry} path={path} query={query} shell={shell} />
    }
    case 'article':
      return <ArticleView {...loaded} query={query} shell={shell} />
    case 'testimonial': {
      const { testimonial, entry, path } = loaded
      return <TestimonialView testimonial={testimonial} entry={entry} path={path} shell={shell} />
    }
    case 'project':
      return <ProjectView {...loaded} query={query} shell={shell} />
    case 'property': {
      const form = readPropertyForm(query[formParamName])
      return form ? (
        <PropertyFormView
          property={loaded.property}
          kind={form}
          path={loaded.path}
          query={query}
          shell={shell}
        />
      ) : (
        <PropertyView {...loaded} query={query} shell={shell} />
      )
    }
    default:
      return <NotFoundView what={loaded.kind === 'notFound' ? loaded.what : 'page'} shell={shell} />
  }
}

/** Any public page: reads what stands at the address and chooses the view. */
export async function SitePage(request: SiteRequest) {
  const locale = localeOf(request)
  const loaded = await load(request)
  const target = await redirectOf(loaded, locale)
  if (target?.permanent) permanentRedirect(target.to)
  if (target) redirect(target.to)
  const path = `/${[locale, ...request.segments].join('/')}/`
  const shell = await getShell(locale, path, loaded.kind === 'property' ? loaded.parts : undefined)
  return <LoadedView loaded={loaded} query={request.query} shell={shell} />
}
