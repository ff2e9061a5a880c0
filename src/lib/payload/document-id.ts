import { randomUUID } from 'node:crypto'

import type { CollectionConfig, TextField } from 'payload'

const idField: TextField = {
  name: 'id',
  type: 'text',
  label: 'ID',
  // A column of the lists in the studio, like Payload's own id; not part of its forms. As the first field it would be the
  // filter that the studio proposes.
  admin: { hidden: true, disabled: true, disableBulkEdit: true, disableListFilter: true },
  hooks: {
    beforeChange: [
      ({ operation, originalDoc, value }) =>
        operation === 'create' ? randomUUID() : (originalDoc?.id ?? value),
    ],
  },
}

/**
 * Gives the documents of a collection text ids, random UUIDs, on SQLite and on MongoDB. The server creates them: an id
 * that a client sends is replaced, and an id never changes. Code that uses `payload.db.create` passes an id itself.
 *
 * The field comes first, because Payload searches for it only up to the first group, array or blocks.
 */
export const withDocumentId = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [idField, ...collection.fields],
})
