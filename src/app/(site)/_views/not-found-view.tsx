import { StairSection } from '@/components/ui/stair'
import { QuickSearch } from '@/features/listings/ui/quick-search'
import { SiteShell } from '@/features/shell/ui/site-shell'
import type { Shell } from '@/features/shell/model/shell'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { getPageTranslator } from '@/features/property/server/reads'
import { rolePath } from '@/features/routing/model/route-table'

const words = {
  page: { title: 'notFound.title', text: 'notFound.text' },
  property: { title: 'property.notFoundTitle', text: 'property.notFoundText' },
  /** Of a property that the owner may see. */
  view: { title: 'notFound.viewTitle', text: 'notFound.viewText' },
} as const

interface NotFoundViewProps {
  what: keyof typeof words
  shell: Shell
}

/** The 404 view with a search form and a link home (A15). */
export async function NotFoundView({ what, shell }: NotFoundViewProps) {
  const { locale } = shell
  const [t, routes] = await Promise.all([getPageTranslator(locale), getRouteIndex()])
  const { title, text } = words[what]
  return (
    <SiteShell shell={shell} isNotFound>
      <StairSection door="missing">
        <p className="figures font-display text-hero font-bold text-brand">404</p>
        <h1 className="mt-4 text-headline">{t(title)}</h1>
        <p className="mt-4 max-w-2xl text-lead text-slate">{t(text)}</p>
        <div className="mt-10 max-w-4xl border border-line">
          <QuickSearch
            saleHref={rolePath(routes, 'forSale', locale)}
            rentHref={rolePath(routes, 'forRent', locale)}
            counts={null}
            t={t}
            locale={locale}
          />
        </div>
        <a href={shell.homeHref} className="button button-quiet mt-8">
          {t('notFound.home')}
        </a>
      </StairSection>
    </SiteShell>
  )
}
