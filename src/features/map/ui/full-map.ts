import { readStored, writeStored } from '@/lib/values/browser-storage'

/** Storage key of this session: how the map fills the window again after its search has loaded as a new page. */
const fullKey = 'mapFull'

type Entry = 'pushState' | 'replaceState'

/** What an entry of the history keeps, also when its page is loaded again. */
interface EntryState {
  /** The map fills the window. */
  isMapFull?: boolean
  /** The entry before is the same page without it. */
  isMapPushed?: boolean
}

const entryState = (): EntryState => (history.state as EntryState | null) ?? {}

const isFullEntry = (): boolean => entryState().isMapFull === true

const markEntry = (as: Entry, isMapFull: boolean): void => {
  const state: EntryState = { ...entryState(), isMapFull, isMapPushed: as === 'pushState' }
  history[as](state, '')
}

/** Everything beside the map, and beside what it is in, but closed dialogs, which may open above it. */
function othersThan(map: Element): Element[] {
  const parent = map.parentElement
  if (!parent || map === document.body) return []
  const others = [...parent.children].filter((other) => other !== map && !other.matches('dialog:not([open])'))
  return [...others, ...othersThan(parent)]
}

function setDialog(map: HTMLElement, isFull: boolean): void {
  for (const part of map.querySelectorAll<HTMLElement>('[data-map-close], [data-map-note]'))
    part.hidden = part.matches('[data-map-note]') === isFull
  map.toggleAttribute('data-full', isFull)
  map.role = isFull ? 'dialog' : null
  map.ariaModal = isFull ? 'true' : null
  map.ariaLabel = isFull ? (map.querySelector('iframe')?.title ?? null) : null
  document.documentElement.style.overflow = isFull ? 'hidden' : ''
}

export interface FullMap {
  isFull: () => boolean
  open: () => void
  /** As the page before kept it, or this entry of the history was left. */
  resume: () => void
  /** As its button does. */
  close: () => void
  /** The next page is a search on this map, which fills the window there too. */
  keep: (as: Entry) => void
}

/**
 * The map over the whole window of a phone. It is an entry of the history: Back closes it and stays on the page.
 *
 * @param onChange called when the map begins or ends to fill the window
 */
export function makeFullMap(map: HTMLElement, onChange: (isFull: boolean) => void): FullMap {
  const openButton = map.querySelector<HTMLElement>('[data-map-open]')
  const closeButton = map.querySelector<HTMLElement>('[data-map-close]')
  const frame = map.querySelector('iframe')
  let others: Element[] | null = null

  const set = (isFull: boolean) => {
    if (isFull === (others !== null)) return
    const changed = others ?? othersThan(map).filter((other) => !other.hasAttribute('inert'))
    others = isFull ? changed : null
    for (const other of changed) other.toggleAttribute('inert', isFull)
    setDialog(map, isFull)
    onChange(isFull)
    // A drawing has begun, and needs its keys.
    if (document.activeElement === frame && isFull) return
    const next = isFull ? closeButton : openButton
    ;(next?.hidden ? frame : next)?.focus({ preventScroll: true })
  }
  const enter = (as: Entry) => {
    markEntry(as, true)
    set(true)
  }
  const close = () => {
    if (!others) return
    // Of an entry that a search has replaced the one before is another search.
    if (entryState().isMapPushed) return history.back()
    markEntry('replaceState', false)
    set(false)
  }
  openButton?.addEventListener('click', () => enter('pushState'))
  closeButton?.addEventListener('click', close)
  map.addEventListener('keydown', ({ key }) => key === 'Escape' && close())
  window.addEventListener('popstate', () => set(isFullEntry()))

  return {
    resume: () => {
      const stored = readStored('sessionStorage', fullKey)
      writeStored('sessionStorage', fullKey, null)
      if (stored === 'pushState' || stored === 'replaceState') enter(stored)
      else set(isFullEntry())
    },
    isFull: () => others !== null,
    open: () => others ?? enter('pushState'),
    close,
    keep: (as) => writeStored('sessionStorage', fullKey, as),
  }
}
