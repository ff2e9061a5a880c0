'use client'

import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useState } from 'react'

import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'
import { Notice } from '@/studio/ui/parts'

import { CodeField } from './code-field'
import { askPasskey, usePasskeySupport } from './use-passkey'

/** The answer to a right password that is not enough. */
export interface Pending {
  challenge: string
  step: 'verify' | 'enrol'
  hasApp: boolean
  passkey: PublicKeyCredentialRequestOptionsJSON | null
}

interface SecondStepProps {
  pending: Pending
  onEnter: (answer: unknown) => void
  onStartAgain: () => void
}

function useSecondStep({ pending: { challenge, passkey }, onEnter }: SecondStepProps) {
  const t = useStudioText()
  const { request, isBusy } = useStudioRequest()
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (proof: object) => {
    setProblem(null)
    const answer = await request('users/second-factor', { body: { challenge, ...proof } })
    if (answer.isOk) onEnter(answer.data)
    else setProblem(answer.message ?? t('signIn.failed'))
  }
  const sendPasskey = async () => {
    const answer = passkey && (await askPasskey(passkey))
    if (answer) await send({ passkey: answer })
    else setProblem(t('signIn.passkeyCancelled'))
  }
  return { isBusy, problem, send, sendPasskey }
}

type Way = 'app' | 'passkey' | 'recovery'

const prompts = {
  app: 'signIn.codePrompt',
  passkey: 'signIn.passkeyPrompt',
  recovery: 'signIn.recoveryPrompt',
} as const

const choices = {
  app: 'signIn.useApp',
  passkey: 'signIn.usePasskey',
  recovery: 'signIn.useRecovery',
} as const

/** The second step of a log-in: a code, a passkey or a recovery code. */
export function SecondStep(props: SecondStepProps) {
  const { pending, onStartAgain } = props
  const t = useStudioText()
  const canUsePasskey = usePasskeySupport() && pending.passkey !== null
  const ways: Way[] = [
    ...(canUsePasskey ? (['passkey'] as const) : []),
    ...(pending.hasApp ? (['app'] as const) : []),
    'recovery',
  ]
  const [chosen, setChosen] = useState<Way | null>(null)
  const way = chosen ?? ways[0] ?? 'recovery'
  const { isBusy, problem, send, sendPasskey } = useSecondStep(props)
  return (
    <section className="studio-controls studio-stack studio-step">
      <h1>{t('signIn.stepTitle')}</h1>
      <p>{t(prompts[way])}</p>
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      {way === 'passkey' ? (
        <button className="studio-main" type="button" disabled={isBusy} onClick={() => void sendPasskey()}>
          {t('signIn.usePasskey')}
        </button>
      ) : (
        <CodeField
          key={way}
          kind={way === 'app' ? 'code' : 'recovery'}
          isBusy={isBusy}
          onSend={(code) => void send({ code })}
        />
      )}
      <div className="studio-stack studio-stack--tight">
        {ways
          .filter((each) => each !== way)
          .map((each) => (
            <button key={each} className="studio-link" type="button" onClick={() => setChosen(each)}>
              {t(choices[each])}
            </button>
          ))}
        <button className="studio-link" type="button" onClick={onStartAgain}>
          {t('signIn.startAgain')}
        </button>
      </div>
      <p className="studio-small">{t('signIn.lost')}</p>
    </section>
  )
}
