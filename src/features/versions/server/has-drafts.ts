import type { CollectionConfig, SanitizedCollectionConfig } from 'payload'

/** Whether documents of a collection have drafts beside what is published. */
export const hasDrafts = ({
  versions,
}: Pick<CollectionConfig, 'versions'> | Pick<SanitizedCollectionConfig, 'versions'>): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts)
