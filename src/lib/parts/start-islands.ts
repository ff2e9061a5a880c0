import type { ComponentType } from 'react'
import type { Root } from 'react-dom/client'

import { opensElsewhere } from '@/lib/dom/opens-elsewhere'

import { onSigns } from './first-sign'
import { loadPart } from './load-part'

type Islands = Record<string, () => Promise<ComponentType<never>>>

/** What one can click in an island before React has it, and then does nothing. */
const handled = '[data-island] button[type="button"]'

interface HydratedIsland {
  root: Root
  /** As the server rendered it. */
  html: string
}

/**
 * Lets React take over each island at the first sign of intent on it or beside it. A click that comes earlier is repeated
 * afterwards. `data-pending` marks an island that is loading, `data-interactive` one that works.
 */
class IslandLoader {
  readonly #hydrated = new Map<HTMLElement, HydratedIsland>()
  readonly #clicked = new Map<HTMLElement, HTMLElement>()
  /** While Next renders a preview again. */
  #isPaused = false

  constructor(private readonly islands: Islands) {}

  /** Takes over an island, unless it is being taken over. */
  async wake(island: HTMLElement): Promise<void> {
    const { island: name = '', prefix = `${name}-`, pending, interactive } = island.dataset
    const load = this.islands[name]
    if (!load || pending !== undefined || interactive !== undefined || this.#isPaused) return
    island.dataset.pending = ''
    const loaded = await loadPart(() => Promise.all([load(), import('./hydrate-island')]))
    if (!loaded || !island.isConnected || this.#isPaused) {
      delete island.dataset.pending
      this.#clicked.delete(island)
      return
    }
    const [View, { hydrateIsland }] = loaded
    const html = island.innerHTML
    const onReady = () => {
      island.dataset.interactive = ''
      delete island.dataset.pending
      this.#repeatClick(island)
    }
    const hydrated = {
      View: View as ComponentType<object>,
      props: JSON.parse(island.dataset.props ?? '{}'),
      onReady,
    }
    this.#hydrated.set(island, { root: hydrateIsland(island, prefix, hydrated), html })
  }

  #repeatClick(island: HTMLElement): void {
    const clicked = this.#clicked.get(island)
    this.#clicked.delete(island)
    if (clicked?.isConnected) clicked.click()
  }

  /** Keeps a click on an island that React does not have yet. */
  readonly hold = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(handled) : null
    const island = button?.closest<HTMLElement>('[data-island]')
    if (!button || !island || island.dataset.interactive !== undefined || opensElsewhere(event)) return
    event.preventDefault()
    event.stopPropagation()
    this.#clicked.set(island, button)
    void this.wake(island)
  }

  /** Gives all islands back as the server rendered them: Next is about to render the page again (previews). */
  readonly release = (): void => {
    this.#isPaused = true
    for (const [island, { root, html }] of this.#hydrated) {
      root.unmount()
      delete island.dataset.interactive
      delete island.dataset.pending
      island.innerHTML = html
    }
    this.#hydrated.clear()
  }

  /** Next has rendered the page again. */
  readonly resume = (): void => {
    this.#isPaused = false
  }
}

/** Before Next renders a preview again, islands go back to what the server rendered. */
export const releaseIslands = 'perron:release-islands'
/** Afterwards they may be taken over anew. */
export const resumeIslands = 'perron:resume-islands'

/** @param islands by name, as in `src/islands.ts` */
export function startIslands(islands: Islands): void {
  const loader = new IslandLoader(islands)
  const staticIslands = () => document.querySelectorAll<HTMLElement>('[data-island]:not([data-interactive])')
  onSigns((target) => {
    for (const island of staticIslands()) if (island.parentElement?.contains(target)) void loader.wake(island)
  })
  document.addEventListener('click', loader.hold, { capture: true })
  document.addEventListener(releaseIslands, loader.release)
  document.addEventListener(resumeIslands, loader.resume)
  for (const island of staticIslands()) if (island.dataset.startsNow !== undefined) void loader.wake(island)
}
