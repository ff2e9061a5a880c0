import type { CollectionConfig } from 'payload'

const ours = '/studio/bulk-edit/bulk-edit#BulkEdit'

/** Adds the change of several documents to the list of a collection, unless the collection brings its own. */
export function withBulkEdit(collection: CollectionConfig): CollectionConfig {
  const { admin = {}, disableBulkEdit, slug } = collection
  const { components = {} } = admin
  const { beforeListTable = [] } = components
  const hasOwn = beforeListTable.some((each) => typeof each === 'string' && each.endsWith('#BulkEdit'))
  if (admin.hidden === true || disableBulkEdit || hasOwn) return collection
  const added = { path: ours, clientProps: { collection: slug } }
  return {
    ...collection,
    admin: { ...admin, components: { ...components, beforeListTable: [...beforeListTable, added] } },
  }
}
