import type { PayloadRequest } from 'payload'

import { deleteWhere } from '@/lib/payload/delete-where'
import { afterDeletion } from '@/lib/payload/hooks/after-deletion'
import { relatedId } from '@/lib/values/read-value'

/** Rows that must not remain without the lead. */
const parts = ['leadEvents', 'outbox', 'documentRequests'] as const
type Part = (typeof parts)[number]

/** Rows that only lose their reference to the lead. MongoDB has no foreign key that would clear it. */
const referring = ['appointments', 'communications'] as const

async function findFiles(lead: string, req: PayloadRequest): Promise<string[]> {
  const storedLead = await req.payload.findByID({
    collection: 'leads',
    id: lead,
    depth: 0,
    disableErrors: true,
    select: { files: true },
    // The deletion was allowed, and the files go with the lead.
    overrideAccess: true,
    req,
  })
  return (storedLead?.files ?? []).map(relatedId).filter((file) => file !== null)
}

async function findPart(collection: Part, lead: string, req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection,
    where: { lead: { equals: lead } },
    depth: 0,
    pagination: false,
    select: {},
    // The deletion was allowed, and these rows go with the lead.
    overrideAccess: true,
    req,
  })
  return docs.map(({ id }) => id)
}

/**
 * Hooks that delete what cannot exist without a deleted lead: its history, its document requests, its e-mails and its
 * files. A process that ends in between leaves e-mails, which `emptyMails` empties, and files, which `sweepFiles`
 * deletes.
 */
export const deleteLeadParts = afterDeletion('partsOfLead', {
  find: async ({ id, req }) => {
    const rows = await Promise.all(
      parts.map(async (part) => ({ collection: part, ids: await findPart(part, id, req) })),
    )
    return [...rows, { collection: 'leadFiles' as const, ids: await findFiles(id, req) }]
  },
  remove: async (parts, { id, req }) => {
    const { payload } = req
    for (const collection of referring)
      await payload.db.updateMany({
        collection,
        where: { lead: { equals: id } },
        data: { lead: null },
        returning: false,
        req,
      })
    // Files last, because the database cannot restore them.
    for (const { collection, ids } of parts)
      if (ids.length > 0) await deleteWhere(payload, collection, { id: { in: ids } }, { req })
  },
})
