import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

import { loginStateHeader, readLoginState, type LoginState } from '@/features/accounts/model/login-state'
import { shownInOrder } from '@/blocks/block-rows'
import { RenderBlocks } from '@/blocks/render-blocks'
import { getPage } from '@/features/content/server/get-content'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { env } from '@/lib/env'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { getTranslator, type Translator } from '@/lib/i18n/translator'

import { PrivatePage } from './private-page'

/** What every page of the owners' log-in needs. */
export interface LoginRequest {
  locale: Locale
  t: Translator
  /** Of a form that was refused; `answerLogin` passes it on. */
  state: LoginState
}

export async function readLoginRequest(params: Promise<{ locale: string }>): Promise<LoginRequest> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const [t, given] = await Promise.all([getTranslator(locale), headers()])
  return { locale, t, state: readLoginState(given.get(loginStateHeader)) }
}

/** Description and canonical URL of a form that opens without a session or a link; its title is in the page. */
export async function describeLogin(
  params: Promise<{ locale: string }>,
  { below, intro }: { below: string; intro: 'login.intro' | 'login.forgottenIntro' },
): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getTranslator(locale)
  return { description: t(intro), alternates: { canonical: `${env.serverUrl}/${locale}/login/${below}` } }
}

interface LoginViewProps {
  locale: Locale
  /** Below the log-in. */
  below?: string
  title: string
  intro: string
  children: ReactNode
  /** Across the whole page, under the form. */
  after?: ReactNode
}

/** A page of the log-in: heading, one sentence, form. */
export const LoginView = ({ locale, below = '', title, intro, children, after }: LoginViewProps) => (
  <PrivatePage locale={locale} path={`/${locale}/login/${below}`} title={title} after={after}>
    <p className="mt-4 max-w-2xl text-lead text-slate">{intro}</p>
    {children}
  </PrivatePage>
)

/** What editors wrote about the log-in: the blocks of the page whose route has its type; nothing without one. */
export async function LoginText({ locale }: { locale: Locale }) {
  const entry = (await getRouteIndex()).entries.find(
    ({ type, publishedIn }) => type === 'login' && publishedIn.includes(locale),
  )
  const page = entry?.target?.collection === 'pages' ? await getPage(entry.target.id, locale) : null
  if (!page) return null
  const context = { locale, path: `/${locale}/login/`, query: {} }
  return <RenderBlocks blocks={shownInOrder(page.blocks ?? [])} context={context} />
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
