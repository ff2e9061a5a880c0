import type { ReactNode } from 'react'

import type { AccountKind } from '@/features/accounts/model/account-kind'
import { findAccountLink } from '@/features/accounts/server/account-links'
import { PasswordForm } from '@/features/accounts/ui/link-forms'
import { AskForm } from '@/features/accounts/ui/login-form'
import { LoginNotice } from '@/features/accounts/ui/login-shell'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { payloadClient } from '@/lib/payload/payload-client'

import { readLoginRequest } from './login-request'
import { PrivatePage } from '@/features/shell/server/reads'

export interface AccountPageProps {
  locale: Locale
  /** Below the pages of the kind of account. */
  below?: string
  title: string
  intro: string
  children: ReactNode
  /** Beside the form. */
  beside?: ReactNode
}

/** A page of a kind of account: heading, one sentence, content. */
export const AccountPage = ({
  kind,
  locale,
  below = '',
  intro,
  children,
  beside = null,
  title,
}: AccountPageProps & { kind: AccountKind }) => (
  <PrivatePage locale={locale} path={`${kind.base(locale)}${below}`} title={title} beside={beside}>
    <p className="mt-4 max-w-2xl text-lead text-slate">{intro}</p>
    {children}
  </PrivatePage>
)

/** The query of a page. */
export type Query = Promise<Record<string, string | string[] | undefined>>

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Query
}

interface AskTexts {
  title: string
  intro: string
  /** After the form was sent. */
  sent: string
  button: string
}

/**
 * The page of a form that asks for an e-mail with a link.
 *
 * @param action the last part of its path and of the path it is sent to
 */
export const askPage = (
  kind: AccountKind,
  action: 'forgotten' | 'sign-up',
  textsOf: (t: Translator) => AskTexts,
) =>
  async function AskPage({ params, searchParams }: PageProps) {
    const [{ locale, t, state }, { sent }] = await Promise.all([readLoginRequest(params), searchParams])
    const { title, intro, sent: notice, button } = textsOf(t)
    return (
      <AccountPage kind={kind} locale={locale} below={`${action}/`} title={title} intro={intro}>
        {sent !== undefined && <LoginNotice>{notice}</LoginNotice>}
        <AskForm base={kind.base(locale)} action={action} label={title} button={button} state={state} t={t} />
      </AccountPage>
    )
  }

/** Where someone who forgot the password asks for a link. */
export const forgottenPage = (kind: AccountKind) =>
  askPage(kind, 'forgotten', (t) => ({
    title: t('login.forgotten'),
    intro: t('login.forgottenIntro'),
    sent: t('login.passwordSent'),
    button: t('login.askPassword'),
  }))

type Ended = (props: { locale: Locale; t: Translator }) => ReactNode

/**
 * The page of a link to a new password.
 *
 * @param EndedLink in its place when the link was used, has expired or was not copied whole
 */
export const passwordPage = (kind: AccountKind, EndedLink: Ended) =>
  async function PasswordPage({ params }: { params: Promise<{ locale: string; token: string }> }) {
    const [{ token }, { locale, t, state }, payload] = await Promise.all([
      params,
      readLoginRequest(params),
      payloadClient(),
    ])
    const link = await findAccountLink(payload, kind, { token, purpose: 'newPassword', now: new Date() })
    if (!link) return <EndedLink locale={locale} t={t} />
    return (
      <AccountPage
        kind={kind}
        locale={locale}
        below={`password/${token}/`}
        title={t('login.newPassword')}
        intro={t('login.newPasswordIntro')}
      >
        <PasswordForm base={kind.base(locale)} token={token} state={state} t={t} />
      </AccountPage>
    )
  }
