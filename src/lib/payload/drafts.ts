import type { CollectionConfig, GlobalConfig } from 'payload'

/** Drafts saved during typing, and older versions. */
export const draftsWithAutosave = {
  drafts: { autosave: { interval: 800 } },
  maxPerDoc: 30,
} satisfies CollectionConfig['versions']

/** The same for settings, which are saved by hand: an editor of a menu works through it before anything is kept. */
export const draftsOfSettings = { drafts: true, max: 30 } satisfies GlobalConfig['versions']
