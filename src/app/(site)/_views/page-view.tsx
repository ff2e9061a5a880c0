import { RenderBlocks } from '@/blocks/render-blocks'
import { bringsMainTitle, shownInOrder } from '@/features/content/model/shown-blocks'
import { PageBanner } from '@/features/content/ui/page-banner'
import { SiteShell } from '@/features/shell/ui/site-shell'
import type { Shell } from '@/features/shell/model/shell'
import type { RawListingParams } from '@/features/listings/model/search-params'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import type { RouteEntry } from '@/features/routing/model/route-table'
import type { Page } from '@/payload-types'

import { PageBreadcrumb } from './page-breadcrumb'
import { AgencyData } from './structured-data'

interface PageViewProps {
  page: Page
  entry: RouteEntry
  path: string
  query: RawListingParams
  shell: Shell
}

/** A page of blocks, with the banner and breadcrumb that its editor chose. */
export async function PageView({ page, entry, path, query, shell }: PageViewProps) {
  const blocks = shownInOrder(page.blocks ?? [])
  const routes = await getRouteIndex()
  const isAboutAgency = (['home', 'contact'] as const).some(
    (role) => routes.byRole.get(role)?.original === entry.original,
  )
  const startsWithPicture = blocks[0]?.blockType === 'heroBanner' && !page.showPageBanner
  // A menu that is fixed from the start does not overlap the picture (A14).
  const isOverPicture = startsWithPicture && !page.showFixedMenu
  const needsTitle = !page.showPageBanner && !blocks.some(bringsMainTitle)
  const context = { locale: shell.locale, path, query }
  return (
    <SiteShell shell={shell} overPicture={isOverPicture} hasFixedMenu={page.showFixedMenu ?? false}>
      {isAboutAgency && <AgencyData locale={shell.locale} />}
      {page.css && <link rel="stylesheet" href={`/page-css/${page.id}/`} precedence="page" />}
      {page.showPageBanner && <PageBanner title={page.title} banner={page.banner} locale={shell.locale} />}
      {page.showBreadCrumb && !startsWithPicture && (
        <div className="wrap pt-6 pb-4">
          <PageBreadcrumb entry={entry} path={path} title={page.title} locale={shell.locale} />
        </div>
      )}
      {needsTitle && <h1 className="wrap pt-6 text-headline">{page.title}</h1>}
      <RenderBlocks blocks={blocks} context={context} />
    </SiteShell>
  )
}
