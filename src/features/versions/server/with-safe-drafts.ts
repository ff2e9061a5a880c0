import { type CollectionConfig, restoreVersionOperation, type CollectionSlug, type Endpoint } from 'payload'

import { isTranslatedCollection } from '@/features/translation/model/translated-collections'
import { publicationFields } from '@/features/translation/server/api'
import { studioMessage } from '@/lib/payload/studio-message'

import { discardEndpoint, unpublishedEndpoint } from './discard-draft'
import { hasDrafts } from './has-drafts'
import { scheduleEndpoints } from './schedule-endpoints'
import { scheduleField } from './schedule-field'
import { versionViews } from './with-revisions'

/**
 * `POST /api/<collection>/versions/:id`: restores an earlier version as a draft, whatever the query asks. Payload's own
 * endpoint would publish the version with its former status: an earlier draft would take the published page offline.
 * Access rules and hooks are those of Payload's endpoint.
 */
const restoreEndpoint = (slug: CollectionSlug): Omit<Endpoint, 'root'> => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const restored: unknown = await restoreVersionOperation({
      id: String(req.routeParams?.id),
      collection: req.payload.collections[slug],
      draft: true,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const message = studioMessage(req, 'versions.restoredAsDraft')
    return Response.json({ ...(restored as object), message })
  },
})

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
