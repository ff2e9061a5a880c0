import { describeLogin, LoginView, readLoginRequest } from '@/app/(site)/_views/login-view'
import { LoginNotice } from '@/features/accounts/ui/login-shell'
import { AskForm } from '@/features/accounts/ui/login-form'

interface ForgottenPageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = ({ params }: ForgottenPageProps) =>
  describeLogin(params, { below: 'forgotten/', intro: 'login.forgottenIntro' })

/** Where an owner who forgot the password asks for a link. */
export default async function ForgottenPage({ params, searchParams }: ForgottenPageProps) {
  const request = await readLoginRequest(params)
  const { locale, t } = request
  const { sent } = await searchParams
  return (
    <LoginView
      locale={locale}
      below="forgotten/"
      title={t('login.forgotten')}
      intro={t('login.forgottenIntro')}
    >
      {sent !== undefined && <LoginNotice>{t('login.passwordSent')}</LoginNotice>}
      <AskForm
        base={`/${locale}/login/`}
        action="forgotten"
        label={t('login.forgotten')}
        button={t('login.askPassword')}
        state={request.state}
        t={t}
      />
    </LoginView>
  )
}
