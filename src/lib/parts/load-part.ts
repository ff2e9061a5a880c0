import { stylesheetsLoaded } from '@/lib/dom/load-stylesheet'

import { storeTyped } from './typed-values'

/** Set while the page may still load again: once for each version of `start.js`. */
const key = 'perron:reloaded'

/** Before a file is requested a second time: one request may have been lost on the way. */
const retryMs = 500
/** After both failed nothing is requested: a server in trouble must not get more requests for it. */
const pauseMs = 10_000
let failedAt = -Infinity

/** A chosen file cannot be put back after a reload. */
const hasFile = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')].some(({ files }) => files?.length)

async function reloadIfNewer(): Promise<void> {
  if (hasFile()) return
  const { ok, headers } = await fetch('/start.js', { method: 'HEAD', cache: 'no-cache' })
  const version = headers.get('etag') ?? ''
  if (!ok || sessionStorage.getItem(key) === version) return
  sessionStorage.setItem(key, version)
  // The visitor can type until the new page arrives, so the fields are read as late as possible.
  window.addEventListener('pagehide', storeTyped)
  location.reload()
}

/**
 * Loads a file of scripts, with its style, when it is needed. When it is gone because the server has newer ones, the page loads again once
 * and keeps what was typed; without a connection it stays as it is without JavaScript.
 *
 * @param load a literal `import()`, so that the bundler finds it
 * @returns null when it could not be loaded
 */
export async function loadPart<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | null> {
  if (performance.now() - failedAt < pauseMs) return null
  try {
    const loaded = await load().catch(() =>
      new Promise<void>((resume) => setTimeout(resume, retryMs)).then(load),
    )
    await stylesheetsLoaded()
    return loaded
  } catch {
    failedAt = performance.now()
    await reloadIfNewer().catch(() => undefined)
    return null
  }
}
