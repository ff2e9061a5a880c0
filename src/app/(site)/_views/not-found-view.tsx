import { QuickSearch } from '@/components/property/quick-search'
import { SiteShell } from '@/components/layout/site-shell'
import type { Shell } from '@/lib/shell/shell'
import { getRouteIndex } from '@/lib/data/get-route-table'
import { getTranslator } from '@/lib/i18n/translator'
import { localisePath } from '@/lib/routing/localise-path'

interface NotFoundViewProps {
  what: 'page' | 'property'
  shell: Shell
}

/** Nothing stands at the address: says so, with a search and the way home (A15). */
export async function NotFoundView({ what, shell }: NotFoundViewProps) {
  const { locale } = shell
  const [t, routes] = await Promise.all([getTranslator(locale), getRouteIndex()])
  const isProperty = what === 'property'
  return (
    <SiteShell shell={shell} isNotFound>
      <section className="wrap section">
        <p className="figures font-display text-hero font-bold text-brand">404</p>
        <h1 className="mt-4 text-headline">
          {isProperty ? t('property.notFoundTitle') : t('notFound.title')}
        </h1>
        <p className="mt-4 max-w-2xl text-lead text-slate">
          {isProperty ? t('property.notFoundText') : t('notFound.text')}
        </p>
        <div className="mt-10 max-w-4xl border border-line">
          <QuickSearch
            saleHref={localisePath(routes, '/for-sale/', locale)}
            rentHref={localisePath(routes, '/for-rent/', locale)}
            counts={null}
            t={t}
            locale={locale}
          />
        </div>
        <a href={shell.homeHref} className="button button-quiet mt-8">
          {t('notFound.home')}
        </a>
      </section>
    </SiteShell>
  )
}
