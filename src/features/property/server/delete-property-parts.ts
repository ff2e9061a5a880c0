import { deleteWhere } from '@/lib/payload/delete-where'
import { afterDeletion } from '@/lib/payload/hooks/after-deletion'
import { removeFiles } from '@/lib/uploads/store-files'

/** Rows that have neither files nor hooks; there may be thousands of visits. */
const propertyRows = [
  'onlineMedia',
  'communications',
  'visits',
  'alertDeliveries',
  'documentRequests',
] as const

/**
 * Hooks that delete what cannot exist without a deleted property. MongoDB has no foreign keys, and those of SQLite leave
 * the files of documents on the disk. Appointments, leads and blocks only lose their reference to the property. A process
 * that ends in between leaves at most files, which `sweepFiles` deletes.
 */
export const deletePropertyParts = afterDeletion('partsOfProperty', {
  find: async ({ id, req }) => {
    const { docs } = await req.payload.find({
      collection: 'documents',
      where: { property: { equals: id } },
      depth: 0,
      pagination: false,
      select: { filename: true },
      // The deletion was allowed, and the documents go with the property.
      overrideAccess: true,
      req,
    })
    return docs.flatMap(({ filename }) => (filename ? [filename] : []))
  },
  remove: async (fileNames, { id, req }) => {
    const where = { property: { equals: id } }
    for (const collection of propertyRows) await req.payload.db.deleteMany({ collection, where, req })
    await deleteWhere(req.payload, 'documents', where, { req })
    if (fileNames.length > 0) await removeFiles(req, 'documents', fileNames)
  },
})
