import type { CollectionConfig } from 'payload'

/** Drafts saved during typing, older versions, publishing at a set time. */
export const draftsWithAutosave = {
  drafts: { autosave: { interval: 800 }, schedulePublish: { timeFormat: 'HH:mm' } },
  maxPerDoc: 30,
} satisfies CollectionConfig['versions']
