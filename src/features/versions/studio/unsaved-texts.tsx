'use client'

import { useEffect, type ReactNode } from 'react'

import { useAuth } from '@payloadcms/ui'

import { registerUnsaved } from '@/studio/session/unsaved-texts'

const countTexts = async (account: string) => (await import('./unsaved-text-store')).countTexts(account)

/** Wraps the studio: the log-out asks while this browser keeps texts of the account. On every page, so the rest is loaded later. */
export function UnsavedTexts({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const account = user ? String(user.id) : null
  useEffect(() => (account === null ? undefined : registerUnsaved(() => countTexts(account))), [account])
  return children
}
