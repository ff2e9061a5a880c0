/** States of a run that has not ended. Each ends in one of the others, also after its process was killed. */
export const openStates = ['queued', 'fetching', 'staging', 'applying'] as const

/** `replaced` is a held run after which another one began, `discarded` one whose file a person has put aside. */
export const runStates = [
  ...openStates,
  'reviewed',
  'applied',
  'held',
  'failed',
  'replaced',
  'discarded',
] as const
export type RunState = (typeof runStates)[number]

export const isOpenRun = (state: RunState | null | undefined): boolean =>
  openStates.some((open) => open === state)

/**
 * How many properties a run found of each kind, and what it did. `read` is the sum of those that are new, changed, unchanged,
 * refused, unreadable, waiting or deleted: each record of the feed is one of them.
 */
export interface RunCounts {
  /** Properties in the feed; records of several languages with one number are one. */
  read: number
  new: number
  changed: number
  unchanged: number
  refused: number
  /** Records that could not be read. */
  unreadable: number
  /** Not stored until a question is answered. */
  waiting: number
  /** Known properties of which the feed says that they are gone. */
  deleted: number
  /** Withdrawn, because they left the feed or it says that they are gone. */
  gone: number
  /** Not published, because the compliance gate refuses them. */
  drafts: number
}
