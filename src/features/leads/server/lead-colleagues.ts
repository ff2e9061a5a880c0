import type { PayloadRequest } from 'payload'

/** Possible assignees of a lead: staff who work on leads, by name. */
export async function leadColleagues({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>) {
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { in: ['administrator', 'editor', 'agent'] } },
    user,
    overrideAccess: false,
    depth: 0,
    limit: 200,
    pagination: false,
    sort: 'name',
    select: { name: true },
  })
  return docs.map(({ id, name }) => ({ id, name }))
}
