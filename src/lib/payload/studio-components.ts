import type { CollectionConfig, CollectionSlug, GlobalConfig } from 'payload'

import { listedEndpoint } from './listed-endpoint'

const errors = '/studio/form-errors/form-errors#FormErrors'
const bulkEdit = '/studio/bulk-edit/bulk-edit#BulkEdit'
const list = { Component: '/studio/bulk-edit/list-view#ListView' }

/** Whether the collection brings its own drawer for the change of several documents. */
const hasOwn = (beforeListTable: readonly unknown[]): boolean =>
  beforeListTable.some((each) => typeof each === 'string' && each.endsWith('#BulkEdit'))

/**
 * Adds what the forms and the list of every collection have: the list of what a save was refused for, and what can be done
 * with several documents.
 */
export function withStudioComponents(collection: CollectionConfig): CollectionConfig {
  const { admin = {}, endpoints, slug } = collection
  const { components = {} } = admin
  const { beforeListTable = [] } = components
  const beforeDocumentControls = [...(components.edit?.beforeDocumentControls ?? []), errors]
  const ofList = hasOwn(beforeListTable)
    ? beforeListTable
    : [...beforeListTable, { path: bulkEdit, clientProps: { collection: slug } }]
  return {
    ...collection,
    // Payload adds its own endpoints after these, and the first that fits answers.
    endpoints: [...(endpoints || []), listedEndpoint(slug as CollectionSlug)],
    admin: {
      ...admin,
      components: {
        ...components,
        beforeListTable: ofList,
        views: { ...components.views, list: components.views?.list ?? list },
        edit: { ...components.edit, beforeDocumentControls },
      },
    },
  }
}

/** Adds the parts of the studio to the form of a global. */
export function withGlobalStudioComponents(global: GlobalConfig): GlobalConfig {
  const { admin = {} } = global
  const { components = {} } = admin
  const beforeDocumentControls = [...(components.elements?.beforeDocumentControls ?? []), errors]
  return {
    ...global,
    admin: {
      ...admin,
      components: { ...components, elements: { ...components.elements, beforeDocumentControls } },
    },
  }
}
