'use client'

import './sign-in.css'

import { useState } from 'react'

import { useAuth } from '@payloadcms/ui'
import type { ClientUser } from 'payload'

import { lazyPart } from '@/studio/lazy-part'
import { useRouter } from '@/studio/navigation'
import { useStudioText } from '@/studio/use-studio-text'
import { isRecord } from '@/lib/values/read-value'

import { PasswordStep } from './password-step'
import type { Pending } from './second-step'

// Only after the password, and the code of a QR code is large.
const EnrolFactor = lazyPart(async () => (await import('./enrol-factor')).EnrolFactor)
const SecondStep = lazyPart(async () => (await import('./second-step')).SecondStep)

type SignedIn = NonNullable<Parameters<ReturnType<typeof useAuth<ClientUser>>['setUser']>[0]>

const isPending = (answer: unknown): answer is Pending =>
  isRecord(answer) && typeof answer.challenge === 'string' && typeof answer.step === 'string'

/** The answer of the server that holds the session, in the shape of Payload's own. */
const isSignedIn = (answer: unknown): answer is SignedIn =>
  isRecord(answer) && isRecord(answer.user) && typeof answer.exp === 'number'

interface LogInStepsProps {
  /** Of the account that has to sign in again; without one, any account may. */
  email?: string
  onEnter: () => void
}

/** Password, then the second step: a code or passkey, or its enrolment. */
export function LogInSteps({ email, onEnter }: LogInStepsProps) {
  const t = useStudioText()
  const { setUser } = useAuth<ClientUser>()
  const [pending, setPending] = useState<Pending | null>(null)
  const enter = (answer: unknown) => {
    if (isSignedIn(answer)) setUser(answer)
    onEnter()
  }
  if (!pending)
    return (
      <PasswordStep
        email={email}
        onAnswer={(answer) => (isPending(answer) ? setPending(answer) : enter(answer))}
      />
    )
  const startAgain = () => setPending(null)
  if (pending.step === 'verify')
    return <SecondStep pending={pending} onEnter={enter} onStartAgain={startAgain} />
  return (
    <section className="studio-controls studio-stack studio-step">
      <h1>{t('signIn.enrolTitle')}</h1>
      <p>{t('signIn.enrolIntro')}</p>
      <EnrolFactor challenge={pending.challenge} kinds={['totp', 'passkey']} onDone={enter} />
      <button className="studio-link" type="button" onClick={startAgain}>
        {t('signIn.startAgain')}
      </button>
    </section>
  )
}

/** The log-in of the studio, which leads to a page of it. */
export function LogInForm({ target }: { target: string }) {
  const { push } = useRouter()
  return <LogInSteps onEnter={() => push(target)} />
}
