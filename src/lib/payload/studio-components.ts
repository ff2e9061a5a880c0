import type { CollectionConfig, GlobalConfig } from 'payload'

const errors = '/studio/form-errors/form-errors#FormErrors'
const bulkEdit = '/studio/bulk-edit/bulk-edit#BulkEdit'

/** Whether the collection brings its own drawer for the change of several documents. */
const hasOwn = (beforeListTable: readonly unknown[]): boolean =>
  beforeListTable.some((each) => typeof each === 'string' && each.endsWith('#BulkEdit'))

/**
 * Adds what the forms and the list of every collection have: the list of what a save was refused for, and the change of
 * several documents.
 */
export function withStudioComponents(collection: CollectionConfig): CollectionConfig {
  const { admin = {}, disableBulkEdit, slug } = collection
  if (admin.hidden === true) return collection
  const { components = {} } = admin
  const { beforeListTable = [] } = components
  const beforeDocumentControls = [...(components.edit?.beforeDocumentControls ?? []), errors]
  const ofList =
    disableBulkEdit || hasOwn(beforeListTable)
      ? beforeListTable
      : [...beforeListTable, { path: bulkEdit, clientProps: { collection: slug } }]
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...components,
        beforeListTable: ofList,
        edit: { ...components.edit, beforeDocumentControls },
      },
    },
  }
}

/** The same for the form of a global. */
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
