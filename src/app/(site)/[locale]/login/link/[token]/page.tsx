import { readLoginRequest } from '@/features/accounts/pages/login-request'
import { EndedLoginLink, LoginView } from '@/app/(site)/_views/login-view'
import { ownerAccounts } from '@/features/accounts/model/account-kind'
import { findAccountLink } from '@/features/accounts/server/account-links'
import { OpenLinkForm } from '@/features/accounts/ui/link-forms'
import { payloadClient } from '@/lib/payload/payload-client'

interface LinkPageProps {
  params: Promise<{ locale: string; token: string }>
}

/** The link that signs an owner in, with the button that does: opening the page changes nothing. */
export default async function LinkPage({ params }: LinkPageProps) {
  const [{ token }, { locale, t }, payload] = await Promise.all([
    params,
    readLoginRequest(params),
    payloadClient(),
  ])
  const link = await findAccountLink(payload, ownerAccounts, { token, purpose: 'signIn', now: new Date() })
  if (!link) return <EndedLoginLink locale={locale} t={t} />
  return (
    <LoginView locale={locale} below={`link/${token}/`} title={t('login.title')} intro={t('login.linkIntro')}>
      <OpenLinkForm base={`/${locale}/login/`} token={token} t={t} />
    </LoginView>
  )
}
