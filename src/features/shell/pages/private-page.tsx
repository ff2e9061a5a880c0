import type { ReactNode } from 'react'

import { StairSection } from '@/components/ui/stair'
import { SiteShell } from '@/features/shell/ui/site-shell'
import { getShell } from '@/features/shell/server/get-shell'
import type { Locale } from '@/lib/i18n/locales'
import type { Shell } from '@/features/shell/model/shell'
import { getRouteIndex } from '@/features/routing/server/reads'
import { getPageTranslator } from '@/features/property/server/reads'
import { rolePath } from '@/features/routing/model/route-table'

import { requestLocale } from '@/lib/http/request-locale'

/**
 * Links to the same page in each language, because private pages are not in the route table; no analytics, consent
 * question or popup.
 */
function toPrivateShell(shell: Shell, path: string): Shell {
  const withoutLocale = path.slice(shell.locale.length + 1)
  const languages = shell.languages.map((each) => ({
    ...each,
    href: `/${each.locale}${withoutLocale}`,
    isSamePage: true,
  }))
  return { ...shell, languages, popup: null, tracking: {} }
}

interface PrivatePageProps {
  locale: Locale
  /** Path of the page, with language. */
  path: string
  title: string
  children: ReactNode
  /** Beside the content, above a stair with an open door. */
  beside?: ReactNode
  /** Across the whole page, under the content. */
  after?: ReactNode
}

/** The header and footer of a private page. */
export const getPrivateShell = async (locale: Locale, path: string): Promise<Shell> =>
  toPrivateShell(await getShell(locale, path), path)

/** The header and footer of the site around a private page, with its heading. */
export async function PrivatePage({ locale, path, title, children, beside, after }: PrivatePageProps) {
  const shell = await getPrivateShell(locale, path)
  return (
    <SiteShell shell={shell} hasFixedMenu>
      <title>{`${title} – ${shell.agencyName}`}</title>
      {beside === undefined ? (
        <section className="wrap section">
          <h1 className="text-headline">{title}</h1>
          {children}
        </section>
      ) : (
        <StairSection door="open" beside={beside}>
          <h1 className="text-headline">{title}</h1>
          {children}
        </StairSection>
      )}
      {after}
    </SiteShell>
  )
}

/** Shown instead of a private page: its link has ended or was changed, or the client used too many wrong ones. */
export async function ExpiredLink({ reason }: { reason: 'gone' | 'tooMany' }) {
  const locale = await requestLocale()
  const [t, routes] = await Promise.all([getPageTranslator(locale), getRouteIndex()])
  const isGone = reason === 'gone'
  const contactHref = rolePath(routes, 'contact', locale)
  return (
    <PrivatePage
      locale={locale}
      path={`/${locale}/my/`}
      title={isGone ? t('my.goneTitle') : t('my.tooManyTitle')}
    >
      <p className="mt-4 max-w-2xl text-lead text-slate">{isGone ? t('my.goneText') : t('my.tooManyText')}</p>
      {contactHref && (
        <a href={contactHref} className="button button-quiet mt-8">
          {t('my.contact')}
        </a>
      )}
    </PrivatePage>
  )
}
