import type { PayloadRequest, Where } from 'payload'

import { agentProfileId, isEditor, ownAccess } from '@/lib/payload/access'
import { relatedId } from '@/lib/values/read-value'

type User = NonNullable<PayloadRequest['user']>

/** Most ids in the condition of an access rule; SQLite and MongoDB are both fast below it. */
const maxIds = 500

function whereOwnLead(user: User): Where {
  const agent = agentProfileId(user)
  const assigned: Where = { assignee: { equals: user.id } }
  return agent ? { or: [{ 'property.agent': { equals: agent } }, assigned] } : assigned
}

export const ownLeads = ownAccess(
  isEditor,
  ['agent'],
  'Leads of the properties of the own agent profile, and leads assigned to the account.',
  whereOwnLead,
)

/** The files of the newest leads the user may read, at most `maxIds`. */
async function whereOwnLeadFile(user: User, req: PayloadRequest): Promise<Where | false> {
  // System access: the condition selects the leads the user may read, and only ids are returned.
  const leads = await req.payload.find({
    collection: 'leads',
    depth: 0,
    limit: maxIds,
    overrideAccess: true,
    pagination: false,
    req,
    select: { files: true },
    sort: '-createdAt',
    where: { and: [whereOwnLead(user), { files: { exists: true } }] },
  })
  const ids = leads.docs.flatMap(({ files }) => (files ?? []).map(relatedId)).filter((id) => id !== null)
  return ids.length > 0 && { id: { in: ids.slice(0, maxIds) } }
}

export const ownLeadFiles = ownAccess(
  isEditor,
  ['agent'],
  'Files of the leads that the account can read.',
  whereOwnLeadFile,
)
