import { processState } from '@/lib/process-state'

import type { Tag } from './tags'

/** Gets the tags that were refreshed; null when everything was. */
type Listener = (tags: readonly Tag[] | null) => void

/** What the page cache handler, which is loaded outside Next's bundles, shares with the rest of the process. */
interface Refreshes {
  /** Called after every refresh, when the caches of pages and of reads are empty. */
  listeners: Set<Listener>
  /** Whether pages have their tags in the header `x-perron-tags`. */
  showsTags: boolean
  /** Pages stored before this time, in milliseconds, may have missed a refresh and are made anew. */
  trustedSince: number
  /** Nothing made before this time, in milliseconds, counts, also not what this process made. */
  emptiedAt: number
  /** When each tag was refreshed last, in milliseconds. */
  refreshedAt: Map<string, number>
}

/** `page-tags.cjs` makes the same object when it is loaded first. */
export const refreshesOfProcess = (): Refreshes =>
  processState('refreshes', () => ({
    listeners: new Set(),
    showsTags: false,
    trustedSince: performance.timeOrigin,
    emptiedAt: 0,
    refreshedAt: new Map(),
  }))

/** Calls the listener with the tags of every refresh in this process, after its caches of data and pages are emptied. */
export function onRefresh(listener: Listener): void {
  refreshesOfProcess().listeners.add(listener)
}
