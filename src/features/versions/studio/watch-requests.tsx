'use client'

import { useLayoutEffect, type ReactNode } from 'react'

import { readConflict, type Conflict } from '@/features/versions/model/conflict'
import { readStored, writeStored } from '@/lib/values/browser-storage'
import { forgetReads } from '@/studio/share-read'

/** The events on `window`, with their details. A save that the form began by itself gives the document's path in the API. */
interface RequestEvents {
  'studio-conflict': Conflict
  'studio-autosave': string
  'studio-autosave-end': { path: string; isSaved: boolean }
}

const tell = <Name extends keyof RequestEvents>(name: Name, detail: RequestEvents[Name]) =>
  window.dispatchEvent(new CustomEvent(name, { detail }))

/** Listens to what `WatchRequests` tells. Returns the function that ends it. */
export function listenTo<Name extends keyof RequestEvents>(
  name: Name,
  listener: (detail: RequestEvents[Name]) => void,
): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<RequestEvents[Name]>).detail)
  window.addEventListener(name, listen)
  return () => window.removeEventListener(name, listen)
}

const tabKey = 'studio-tab'
/** From one page of the tab to the next, on a slow connection too. */
const maxAgeMs = 30_000

/** `randomUUID` exists over https and on localhost only. */
const newName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** The name that the page before has left in this tab; null when that was long ago, elsewhere on the site. */
function storedName(): string | null {
  const [name = '', leftAt] = (readStored('sessionStorage', tabKey) ?? '').split(' ')
  return name !== '' && Date.now() - Number(leftAt) < maxAgeMs ? name : null
}

/**
 * Names this tab to the server, which tells two tabs of one person apart. The name passes from a page to the next one of
 * the tab, and is stored only between the two: a tab that is opened from this one begins with a copy of what is stored.
 */
export function nameTab(): string {
  const name = storedName() ?? newName()
  const take = () => writeStored('sessionStorage', tabKey, null)
  take()
  window.addEventListener('pagehide', () => writeStored('sessionStorage', tabKey, `${name} ${Date.now()}`))
  window.addEventListener('pageshow', take)
  return name
}

let studioTab: string | null = null

async function tellConflict(answer: Response): Promise<void> {
  const body: unknown = await answer.json().catch(() => null)
  const conflict = readConflict(body)
  if (conflict) tell('studio-conflict', conflict)
}

type Fetch = typeof window.fetch
type Input = Parameters<Fetch>[0]

const urlOf = (input: Input): URL =>
  new URL(input instanceof Request ? input.url : input, window.location.href)

/** The path in the API of the document that a form saves by itself; null for all other requests. */
const autosavedPath = ({ pathname, searchParams }: URL): string | null =>
  searchParams.get('autosave') === 'true' ? (/^\/api\/(.+?)\/?$/.exec(pathname)?.[1] ?? null) : null

/** Payload saves a global by POST. */
const isChange = ({ pathname }: URL, method = 'GET'): boolean =>
  ['PATCH', 'DELETE'].includes(method.toUpperCase()) ||
  (method.toUpperCase() === 'POST' && pathname.startsWith('/api/globals/'))

/** Only requests to the site itself are named. */
function named(input: Input, url: URL, init: RequestInit = {}): RequestInit {
  if (url.origin !== window.location.origin || input instanceof Request) return init
  const headers = new Headers(init.headers)
  studioTab ??= nameTab()
  headers.set('X-Studio-Tab', studioTab)
  return { ...init, headers }
}

/** The browser's `fetch` that tells on `window` what the studio sends and gets. */
export const watchFetch =
  (original: Fetch): Fetch =>
  async (input, init) => {
    const url = urlOf(input)
    const saved = autosavedPath(url)
    if (saved !== null) tell('studio-autosave', saved)
    let isSaved = false
    try {
      const answer = await original(input, named(input, url, init))
      isSaved = answer.ok
      if (answer.status === 409) void tellConflict(answer.clone())
      return answer
    } finally {
      if (isChange(url, init?.method)) forgetReads()
      if (saved !== null) tell('studio-autosave-end', { path: saved, isSaved })
    }
  }

/**
 * Tells the edit view when the form saves by itself, and when a save was refused because another one came first; names
 * the tab in each request.
 * Payload's form gives its parts no access to its requests and answers, so those of the whole studio are watched.
 */
export function WatchRequests({ children }: { children: ReactNode }) {
  // Before the effects of the parts inside, whose first requests are named too.
  useLayoutEffect(() => {
    studioTab ??= nameTab()
    const original = window.fetch
    const watched = watchFetch(original)
    window.fetch = watched
    return () => {
      if (window.fetch === watched) window.fetch = original
    }
  }, [])
  return children
}
