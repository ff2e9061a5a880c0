import type { CollectionConfig, GlobalConfig } from 'payload'

import { isTranslatedCollection } from '@/features/translation/model/translated-collections'
import { draftedGlobals } from '@/lib/payload/global-drafts'
import { isOneOf } from '@/lib/values/read-value'

const bar = '/features/review/studio/review-bar#ReviewBar'

/** Adds the state of the review, and its next step, to the bar of documents with drafts. */
export function withReview(collection: CollectionConfig): CollectionConfig {
  if (!isTranslatedCollection(collection.slug)) return collection
  const { admin = {} } = collection
  const { components = {} } = admin
  const beforeDocumentControls = [...(components.edit?.beforeDocumentControls ?? []), bar]
  return {
    ...collection,
    admin: {
      ...admin,
      components: { ...components, edit: { ...components.edit, beforeDocumentControls } },
    },
  }
}

/** As `withReview`, for settings with drafts. */
export function withGlobalReview(global: GlobalConfig): GlobalConfig {
  if (!isOneOf(draftedGlobals, global.slug)) return global
  const { admin = {} } = global
  const { components = {} } = admin
  const beforeDocumentControls = [...(components.elements?.beforeDocumentControls ?? []), bar]
  return {
    ...global,
    admin: {
      ...admin,
      components: { ...components, elements: { ...components.elements, beforeDocumentControls } },
    },
  }
}
