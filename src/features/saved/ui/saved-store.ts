import { emptySaved, type Saved } from '@/features/saved/model/saved'
import { parseSaved, savedKey, serialiseSaved } from '@/features/saved/model/stored-saved'

/** The copy in memory; null until the first read. */
let current: Saved | null = null
const listeners = new Set<() => void>()

/** Some private modes throw on access to the storage; then the copy in memory is used. */
function storedText(): string | null {
  try {
    return localStorage.getItem(savedKey)
  } catch {
    return null
  }
}

const invalidate = (): void => {
  current = null
  listeners.forEach((listener) => listener())
}

/** Another tab changed the stored value, or the visitor cleared the storage. */
const onStorage = ({ key }: StorageEvent): void => {
  if (key === null || key === savedKey) invalidate()
}

/** A page restored from the back/forward cache missed the changes of other pages. */
const onPageShow = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) invalidate()
}

/** The saved properties. */
export const readSaved = (): Saved => (current ??= parseSaved(storedText()))

/** Calls a function now and after every change, in this tab or another. */
export function watchSaved(listener: () => void): void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onPageShow)
  }
  listeners.add(listener)
  listener()
}

/** Changes the saved properties, in this tab and through the storage in all others. */
export function changeSaved(change: (saved: Saved) => Saved): void {
  current = change(readSaved())
  try {
    if (current === emptySaved) localStorage.removeItem(savedKey)
    else localStorage.setItem(savedKey, serialiseSaved(current))
  } catch {
    // Without storage, or if it is full, the change lasts while the page is open.
  }
  listeners.forEach((listener) => listener())
}
