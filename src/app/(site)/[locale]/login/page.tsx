import { readLoginRequest } from '@/features/accounts/pages/login-request'
import { describeLogin, LoginText, LoginView } from '@/app/(site)/_views/login-view'
import { PrivatePage } from '@/features/shell/pages/private-page'
import { findOwnProperties } from '@/features/accounts/server/own-properties'
import { findCovers } from '@/features/accounts/server/find-covers'
import { getOwner } from '@/features/accounts/server/account-session'
import { LoginForm } from '@/features/accounts/ui/login-form'
import { LoginNotice } from '@/features/accounts/ui/login-shell'
import { OwnerPortal } from '@/features/accounts/ui/owner-portal'
import { countVisits } from '@/features/statistics/server/api'
import type { Locale } from '@/lib/i18n/locales'
import { payloadClient } from '@/lib/payload/payload-client'
import type { Owner } from '@/payload-types'

interface LoginPageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The properties of an owner, with their first pictures and the visits of the last seven days. */
async function readProperties({ id }: Owner, locale: Locale) {
  const payload = await payloadClient()
  const properties = await findOwnProperties(payload, id, locale)
  const ids = properties.map((property) => property.id)
  const [counts, covers] = await Promise.all([
    countVisits(payload, ids, new Date()),
    findCovers(payload, ids, locale),
  ])
  const visits = new Map([...counts].map(([property, { week }]) => [property, week]))
  return { properties, covers, visits }
}

export const generateMetadata = ({ params }: LoginPageProps) =>
  describeLogin(params, { below: '', intro: 'login.intro' })

/** The owners' page: the log-in, and the portal once they are signed in. */
export default async function LoginPage({ params, searchParams }: LoginPageProps) {
  const [request, owner, query] = await Promise.all([readLoginRequest(params), getOwner(), searchParams])
  const { locale, t } = request
  if (owner)
    return (
      <PrivatePage locale={locale} path={`/${locale}/login/`} title={t('portal.title')}>
        <OwnerPortal owner={owner} locale={locale} {...await readProperties(owner, locale)} t={t} />
      </PrivatePage>
    )
  return (
    <LoginView
      locale={locale}
      title={t('login.title')}
      intro={t('login.intro')}
      beside={<LoginText locale={locale} />}
    >
      {query.out !== undefined && <LoginNotice>{t('login.loggedOut')}</LoginNotice>}
      {query.sent !== undefined && <LoginNotice>{t('login.linkSent')}</LoginNotice>}
      <LoginForm
        base={`/${locale}/login/`}
        label={t('login.formLabel')}
        offersLink
        state={request.state}
        t={t}
      />
    </LoginView>
  )
}
