import type {
  CollectionConfig,
  GlobalConfig,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'

/** Whether a global, or the documents of a collection, have drafts beside what is published. */
export const hasDrafts = ({
  versions,
}: Pick<
  CollectionConfig | GlobalConfig | SanitizedCollectionConfig | SanitizedGlobalConfig,
  'versions'
>): boolean => typeof versions === 'object' && Boolean(versions.drafts)
