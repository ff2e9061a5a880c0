import { RenderBlocks } from '@/blocks/render-blocks'
import { BookingReceipt } from './booking-receipt'
import { SearchReceipt } from './search-receipt'
import { bringsMainTitle, shownInOrder } from '@/features/content/model/shown-blocks'
import { StairSection } from '@/components/ui/stair'
import { isPlainBanner, PageBanner } from '@/features/content/ui/page-banner'
import { SiteShell } from '@/features/shell/ui/site-shell'
import type { Shell } from '@/features/shell/model/shell'
import type { RawListingParams } from '@/features/listings/model/search-params'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import type { AnyRole } from '@/features/routing/model/page-roles'
import type { RouteEntry } from '@/features/routing/model/route-table'
import type { Page } from '@/payload-types'
import { fieldMark } from '@/lib/field-marks'

import { PageBreadcrumb } from './page-breadcrumb'
import { AgencyData } from './structured-data'
import { ThanksAbout } from './thanks-about'

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
  const hasRole = (role: AnyRole) => routes.byRole.get(role)?.original === entry.original
  const isAboutAgency = hasRole('home') || hasRole('contact')
  const thanksFor = (kind: 'contactAppointment' | 'demandRegister') =>
    query.receipt !== undefined && hasRole(`thankYou:${kind}`)
  const startsWithPicture = blocks[0]?.blockType === 'heroBanner' && !page.showPageBanner
  // A menu that is fixed from the start does not overlap the picture (A14).
  const isOverPicture = startsWithPicture && !page.showFixedMenu
  const needsTitle = !page.showPageBanner && !blocks.some(bringsMainTitle)
  // Its words beside a stair, and the property that they are about.
  const isThanks =
    entry.type === 'feedback' &&
    needsTitle &&
    !thanksFor('contactAppointment') &&
    blocks[0]?.blockType === 'richText'
  const banner = page.showPageBanner && (
    <PageBanner title={page.title} banner={page.banner} locale={shell.locale} />
  )
  const isPlain = isPlainBanner(page.banner)
  const context = { locale: shell.locale, path, query, isBelowHeader: isOverPicture }
  const title = (className: string) => (
    <h1 className={className} data-field={fieldMark('title')}>
      {page.title}
    </h1>
  )
  return (
    <SiteShell shell={shell} overPicture={isOverPicture} hasFixedMenu={page.showFixedMenu ?? false}>
      {isAboutAgency && <AgencyData locale={shell.locale} />}
      {page.css && <link rel="stylesheet" href={`/page-css/${page.id}/`} precedence="page" />}
      {/* Below a band of colour or a picture, above a title on the page. */}
      {!isPlain && banner}
      {page.showBreadCrumb && !startsWithPicture && (
        <div className="wrap pt-6 pb-4">
          <PageBreadcrumb entry={entry} path={path} title={page.title} locale={shell.locale} />
        </div>
      )}
      {isPlain && banner}
      {isThanks ? (
        <StairSection
          door="open"
          beside={
            <div className="block-cell">
              <ThanksAbout about={query.ref} locale={shell.locale} />
            </div>
          }
        >
          {title('text-headline')}
          <div className="block-cell mt-8">
            <RenderBlocks blocks={blocks.slice(0, 1)} context={context} />
          </div>
        </StairSection>
      ) : (
        needsTitle && title('wrap pt-6 text-headline')
      )}
      {thanksFor('contactAppointment') && <BookingReceipt receipt={query.receipt} locale={shell.locale} />}
      {entry.type === 'feedback' && !isThanks && !thanksFor('contactAppointment') && (
        <ThanksAbout about={query.ref} locale={shell.locale} />
      )}
      <RenderBlocks blocks={isThanks ? blocks.slice(1) : blocks} context={context} />
      {thanksFor('demandRegister') && <SearchReceipt receipt={query.receipt} locale={shell.locale} />}
    </SiteShell>
  )
}
