'use client'

import './sign-in.css'

import { useId, useState } from 'react'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'

import { useStudioData, useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'
import { Notice } from '@/studio/ui/parts'

import { OwnFactors, type OwnFactor } from './own-factors'
import { OwnSessions, type OwnSession } from './own-sessions'
import type { SecondFactorMode } from '../model/second-factor-mode'

interface Security {
  mode: SecondFactorMode
  isFresh: boolean
  recoveryCodes: number
  factors: OwnFactor[]
  sessions: OwnSession[]
}

function CurrentPassword({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useStudioText()
  const id = useId()
  return (
    <div className="studio-stack">
      <label htmlFor={id}>{t('signIn.currentPassword')}</label>
      <input
        id={id}
        className="studio-field"
        type="password"
        autoComplete="current-password"
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <span className="studio-small" id={`${id}-hint`}>
        {t('signIn.passwordHint')}
      </span>
    </div>
  )
}

function Panels() {
  const t = useStudioText()
  const { data, reload } = useStudioData<Security>('users/own-security')
  const { request, isBusy } = useStudioRequest()
  const [currentPassword, setCurrentPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  if (!data) return null
  async function send<Data>(path: string, body: object): Promise<Data | null> {
    setProblem(null)
    const answer = await request<Data>(`users/${path}`, { body })
    // After a refusal too: a session that is no longer new has to send the password.
    reload()
    if (!answer.isOk) setProblem(answer.message ?? t('signIn.failed'))
    return answer.isOk ? answer.data : null
  }
  const isOff = data.mode === 'off' && data.factors.length === 0
  return (
    <div className="studio-part studio-controls studio-stack studio-step studio-security">
      <h2>{t('signIn.ownTitle')}</h2>
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      {!data.isFresh && !isOff && <CurrentPassword value={currentPassword} onChange={setCurrentPassword} />}
      <OwnFactors
        {...data}
        currentPassword={data.isFresh ? undefined : currentPassword}
        isBusy={isBusy}
        onReload={reload}
        onSend={send}
      />
      <OwnSessions
        sessions={data.sessions}
        isBusy={isBusy}
        onEnd={(body) => void send('sessions/end', body)}
      />
    </div>
  )
}

/** Second factor and sessions, on the page of the own account alone. */
export function OwnSecurity() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  return user && id === user.id ? <Panels /> : null
}
