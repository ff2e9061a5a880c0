'use client'

import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'

import { ServerFunctionsProvider, useAuth, useServerFunctions, useTranslation } from '@payloadcms/ui'
import type { ClientUser } from 'payload'

import { isLocale } from '@/lib/i18n/locales'
import { useStudioRequest } from '@/studio/use-studio-request'

import { callInSession } from './call-in-session'
import { studioSession } from './session-store'
import { checkSession, useSession } from './use-session'
import { watchEnd } from './watch-end'

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

/** Far beyond the end of any session. Timers of browsers hold 24 days. */
const farOffMs = 20 * 24 * 60 * 60_000

/**
 * Takes the end of the session over from Payload, which would leave the page for the one of a log-out. Payload gets an end
 * that is far off; at the real one the server is asked, and the dialog opens over the page.
 */
function useEnd() {
  const auth = useLatestAuth()
  const { tokenExpirationMs, user } = useAuth<ClientUser>()
  const { state } = useSession()
  const given = useRef(0)
  const wasEnded = useRef(false)
  const [end, setEnd] = useState<number | null>(null)
  useEffect(() => {
    if (!user || !tokenExpirationMs || tokenExpirationMs === given.current) return
    const exp = Math.floor((Date.now() + farOffMs) / 1000)
    given.current = exp * 1000
    setEnd(tokenExpirationMs)
    auth.current.setUser({ user, exp })
  }, [auth, tokenExpirationMs, user])
  useEffect(() => {
    if (end === null || state === 'ended') return undefined
    const readEnd = () => void auth.current.fetchFullUser()
    // After a new log-in the session has a new end.
    if (wasEnded.current) readEnd()
    return watchEnd(end, { check: checkSession, onGoesOn: readEnd })
  }, [auth, end, state])
  useEffect(() => {
    wasEnded.current = state === 'ended'
  }, [state])
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
  useEnd()
  useOwnLanguage()
  const serverFunction = useServerCalls()
  return <ServerFunctionsProvider serverFunction={serverFunction}>{children}</ServerFunctionsProvider>
}
