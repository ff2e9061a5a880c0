import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'

import { getShell } from '@/lib/data/get-shell'
import { isLocale, type Locale } from '@/lib/i18n/locales'

import { ArticleView } from './article-view'
import { describePage } from './describe-page'
import { loadSitePage, type LoadedPage } from './load-site-page'
import { NotFoundView } from './not-found-view'
import { PageView } from './page-view'
import { ProjectView } from './project-view'
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
function redirectOf(loaded: LoadedPage): { to: string; permanent: boolean } | null {
  if (loaded.kind === 'redirect') return loaded
  if (loaded.kind !== 'page' || !loaded.page.redirect || !loaded.page.redirectUrl) return null
  return { to: loaded.page.redirectUrl, permanent: false }
}

/** Any public page: reads what stands at the address and chooses the view. */
export async function SitePage(request: SiteRequest) {
  const locale = localeOf(request)
  const loaded = await load(request)
  const target = redirectOf(loaded)
  if (target?.permanent) permanentRedirect(target.to)
  if (target) redirect(target.to)
  const path = `/${[locale, ...request.segments].join('/')}/`
  const shell = await getShell(locale, path, loaded.kind === 'property' ? loaded.parts : undefined)
  switch (loaded.kind) {
    case 'page':
      return (
        <PageView
          page={loaded.page}
          entry={loaded.entry}
          path={loaded.path}
          query={request.query}
          shell={shell}
        />
      )
    case 'article':
      return <ArticleView article={loaded.article} entry={loaded.entry} path={loaded.path} shell={shell} />
    case 'testimonial':
      return (
        <TestimonialView
          testimonial={loaded.testimonial}
          entry={loaded.entry}
          path={loaded.path}
          shell={shell}
        />
      )
    case 'project':
      return <ProjectView project={loaded.project} entry={loaded.entry} path={loaded.path} shell={shell} />
    case 'property':
      return <PropertyView property={loaded.property} parts={loaded.parts} path={loaded.path} shell={shell} />
    default:
      return <NotFoundView what={loaded.kind === 'notFound' ? loaded.what : 'page'} shell={shell} />
  }
}
