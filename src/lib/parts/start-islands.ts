import type { ComponentType } from 'react'
import type { Root } from 'react-dom/client'

import { opensElsewhere } from '@/lib/dom/opens-elsewhere'

import { onSigns } from './first-sign'
import { loadPart } from './load-part'

type Islands = Record<string, () => Promise<ComponentType<never>>>

/** What one can click in an island before React has it, and then does nothing. */
const handled = '[data-island] button[type="button"]'

interface Awake {
  root: Root
  /** As the server rendered it. */
  html: string
}

/**
 * Lets React take over each island at the first sign of intent on it or beside it. A click that comes earlier is repeated
 * afterwards. `data-pending` marks an island that is loading, `data-awake` one that works.
 */
class IslandLoader {
  readonly #awake = new Map<HTMLElement, Awake>()
  readonly #clicked = new Map<HTMLElement, HTMLElement>()
  /** While Next renders a preview again. */
  #isPaused = false

  constructor(private readonly islands: Islands) {}

  /** Takes over an island, unless it is being taken over. */
  async wake(island: HTMLElement): Promise<void> {
    const { island: name = '', prefix = `${name}-`, pending, awake } = island.dataset
    const load = this.islands[name]
    if (!load || pending !== undefined || awake !== undefined || this.#isPaused) return
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
      island.dataset.awake = ''
      delete island.dataset.pending
      this.#repeatClick(island)
    }
    const hydrated = {
      View: View as ComponentType<object>,
      props: JSON.parse(island.dataset.props ?? '{}'),
      onReady,
    }
    this.#awake.set(island, { root: hydrateIsland(island, prefix, hydrated), html })
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
    if (!button || !island || island.dataset.awake !== undefined || opensElsewhere(event)) return
    event.preventDefault()
    event.stopPropagation()
    this.#clicked.set(island, button)
    void this.wake(island)
  }

  /** Gives all islands back as the server rendered them: Next is about to render the page again (previews). */
  readonly release = (): void => {
    this.#isPaused = true
    for (const [island, { root, html }] of this.#awake) {
      root.unmount()
      delete island.dataset.awake
      delete island.dataset.pending
      island.innerHTML = html
    }
    this.#awake.clear()
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
  const asleep = () => document.querySelectorAll<HTMLElement>('[data-island]:not([data-awake])')
  onSigns((target) => {
    for (const island of asleep()) if (island.parentElement?.contains(target)) void loader.wake(island)
  })
  document.addEventListener('click', loader.hold, { capture: true })
  document.addEventListener(releaseIslands, loader.release)
  document.addEventListener(resumeIslands, loader.resume)
  for (const island of asleep()) if (island.dataset.startsNow !== undefined) void loader.wake(island)
}
