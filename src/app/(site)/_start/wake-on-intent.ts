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
  storeTyped()
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

/** Runs a file; in the order in which they are asked for. */
const run = (src: string, version: string): Promise<void> =>
  new Promise((loaded) => {
    const script = document.createElement('script')
    script.onload = () => loaded()
    script.onerror = () => void reloadIfGone(src, version).catch(() => {})
    script.async = false
    script.src = src
    document.head.append(script)
  })

const preload = (href: string): void => {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'script', href })
  document.head.append(link)
}

/** First the page's own data, then the framework, which reads it. */
async function wake(files: readonly string[], flight: string | undefined): Promise<void> {
  const version = flight ?? files[0] ?? ''
  if (flight) {
    for (const src of files) preload(src)
    await run(flight, version)
  }
  await Promise.all(files.map((src) => run(src, version)))
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
    void wake(files, flight)
  }
  for (const sign of signs)
    window.addEventListener(sign, start, { capture: true, passive: true, signal: stop.signal })
  holdTaps()
  // Focus or a held key from before this script ran. `now`: parts of the page are shown by React.
  if (now !== undefined || document.activeElement?.matches('input, select, textarea')) start()
}
