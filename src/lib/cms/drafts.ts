import type { CollectionConfig } from 'payload'

/** Drafts that are saved while one types, versions to go back to, publishing at a set time. */
export const draftsWithAutosave: CollectionConfig['versions'] = {
  drafts: { autosave: { interval: 800 }, schedulePublish: { timeFormat: 'HH:mm' } },
  maxPerDoc: 30,
}
