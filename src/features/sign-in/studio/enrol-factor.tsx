'use client'

import './sign-in.css'

import { QrCode } from '@/components/ui/qr-code'
import { useStudioLanguage, useStudioText } from '@/studio/use-studio-text'
import { Notice } from '@/studio/ui/parts'

import { CodeField } from './code-field'
import { RecoveryCodes } from './recovery-codes'
import { labelColon } from '@/lib/i18n/label-colon'
import { useEnrolment, type FactorKind, type NewApp } from './use-enrolment'
import { usePasskeySupport } from './use-passkey'

interface EnrolFactorProps {
  challenge?: string
  currentPassword?: string
  kinds: readonly FactorKind[]
  /** Gets the answer of the server, which at a log-in holds the session. */
  onDone: (answer: unknown) => void
}

interface AppSetUpProps {
  app: NewApp
  isBusy: boolean
  onCode: (code: string) => void
  onCancel: () => void
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

function AppSetUp({ app, isBusy, onCode, onCancel }: AppSetUpProps) {
  const t = useStudioText()
  const language = useStudioLanguage()
  return (
    <div className="studio-stack studio-step__app">
      <p>{t('signIn.scan')}</p>
      <QrCode text={app.uri} className="studio-panel studio-paper studio-step__qr" />
      <p>
        {t('signIn.secret')}
        {labelColon(language)}
        <code>{inGroups(app.secret)}</code>
      </p>
      <p>{t('signIn.confirmCode')}</p>
      <CodeField kind="code" isBusy={isBusy} onSend={onCode} />
      <button className="studio-link" type="button" onClick={onCancel}>
        {t('signIn.cancel')}
      </button>
    </div>
  )
}

interface ChoiceProps {
  kind: FactorKind
  isBusy: boolean
  onChoose: () => void
}

function Choice({ kind, isBusy, onChoose }: ChoiceProps) {
  const t = useStudioText()
  const isOffered = usePasskeySupport() || kind === 'totp'
  const hint = kind === 'totp' ? 'signIn.appHint' : 'signIn.passkeyHint'
  return (
    <li className="studio-panel studio-row studio-row--between">
      <div>
        <strong>{t(kind === 'totp' ? 'signIn.app' : 'signIn.passkey')}</strong>
        <span className="studio-small">{t(isOffered ? hint : 'signIn.passkeyUnsupported')}</span>
      </div>
      {isOffered && (
        <button type="button" disabled={isBusy} onClick={onChoose}>
          {t('signIn.add')}
          <span className="sr-only">: {t(kind === 'totp' ? 'signIn.app' : 'signIn.passkey')}</span>
        </button>
      )}
    </li>
  )
}

/** Sets a second factor up, at the log-in and on the page of the account. */
export function EnrolFactor({ kinds, onDone, ...given }: EnrolFactorProps) {
  const { app, confirmed, isBusy, problem, beginApp, confirmApp, addPasskey, finish, stop } = useEnrolment({
    ...given,
    onDone,
  })
  if (confirmed) return <RecoveryCodes codes={confirmed.recoveryCodes} onStored={finish} />
  return (
    <>
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      {app ? (
        <AppSetUp app={app} isBusy={isBusy} onCode={(code) => void confirmApp(code)} onCancel={stop} />
      ) : (
        <ul className="studio-list studio-stack">
          {kinds.map((kind) => (
            <Choice
              key={kind}
              kind={kind}
              isBusy={isBusy}
              onChoose={() => void (kind === 'totp' ? beginApp() : addPasskey())}
            />
          ))}
        </ul>
      )}
    </>
  )
}
