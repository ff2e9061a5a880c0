import type { CollectionConfig } from 'payload'

/** Drafts saved during typing, and older versions. */
export const draftsWithAutosave = {
  drafts: { autosave: { interval: 800 } },
  maxPerDoc: 30,
} satisfies CollectionConfig['versions']
