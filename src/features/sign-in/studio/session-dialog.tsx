'use client'

import type { ReactNode } from 'react'

import { lazyPart } from '@/studio/lazy-part'
import { useSession } from '@/studio/session/use-session'

const EndedSession = lazyPart(async () => (await import('./ended-session')).EndedSession)

/** Asks for a new log-in over the page whose session has ended. */
export function SessionDialog({ children }: { children: ReactNode }) {
  const { isAsking } = useSession()
  return (
    <>
      {/* Before the page: the page of an account has fields of the same ids, and a label names the first one. */}
      {isAsking && <EndedSession />}
      {children}
    </>
  )
}
