'use client'

import { useEffect, useMemo, useRef, type ReactNode } from 'react'

import { ServerFunctionsProvider, useAuth, useServerFunctions, useTranslation } from '@payloadcms/ui'
import type { ClientUser } from 'payload'

import { isLocale } from '@/lib/i18n/locales'
import { useStudioRequest } from '@/studio/use-studio-request'

import { callInSession } from './call-in-session'
import { studioSession } from './session-store'
import { checkSession, useSession } from './use-session'

type SignedIn = NonNullable<Parameters<ReturnType<typeof useAuth<ClientUser>>['setUser']>[0]>

/** Granularity of activity before the session is renewed. */
const renewalMs = 10 * 60_000

const signsOfLife = ['pointerdown', 'keydown'] as const

/** Payload writes the language chosen in the account here; without it the browser's language is used. */
const choseLanguage = () => document.cookie.split('; ').some((cookie) => cookie.startsWith('perron-lng='))

/** What Payload knows of the session, always the latest: its functions change with each answer of the server. */
function useLatestAuth() {
  const auth = useAuth<ClientUser>()
  const latest = useRef(auth)
  useEffect(() => {
    latest.current = auth
  })
  return latest
}

/**
 * Renews the session of an active user. Payload alone would do so only in the last two minutes, and its own function
 * leaves the page when the session has ended.
 */
function useRenewal(id: string | null) {
  const auth = useLatestAuth()
  const { request } = useStudioRequest()
  const renewedAt = useRef(0)
  useEffect(() => {
    if (id === null) return
    renewedAt.current = Date.now()
    const renew = async () => {
      if (Date.now() - renewedAt.current < renewalMs) return
      renewedAt.current = Date.now()
      const answer = await request<SignedIn>('users/refresh-token', { method: 'POST' })
      if (answer.isOk) auth.current.setUser(answer.data)
      // The life of a session has an end beyond which it is not renewed.
      else await checkSession()
    }
    const onSign = () => void renew()
    for (const sign of signsOfLife) addEventListener(sign, onSign, { passive: true })
    return () => {
      for (const sign of signsOfLife) removeEventListener(sign, onSign)
    }
  }, [auth, id, request])
}

/** The longest time that Payload waits, in seconds: timers of browsers hold 24 days. */
const farOff = 20 * 24 * 60 * 60

/** While the dialog asks for a new log-in, Payload must not leave the page because the time of the session is over. */
function useStay() {
  const auth = useLatestAuth()
  const { state } = useSession()
  const isHeld = useRef(false)
  useEffect(() => {
    const { user, setUser, fetchFullUser } = auth.current
    if (!user || isHeld.current === (state === 'ended')) return
    isHeld.current = state === 'ended'
    if (isHeld.current) setUser({ user, exp: Math.floor(Date.now() / 1000) + farOff })
    // Payload learns of the new session.
    else void fetchFullUser()
  }, [auth, state])
}

/** At the first sign-in on a device, the studio switches to the language of the account. */
function useOwnLanguage() {
  const { user } = useAuth()
  const { i18n, switchLanguage } = useTranslation()
  const language: unknown = user?.language
  useEffect(() => {
    if (!isLocale(language) || choseLanguage()) return
    if (language !== i18n.language) void switchLanguage?.(language)
  }, [language, i18n.language, switchLanguage])
}

/** Payload's server functions, which wait for a new log-in when the session has ended. */
function useServerCalls() {
  const { serverFunction } = useServerFunctions()
  return useMemo(
    () => callInSession(serverFunction, { session: studioSession, check: checkSession }),
    [serverFunction],
  )
}

/** Wraps the studio: renews the session of the signed-in user, and holds the page when it has ended. */
export function KeepSession({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const id = user ? String(user.id) : null
  useEffect(() => studioSession.begin(id), [id])
  useRenewal(id)
  useStay()
  useOwnLanguage()
  const serverFunction = useServerCalls()
  return <ServerFunctionsProvider serverFunction={serverFunction}>{children}</ServerFunctionsProvider>
}
