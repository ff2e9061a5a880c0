'use client'

import { useLayoutEffect, type ReactNode } from 'react'

import { readConflict } from '@/features/versions/model/conflict'

/** The event on `window` with the conflict as its detail. */
export const conflictEvent = 'studio-conflict'
/** The event on `window` when the form saves by itself; its detail is the path of the document in the API. */
export const autosaveEvent = 'studio-autosave'

/**
 * Names this tab to the server, which tells the saves of two tabs of one person apart. (`randomUUID` exists over https
 * and on this machine only.)
 */
const studioTab = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('')

async function tell(answer: Response): Promise<void> {
  const body: unknown = await answer.json().catch(() => null)
  const conflict = readConflict(body)
  if (conflict) window.dispatchEvent(new CustomEvent(conflictEvent, { detail: conflict }))
}

type Input = Parameters<typeof window.fetch>[0]

const urlOf = (input: Input): URL =>
  new URL(input instanceof Request ? input.url : input, window.location.href)

function announceSave(url: URL): void {
  const detail = /^\/api\/(.+?)\/?$/.exec(url.pathname)?.[1]
  if (detail && url.searchParams.get('autosave') === 'true')
    window.dispatchEvent(new CustomEvent(autosaveEvent, { detail }))
}

/** Only requests to the site itself are named. */
function named(input: Input, url: URL, init: RequestInit = {}): RequestInit {
  if (url.origin !== window.location.origin || input instanceof Request) return init
  const headers = new Headers(init.headers)
  headers.set('X-Studio-Tab', studioTab)
  return { ...init, headers }
}

/**
 * Tells the edit view when the form saves by itself, and when a save was refused because another one came first; names
 * the tab in each request.
 * Payload's form gives its parts no access to its requests and answers, so those of the whole studio are watched.
 */
export function WatchConflicts({ children }: { children: ReactNode }) {
  // Before the effects of the parts inside, whose first requests are named too.
  useLayoutEffect(() => {
    const original = window.fetch
    const watched: typeof window.fetch = async (input, init) => {
      const url = urlOf(input)
      announceSave(url)
      const answer = await original(input, named(input, url, init))
      if (answer.status === 409) void tell(answer.clone())
      return answer
    }
    window.fetch = watched
    return () => {
      if (window.fetch === watched) window.fetch = original
    }
  }, [])
  return children
}
