import { headers } from 'next/headers'
import { notFound } from 'next/navigation'

import { PrivatePage } from '@/app/(site)/_views/private-page'
import { loginStateHeader, readLoginState } from '@/features/accounts/model/login-state'
import { findOwnProperties } from '@/features/accounts/server/find-own-properties'
import { getOwner } from '@/features/accounts/server/owner-session'
import { LoginForm } from '@/features/accounts/ui/login-form'
import { OwnerPortal } from '@/features/accounts/ui/owner-portal'
import { isLocale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'

interface LoginPageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The owners' page: the log-in, and the portal once they are signed in. */
export default async function LoginPage({ params, searchParams }: LoginPageProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const [t, owner, query] = await Promise.all([getTranslator(locale), getOwner(), searchParams])
  const path = `/${locale}/login/`
  if (owner)
    return (
      <PrivatePage locale={locale} path={path} title={t('portal.title')}>
        <OwnerPortal
          owner={owner}
          locale={locale}
          searchParams={query}
          properties={await findOwnProperties(owner, locale)}
          t={t}
        />
      </PrivatePage>
    )
  const state = readLoginState((await headers()).get(loginStateHeader))
  return (
    <PrivatePage locale={locale} path={path} title={t('login.title')}>
      <p className="mt-4 max-w-2xl text-lead text-slate">{t('login.intro')}</p>
      {query.out !== undefined && (
        <p role="status" className="form-notice mt-8 max-w-md">
          {t('login.loggedOut')}
        </p>
      )}
      <LoginForm locale={locale} state={state} t={t} />
    </PrivatePage>
  )
}
