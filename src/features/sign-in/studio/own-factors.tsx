'use client'

import { useState } from 'react'

import { formatMoment } from '@/lib/time/format-time'
import { useStudioLanguage, useStudioText } from '@/studio/use-studio-text'

import { EnrolFactor } from './enrol-factor'
import { RecoveryCodes } from './recovery-codes'
import type { SecondFactorMode } from '../model/second-factor-mode'
import type { FactorKind } from './use-enrolment'

export interface OwnFactor {
  id: string
  kind: FactorKind
  name?: string | null
  createdAt: string
  usedAt?: string | null
}

interface OwnFactorsProps {
  mode: SecondFactorMode
  factors: OwnFactor[]
  recoveryCodes: number
  currentPassword: string | undefined
  isBusy: boolean
  onReload: () => void
  onSend: <Data>(path: string, body: object) => Promise<Data | null>
}

interface FactorRowProps {
  factor: OwnFactor
  isBusy: boolean
  onRemove: () => void
}

function FactorRow({ factor: { kind, name, createdAt, usedAt }, isBusy, onRemove }: FactorRowProps) {
  const t = useStudioText()
  const language = useStudioLanguage()
  const title = [t(kind === 'totp' ? 'signIn.app' : 'signIn.passkey'), name].filter(Boolean).join(' · ')
  const dates = [
    t('signIn.addedOn', { date: formatMoment(createdAt, language) }),
    ...(usedAt ? [t('signIn.usedOn', { date: formatMoment(usedAt, language) })] : []),
  ]
  return (
    <li className="studio-panel studio-row studio-row--between">
      <div>
        <strong>{title}</strong>
        <span className="studio-small">{dates.join(', ')}</span>
      </div>
      <button type="button" disabled={isBusy} onClick={onRemove}>
        {t('signIn.remove')}
        <span className="sr-only">: {title}</span>
      </button>
    </li>
  )
}

function OwnCodes({
  recoveryCodes,
  isBusy,
  onRenew,
}: Pick<OwnFactorsProps, 'recoveryCodes' | 'isBusy'> & { onRenew: () => void }) {
  const t = useStudioText()
  return (
    <div className="studio-row">
      <span>{t('signIn.recoveryLeft', { count: recoveryCodes })}</span>
      <button type="button" disabled={isBusy} onClick={onRenew}>
        {t('signIn.newCodes')}
      </button>
    </div>
  )
}

/** Apps, passkeys and recovery codes of the own account. */
export function OwnFactors({
  mode,
  factors,
  recoveryCodes,
  currentPassword,
  isBusy,
  onReload,
  onSend,
}: OwnFactorsProps) {
  const t = useStudioText()
  const [codes, setCodes] = useState<string[] | null>(null)
  const renew = async () => {
    const answer = await onSend<{ recoveryCodes: string[] }>('second-factor/recovery-codes', {
      currentPassword,
    })
    setCodes(answer?.recoveryCodes ?? null)
  }
  if (codes) return <RecoveryCodes codes={codes} onStored={() => setCodes(null)} />
  const hasApp = factors.some(({ kind }) => kind === 'totp')
  return (
    <>
      {mode === 'off' && <p>{t('signIn.isOff')}</p>}
      {mode !== 'off' && factors.length === 0 && <p>{t('signIn.ownNone')}</p>}
      {factors.length > 0 && (
        <ul className="studio-list studio-stack">
          {factors.map((factor) => (
            <FactorRow
              key={factor.id}
              factor={factor}
              isBusy={isBusy}
              onRemove={() => void onSend('second-factor/remove', { id: factor.id, currentPassword })}
            />
          ))}
        </ul>
      )}
      {factors.length > 0 && (
        <OwnCodes recoveryCodes={recoveryCodes} isBusy={isBusy} onRenew={() => void renew()} />
      )}
      {mode !== 'off' && (
        <EnrolFactor
          {...(currentPassword !== undefined && { currentPassword })}
          kinds={hasApp ? ['passkey'] : ['totp', 'passkey']}
          onDone={onReload}
        />
      )}
    </>
  )
}
