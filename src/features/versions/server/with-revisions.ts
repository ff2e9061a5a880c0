import type { CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug, Field } from 'payload'

import { localized } from '@/lib/i18n/locales'
import { isStaff, noAccess } from '@/lib/payload/access'

import { revised } from './claim-revision'
import { compareEndpoint, compareGlobalEndpoint } from './compare-endpoints'

const bySystem = { create: noAccess, update: noAccess }

/**
 * The columns with which a save claims a document. The form sends `revision` along, unchanged; only `claimRevision`
 * writes it.
 */
const revisionFields = (): Field[] => [
  {
    name: 'revision',
    type: 'number',
    // Of a global that was never saved.
    defaultValue: 0,
    access: { ...bySystem, read: isStaff },
    admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
  },
  { name: 'revisedBy', type: 'text', hidden: true, access: bySystem, label: localized(() => 'revisedBy') },
  // The tab of the studio; empty for other writers.
  { name: 'revisedIn', type: 'text', hidden: true, access: bySystem, label: localized(() => 'revisedIn') },
  {
    name: 'revisedFrom',
    type: 'number',
    hidden: true,
    access: bySystem,
    label: localized(() => 'revisedFrom'),
  },
  { name: 'revisedAt', type: 'date', hidden: true, access: bySystem, label: localized(() => 'revisedAt') },
]

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

/**
 * Adds the fields and notices of revisions, with which a save cannot overwrite another one (decision 034; `revisionSteps`). Payload's locks are
 * off: they keep one editor out, where revisions let both write (decision 037).
 */
export function withRevisions(collection: CollectionConfig): CollectionConfig {
  if (!revised.fits(collection)) return collection
  const { admin = {}, endpoints, fields, slug } = collection
  const { components = {} } = admin
  const { beforeDocumentControls = [] } = components.edit ?? {}
  return {
    ...collection,
    lockDocuments: false,
    fields: [...fields, ...revisionFields()],
    endpoints: [...(endpoints || []), compareEndpoint(slug as CollectionSlug)],
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

/** Settings with revisions: a save that began from an older revision is refused. */
export function withGlobalRevisions(global: GlobalConfig): GlobalConfig {
  const { admin = {}, endpoints, fields, slug } = global
  const { components = {} } = admin
  const { beforeDocumentControls = [] } = components.elements ?? {}
  return {
    ...global,
    lockDocuments: false,
    fields: [...fields, ...revisionFields()],
    endpoints: [...(endpoints || []), compareGlobalEndpoint(slug as GlobalSlug)],
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
