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

const versionsView = { Component: '/features/versions/studio/versions-view#VersionsView' }

/** Our view of all versions, and of a single one at a URL of its own. */
export const versionViews = { versions: versionsView, version: versionsView }
