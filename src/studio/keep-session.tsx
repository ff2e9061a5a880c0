'use client'

import { useEffect, useRef, type ReactNode } from 'react'

import { useAuth, useTranslation } from '@payloadcms/ui'

import { isLocale } from '@/lib/i18n/locales'

/** Granularity of activity before the session is renewed. */
const renewalMs = 10 * 60_000

const signsOfLife = ['pointerdown', 'keydown'] as const

/** Payload writes the language chosen in the account here; without it the browser's language is used. */
const choseLanguage = () => document.cookie.split('; ').some((cookie) => cookie.startsWith('perron-lng='))

/** Renews the session of an active user. Payload alone would do so only in the last two minutes. */
function useRenewal() {
  const { refreshCookie, user } = useAuth()
  const renewedAt = useRef(0)
  // Payload's function changes with each answer about the session, which is no reason to begin anew.
  const refresh = useRef(refreshCookie)
  const id = user?.id
  useEffect(() => {
    refresh.current = refreshCookie
  }, [refreshCookie])
  useEffect(() => {
    if (!id) return
    renewedAt.current = Date.now()
    const renew = () => {
      if (Date.now() - renewedAt.current < renewalMs) return
      renewedAt.current = Date.now()
      refresh.current(true)
    }
    for (const sign of signsOfLife) addEventListener(sign, renew, { passive: true })
    return () => {
      for (const sign of signsOfLife) removeEventListener(sign, renew)
    }
  }, [id])
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

/** Wraps the studio and renews the session of the signed-in user. */
export function KeepSession({ children }: { children: ReactNode }) {
  useRenewal()
  useOwnLanguage()
  return children
}
