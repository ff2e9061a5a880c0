import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useState } from 'react'

import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

import { makePasskey } from './use-passkey'

export type FactorKind = 'totp' | 'passkey'

/** An app that is being set up. */
export interface NewApp {
  challenge: string
  secret: string
  uri: string
}

interface Confirmed {
  recoveryCodes: string[]
}

interface EnrolmentOptions {
  /** Of a log-in that asks for the enrolment. */
  challenge?: string | undefined
  /** Where the session is not fresh. */
  currentPassword?: string | undefined
  onDone: (answer: unknown) => void
}

/** Sets a factor up; recovery codes are shown before `onDone` gets the answer of the server. */
export function useEnrolment({ challenge, currentPassword, onDone }: EnrolmentOptions) {
  const t = useStudioText()
  const { request, isBusy } = useStudioRequest()
  const [problem, setProblem] = useState<string | null>(null)
  const [app, setApp] = useState<NewApp | null>(null)
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null)

  async function send<Data>(step: 'begin' | 'confirm', body: object): Promise<Data | null> {
    setProblem(null)
    const answer = await request<Data>(`users/second-factor/${step}`, { body })
    if (!answer.isOk) setProblem(answer.message ?? t('signIn.failed'))
    return answer.isOk ? answer.data : null
  }
  async function confirm(body: object) {
    const answer = await send<Confirmed>('confirm', body)
    if (!answer) return
    setApp(null)
    if (answer.recoveryCodes.length > 0) setConfirmed(answer)
    else onDone(answer)
  }
  const finish = () => {
    setConfirmed(null)
    onDone(confirmed)
  }
  const begin = (kind: FactorKind) => ({ kind, challenge, currentPassword })
  const beginApp = async () => setApp(await send<NewApp>('begin', begin('totp')))
  const confirmApp = (code: string) => confirm({ challenge: app?.challenge, code })
  async function addPasskey() {
    const answer = await send<{ challenge: string; options: PublicKeyCredentialCreationOptionsJSON }>(
      'begin',
      begin('passkey'),
    )
    if (!answer) return
    const passkey = await makePasskey(answer.options)
    if (passkey) await confirm({ challenge: answer.challenge, passkey })
    else setProblem(t('signIn.passkeyCancelled'))
  }
  const stop = () => setApp(null)
  return { app, confirmed, isBusy, problem, beginApp, confirmApp, addPasskey, finish, stop }
}
