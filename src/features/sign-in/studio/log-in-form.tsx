'use client'

import './sign-in.css'

import { useState } from 'react'

import { EmailField, Form, FormSubmit, Link, PasswordField, useAuth, useTranslation } from '@payloadcms/ui'
import type { ClientUser } from 'payload'
import { email } from 'payload/shared'

import { late } from '@/studio/late'
import { useRouter } from '@/studio/navigation'
import { useStudioText } from '@/studio/use-studio-text'
import { isRecord } from '@/lib/values/read-value'

import type { Pending } from './second-step'

// Only after the password, and the code of a QR code is large.
const EnrolFactor = late(async () => (await import('./enrol-factor')).EnrolFactor)
const SecondStep = late(async () => (await import('./second-step')).SecondStep)

type SignedIn = NonNullable<Parameters<ReturnType<typeof useAuth<ClientUser>>['setUser']>[0]>

const emptyState = { email: { valid: true }, password: { valid: true } }

function PasswordStep({ onAnswer }: { onAnswer: (answer: unknown) => void }) {
  const { i18n } = useTranslation()
  return (
    <Form
      action="/api/users/login"
      className="login__form"
      disableSuccessStatus
      initialState={emptyState}
      method="POST"
      onSuccess={onAnswer}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap">
        <EmailField
          field={{
            name: 'email',
            admin: { autoComplete: 'email' },
            label: i18n.t('general:email'),
            required: true,
          }}
          path="email"
          validate={email}
        />
        <PasswordField
          field={{ name: 'password', label: i18n.t('general:password'), required: true }}
          path="password"
        />
      </div>
      <Link href="/admin/forgot" prefetch={false}>
        {i18n.t('authentication:forgotPasswordQuestion')}
      </Link>
      <FormSubmit size="large">{i18n.t('authentication:login')}</FormSubmit>
    </Form>
  )
}

const isPending = (answer: unknown): answer is Pending =>
  isRecord(answer) && typeof answer.challenge === 'string' && typeof answer.step === 'string'

/** The answer of the server that holds the session, in the shape of Payload's own. */
const isSignedIn = (answer: unknown): answer is SignedIn =>
  isRecord(answer) && isRecord(answer.user) && typeof answer.exp === 'number'

/** Password, then the second step: a code or passkey, or its enrolment. */
export function LogInForm({ target }: { target: string }) {
  const t = useStudioText()
  const { setUser } = useAuth<ClientUser>()
  const { push } = useRouter()
  const [pending, setPending] = useState<Pending | null>(null)
  const enter = (answer: unknown) => {
    if (isSignedIn(answer)) setUser(answer)
    push(target)
  }
  if (!pending)
    return <PasswordStep onAnswer={(answer) => (isPending(answer) ? setPending(answer) : enter(answer))} />
  const startAgain = () => setPending(null)
  if (pending.step === 'verify')
    return <SecondStep pending={pending} onEnter={enter} onStartAgain={startAgain} />
  return (
    <section className="studio-controls studio-step">
      <h1>{t('signIn.enrolTitle')}</h1>
      <p>{t('signIn.enrolIntro')}</p>
      <EnrolFactor challenge={pending.challenge} kinds={['totp', 'passkey']} onDone={enter} />
      <button className="studio-link" type="button" onClick={startAgain}>
        {t('signIn.startAgain')}
      </button>
    </section>
  )
}
