/**
 * @relies @payloadcms/ui@3 first-entry: Payload reads the first of the entries that an observer reports; held by
 * newest-entries.test.ts; until payloadcms/payload#18109
 */

/** The newest of the entries of each element. */
export const newestEntries = <Entry extends { target: unknown }>(entries: readonly Entry[]): Entry[] => [
  ...new Map(entries.map((entry) => [entry.target, entry])).values(),
]

/**
 * Makes observers report one entry for each element. Payload shows a group of fields once it is in view, and reads the
 * first of the reported entries: when a busy browser reports "outside" and "inside" together, the fields of a block
 * that was just opened stayed out.
 */
export function reportNewestEntries(): void {
  const { IntersectionObserver: Observer } = window
  window.IntersectionObserver = class extends Observer {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => callback(newestEntries(entries), observer), options)
    }
  }
}
