import type { Metadata } from 'next'

import { ownerAccounts } from '@/features/accounts/model/account-kind'
import { shownInOrder } from '@/features/content/model/shown-blocks'
import { RenderBlocks } from '@/blocks/render-blocks'
import { getPage } from '@/features/content/server/get-content'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { env } from '@/lib/env'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { getPageTranslator } from '@/features/property/server/reads'

import { AccountPage, type AccountPageProps } from '@/features/accounts/pages/account-page'
import type { LoginRequest } from '@/features/accounts/pages/login-request'

/** Description and canonical URL of a form that opens without a session or a link; its title is in the page. */
export async function describeLogin(
  params: Promise<{ locale: string }>,
  { below, intro }: { below: string; intro: 'login.intro' | 'login.forgottenIntro' },
): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getPageTranslator(locale)
  return { description: t(intro), alternates: { canonical: `${env.serverUrl}/${locale}/login/${below}` } }
}

/** A page of the log-in of owners. */
export const LoginView = (props: AccountPageProps) => <AccountPage kind={ownerAccounts} {...props} />

/** What editors wrote about the log-in: the blocks of the page whose route has its type; nothing without one. */
export async function LoginText({ locale }: { locale: Locale }) {
  const entry = (await getRouteIndex()).entries.find(
    ({ type, publishedIn }) => type === 'login' && publishedIn.includes(locale),
  )
  const page = entry?.target?.collection === 'pages' ? await getPage(entry.target.id, locale) : null
  if (!page) return null
  const context = { locale, path: `/${locale}/login/`, query: {}, columns: 5 }
  return (
    <div className="block-cell">
      <RenderBlocks blocks={shownInOrder(page.blocks ?? [])} context={context} />
    </div>
  )
}

/** In place of what a link opens: it was used, has expired or was not copied whole. */
export const EndedLoginLink = ({ locale, t }: Pick<LoginRequest, 'locale' | 't'>) => (
  <LoginView
    locale={locale}
    title={t('login.problem.linkEnded.title')}
    intro={t('login.problem.linkEnded.text')}
  >
    <a href={`/${locale}/login/`} className="button button-brand mt-8">
      {t('login.title')}
    </a>
  </LoginView>
)
