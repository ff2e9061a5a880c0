import type { CollectionConfig, CollectionSlug } from 'payload'

import { discardEndpoint, unpublishedEndpoint } from './discard-draft'
import { hasDrafts } from './has-drafts'
import { restoreEndpoint } from './restore-as-draft'

/** Replaces Payload's actions on drafts that would change what is online without a word. */
export function withSafeDrafts(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection)) return collection
  // The registry's slugs are those of the generated types.
  const slug = collection.slug as CollectionSlug
  const { admin = {}, endpoints } = collection
  const { components = {} } = admin
  return {
    ...collection,
    // Payload adds its own endpoints after these, and the first that fits answers.
    endpoints: [
      ...(endpoints || []),
      restoreEndpoint(slug),
      unpublishedEndpoint(slug),
      discardEndpoint(slug),
    ],
    admin: {
      ...admin,
      components: {
        ...components,
        edit: {
          Status: '/features/versions/studio/draft-status#DraftStatus',
          PublishButton: '/features/versions/studio/publish-languages-button#PublishLanguagesButton',
          ...components.edit,
        },
      },
    },
  }
}
