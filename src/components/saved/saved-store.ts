import { useSyncExternalStore } from 'react'

import { nothingSaved, type Saved } from '@/lib/saved/saved'
import { readSaved, savedKey, writeSaved } from '@/lib/saved/stored-saved'

/** The one copy of the page; null until it is first asked for. */
let current: Saved | null = null
const listeners = new Set<() => void>()

/** Reading and writing throw where the browser keeps nothing, as in some private modes: then the page's copy serves. */
function storedText(): string | null {
  try {
    return localStorage.getItem(savedKey)
  } catch {
    return null
  }
}

const forget = (): void => {
  current = null
  listeners.forEach((listener) => listener())
}

/** Another tab changed what is kept, or the visitor cleared the storage. */
const onStorage = ({ key }: StorageEvent): void => {
  if (key === null || key === savedKey) forget()
}

/** A page the browser had put aside slept through what other pages changed. */
const onPageShow = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) forget()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onPageShow)
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const read = (): Saved => (current ??= readSaved(storedText()))

/** Changes what is kept, in this tab and through the storage in all others. */
export function changeSaved(change: (saved: Saved) => Saved): void {
  current = change(read())
  try {
    if (current === nothingSaved) localStorage.removeItem(savedKey)
    else localStorage.setItem(savedKey, writeSaved(current))
  } catch {
    // No storage, or it is full: what was chosen holds for as long as the page is open.
  }
  listeners.forEach((listener) => listener())
}

const unknownOnServer = (): null => null

/** What the visitor keeps; null on the server and until the page has become interactive. */
export const useSaved = (): Saved | null => useSyncExternalStore(subscribe, read, unknownOnServer)
