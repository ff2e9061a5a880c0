import type { CollectionConfig } from 'payload'

import { isTranslatedCollection } from '@/features/translation/model/translated-collections'

import { publicationFields } from '@/features/translation/server/api'

import { discardEndpoint, unpublishedEndpoint } from './discard-draft'
import { hasDrafts } from './has-drafts'
import { restoreEndpoint } from './restore-as-draft'
import { scheduleEndpoints } from './schedule-endpoints'
import { scheduleField } from './schedule-field'
import { versionViews } from './with-revisions'

/** Replaces Payload's actions on drafts that would change what is online without a word. */
export function withSafeDrafts(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection)) return collection
  const { slug } = collection
  if (!isTranslatedCollection(slug)) throw new Error(`${slug} has drafts and is missing in titleFields`)
  const { admin = {}, endpoints, fields } = collection
  const { components = {} } = admin
  return {
    ...collection,
    fields: [...fields, scheduleField(), ...publicationFields()],
    // Payload adds its own endpoints after these, and the first that fits answers.
    endpoints: [
      ...(endpoints || []),
      restoreEndpoint(slug),
      unpublishedEndpoint(slug),
      discardEndpoint(slug),
      ...scheduleEndpoints(slug),
    ],
    admin: {
      ...admin,
      components: {
        ...components,
        edit: {
          Status: '/features/versions/studio/draft-status#DraftStatus',
          PublishButton: '/features/versions/studio/save-controls#SaveControls',
          ...components.edit,
        },
        views: {
          ...components.views,
          edit: versionViews,
        },
      },
    },
  }
}
