import { restoreTyped, storeTyped } from './typed-values'
import { holdTaps } from './hold-taps'

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/**
 * Loads a page again whose scripts are gone because the server has a newer one: once per version of the page. Without
 * storage or without a connection it stays as it is without JavaScript.
 */
async function reloadIfGone(src: string, version: string): Promise<void> {
  const key = `reloaded ${location.pathname}`
  const { status } = await fetch(src, { method: 'HEAD', cache: 'reload' })
  if (status !== 404 || sessionStorage.getItem(key) === version) return
  sessionStorage.setItem(key, version)
  // The visitor can type until the new page arrives, so the fields are read as late as possible.
  window.addEventListener('pagehide', storeTyped)
  location.reload()
}

/**
 * Whether an event is no sign of intent: only a mouse points without touching, and a resting one also sends a move, without movement, when
 * the page loads or moves below it. `pointerover` would come then as well.
 */
const isPassing = (event: Event | undefined): boolean =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  (event.pointerType !== 'mouse' || (event.movementX === 0 && event.movementY === 0))

/** A file that runs in the order in which it is added. */
function scriptOf(src: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.async = false
  script.fetchPriority = 'high'
  script.src = src
  return script
}

/** Scripts that run after this call do nothing: each is a chunk of Turbopack, which hands itself to this object. */
const stopChunks = (): void => {
  Object.assign(globalThis, { TURBOPACK: { push: () => undefined } })
}

/** First the page's own data, then the framework, which reads it; without the data the framework would clear the page. */
function wake(files: readonly string[], flight: string | undefined): void {
  const version = flight ?? files[0] ?? ''
  const scripts = [...(flight ? [flight] : []), ...files].map(scriptOf)
  for (const script of scripts)
    script.onerror = () => {
      stopChunks()
      void reloadIfGone(script.src, version).catch(() => {})
    }
  document.head.append(...scripts)
}

/**
 * Loads the scripts of a stored page when the visitor first points, touches, types or moves the focus; a page that scrolls
 * by itself or is only read needs none.
 */
export function wakeOnIntent(): void {
  restoreTyped()
  const own = document.querySelector<HTMLScriptElement>('script[src="/start.js"]')
  // Nothing of this page waits for React.
  if (own?.dataset.plain !== undefined) document.documentElement.dataset.live = ''
  if (!own?.dataset.scripts) return
  const { flight, now, scripts } = own.dataset
  const files = scripts.split(' ').map((file) => `/_next/static/${file}`)
  const stop = new AbortController()
  const start = (event?: Event) => {
    if (isPassing(event) || stop.signal.aborted) return
    stop.abort()
    wake(files, flight)
  }
  for (const sign of signs)
    window.addEventListener(sign, start, { capture: true, passive: true, signal: stop.signal })
  holdTaps()
  // Focus or a held key from before this script ran. `now`: parts of the page are shown by React.
  if (now !== undefined || document.activeElement?.matches('input, select, textarea')) start()
}
