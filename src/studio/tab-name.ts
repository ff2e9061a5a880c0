import { readStored, writeStored } from '@/lib/values/browser-storage'

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

const lockOf = (name: string) => `studio-tab-${name}`

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
  // Held until the tab is closed, so that other tabs know that it is open. Locks exist over https and on localhost only.
  void navigator.locks?.request(lockOf(name), () => new Promise(() => undefined))
  return name
}

let lastName: string | null = null

/** The name of this tab; empty on the server. */
export const tabName = (): string => (typeof window === 'undefined' ? '' : (lastName ??= nameTab()))

let versions = 0

/**
 * A new name for a version that the saves of one form write: the server tells two forms of one tab apart by it, such as
 * one that was opened again and does not know what the one before has saved.
 */
export function nameVersion(): string {
  versions += 1
  return `${tabName()}.${Date.now().toString(36)}-${versions}`
}

/** Whether another tab with this name is open. Where the browser cannot tell: false. */
export async function isOpenElsewhere(name: string): Promise<boolean> {
  if (name === tabName() || !navigator.locks) return false
  const { held = [] } = await navigator.locks.query()
  return held.some((lock) => lock.name === lockOf(name))
}
