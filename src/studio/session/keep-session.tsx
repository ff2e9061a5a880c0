'use client'

import { useEffect, useRef, type ReactNode } from 'react'

import { useAuth, useTranslation } from '@payloadcms/ui'

import { isLocale } from '@/lib/i18n/locales'

/** How long somebody may work before the session is renewed: activity counts at this grain. */
const renewalMs = 10 * 60_000

const signsOfLife = ['pointerdown', 'keydown'] as const

/** Payload writes the language chosen in the account here; without it the browser's language is used. */
const choseLanguage = () => document.cookie.split('; ').some((cookie) => cookie.startsWith('perron-lng='))

/** Renews the session of whoever works. By itself Payload would do so only in the last two minutes. */
function useRenewal() {
  const { refreshCookie, user } = useAuth()
  const renewedAt = useRef(0)
  const id = user?.id
  useEffect(() => {
    if (!id) return
    renewedAt.current = Date.now()
    const renew = () => {
      if (Date.now() - renewedAt.current < renewalMs) return
      renewedAt.current = Date.now()
      refreshCookie(true)
    }
    for (const sign of signsOfLife) addEventListener(sign, renew, { passive: true })
    return () => {
      for (const sign of signsOfLife) removeEventListener(sign, renew)
    }
  }, [id, refreshCookie])
}

/** At the first sign-in on a device the studio takes the language of the account. */
function useOwnLanguage() {
  const { user } = useAuth()
  const { i18n, switchLanguage } = useTranslation()
  const language: unknown = user?.language
  useEffect(() => {
    if (!isLocale(language) || choseLanguage()) return
    if (language !== i18n.language) void switchLanguage?.(language)
  }, [language, i18n.language, switchLanguage])
}

/** Stands around the whole studio and looks after the session of whoever is signed in. */
export function KeepSession({ children }: { children: ReactNode }) {
  useRenewal()
  useOwnLanguage()
  return children
}
