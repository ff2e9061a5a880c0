import type { CollectionConfig, GlobalConfig } from 'payload'

/**
 * Drafts saved during typing, and older versions. Our own form saves (`useDraftSaves`); Payload's autosave, which it needs
 * to create a document when its form is opened, waits for the longest time that a browser's timer takes: 24 days.
 */
export const draftsWithAutosave = {
  drafts: { autosave: { interval: 2 ** 31 - 1 } },
  maxPerDoc: 30,
} satisfies CollectionConfig['versions']

/** Drafts of settings, which are saved by hand: an editor of a menu works through it before anything is stored. */
export const draftsOfSettings = { drafts: true, max: 30 } satisfies GlobalConfig['versions']
