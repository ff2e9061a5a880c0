import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'

import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { getShell } from '@/features/shell/server/get-shell'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { formParamName, readPropertyForm } from '@/features/submissions/model/property-forms'
import { pageRedirect } from '@/features/routing/model/page-redirect'
import type { Shell } from '@/features/shell/model/shell'

import { ArticleView } from './article-view'
import { describePage } from './describe-page'
import { loadSitePage, type LoadedPage } from './load-site-page'
import { NotFoundView } from './not-found-view'
import { PageView } from './page-view'
import { ProjectView } from './project-view'
import { PropertyFormView } from './property-form-view'
import { PropertyView } from './property-view'
import { keepSearch } from './keep-search'
import type { SiteRequest } from './site-request'
import { TestimonialView } from './testimonial-view'

/** Only language codes reach these routes; this check keeps a wrong rewrite from reaching the database. */
export function localeOf({ locale }: SiteRequest): Locale {
  if (!isLocale(locale)) notFound()
  return locale
}

const load = (request: SiteRequest) => loadSitePage(localeOf(request), request.segments.join('/'))

/** Title, description, canonical URL and translations of a public page. */
export async function describeSitePage(request: SiteRequest): Promise<Metadata> {
  return describePage(await load(request), { ...request, locale: localeOf(request) })
}

/** A page on which the editor set a redirect redirects there (A14). */
async function getPageRedirect(
  loaded: LoadedPage,
  locale: Locale,
): Promise<{ to: string; permanent: boolean } | null> {
  if (loaded.kind === 'redirect') return loaded
  // The log-in of owners has one path in each language; a page of this type adds its text there.
  if (loaded.kind === 'page' && loaded.entry.type === 'login')
    return { to: `/${locale}/login/`, permanent: false }
  if (loaded.kind !== 'page' || !loaded.page.redirect || !loaded.page.redirectUrl) return null
  const to = pageRedirect(await getRouteIndex(), locale, loaded.path, loaded.page.redirectUrl)
  return to === null ? null : { to, permanent: false }
}

interface LoadedViewProps {
  loaded: LoadedPage
  query: SiteRequest['query']
  shell: Shell
}

/** The view of the loaded content. */
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

/** Any public page: reads the content of the URL and chooses the view. */
export async function SitePage(request: SiteRequest) {
  const locale = localeOf(request)
  const loaded = await load(request)
  const target = await getPageRedirect(loaded, locale)
  if (target?.permanent) permanentRedirect(target.to)
  if (target) redirect(target.to)
  const path = `/${[locale, ...request.segments].join('/')}/`
  const shell = await getShell(locale, path, loaded.kind === 'property' ? loaded.parts : undefined)
  const languages = await keepSearch(shell.languages, loaded, request.query)
  return <LoadedView loaded={loaded} query={request.query} shell={{ ...shell, languages }} />
}
