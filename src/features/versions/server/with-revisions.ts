import type { CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug } from 'payload'

import { claimGlobalRevision, finishGlobalRevision, noteGlobalSave } from './claim-global-revision'
import { claimRevision, finishRevision, noteSaveAttempt, releaseAfterOperation } from './claim-revision'
import { compareEndpoint, compareGlobalEndpoint } from './compare-endpoints'
import { revisionFields } from './revision-fields'

/** Who else has the document open, the text that is typed and not saved, and the question after a refused save. */
const controls = [
  '/features/versions/studio/presence#PresenceNotice',
  '/features/versions/studio/typed-texts#TypedTexts',
  '/features/versions/studio/conflict-dialog#ConflictDialog',
]

const versionsView = { Component: '/features/versions/studio/versions-view#VersionsView' }

/** Our view of all versions, and of a single one at a URL of its own. */
export const versionViews = { versions: versionsView, version: versionsView }

const openList = (collection: string) => ({
  path: '/features/versions/studio/presence#PresenceList',
  clientProps: { collection },
})

/** Accounts change by signing in, and other collections without a form have no editors who could meet. */
const isEdited = ({ admin, auth }: CollectionConfig): boolean => !auth && admin?.hidden !== true

/**
 * Adds the revisions of documents, with which a save cannot overwrite another one (decision 034). Payload's locks are
 * off: they keep one editor out, where revisions let both write (decision 037).
 */
export function withRevisions(collection: CollectionConfig): CollectionConfig {
  if (!isEdited(collection)) return collection
  const { admin = {}, endpoints, fields, hooks, slug } = collection
  const { components = {} } = admin
  const { beforeDocumentControls = [] } = components.edit ?? {}
  return {
    ...collection,
    lockDocuments: false,
    fields: [...fields, ...revisionFields()],
    endpoints: [...(endpoints || []), compareEndpoint(slug as CollectionSlug)],
    hooks: {
      ...hooks,
      beforeOperation: [noteSaveAttempt, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [...(hooks?.beforeChange ?? []), claimRevision],
      afterChange: [finishRevision, ...(hooks?.afterChange ?? [])],
      afterOperation: [...(hooks?.afterOperation ?? []), releaseAfterOperation],
    },
    admin: {
      ...admin,
      components: {
        ...components,
        beforeListTable: [openList(slug), ...(components.beforeListTable ?? [])],
        edit: { ...components.edit, beforeDocumentControls: [...beforeDocumentControls, ...controls] },
      },
    },
  }
}

/** The same for a global. */
export function withGlobalRevisions(global: GlobalConfig): GlobalConfig {
  const { admin = {}, endpoints, fields, hooks, slug } = global
  const { components = {} } = admin
  const { beforeDocumentControls = [] } = components.elements ?? {}
  return {
    ...global,
    lockDocuments: false,
    fields: [...fields, ...revisionFields()],
    endpoints: [...(endpoints || []), compareGlobalEndpoint(slug as GlobalSlug)],
    hooks: {
      ...hooks,
      beforeOperation: [noteGlobalSave, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [...(hooks?.beforeChange ?? []), claimGlobalRevision],
      afterChange: [finishGlobalRevision, ...(hooks?.afterChange ?? [])],
    },
    admin: {
      ...admin,
      components: {
        ...components,
        elements: {
          ...components.elements,
          beforeDocumentControls: [...beforeDocumentControls, ...controls],
        },
      },
    },
  }
}
