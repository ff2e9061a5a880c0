import type { Field, Payload, PayloadRequest, Where } from 'payload'

import { agentProfileId, isAgent, isEditor, noAccess, ownAccess, staffRole } from '@/lib/payload/access'
import { inChunks } from '@/lib/values/lists'
import { relatedId } from '@/lib/values/read-value'
import type { Property } from '@/payload-types'

import { findDemandsOfEach } from './demand-index/find-demands'
import { readManySought } from './demand-index/read-sought'

/** Properties of an agent that are compared with the searches: the newest ones. */
const maxProperties = 100
/** Properties of one read; a few that match everything are enough. */
const batchSize = 25
/** Searches of an agent: ids in a condition, of which SQLite takes 32,766. */
const maxDemands = 5000
/** Every page of the studio asks for all rules, also while an editor types. */
const cacheMs = 30_000

type User = NonNullable<PayloadRequest['user']>

async function findMatching(payload: Payload, agent: string): Promise<string[]> {
  const { docs } = await payload.db.find<Property>({
    collection: 'properties',
    where: { and: [{ agent: { equals: agent } }, { status: { equals: 'active' } }] },
    select: { status: true },
    sort: '-createdAt',
    limit: maxProperties,
    pagination: false,
  })
  const ids = new Set<string>()
  for (const batch of inChunks(docs, batchSize)) {
    const sought = await readManySought(
      payload,
      batch.map(({ id }) => id),
    )
    for (const { demand } of (await findDemandsOfEach(payload, sought)).flat()) ids.add(demand)
    if (ids.size >= maxDemands) break
  }
  return [...ids].slice(0, maxDemands)
}

interface CachedDemands {
  until: number
  ids: Promise<string[]>
}

const caches = new WeakMap<Payload, Map<string, CachedDemands>>()

/**
 * The ids of the searches that match one of an agent's properties on offer, by the code of alerts; cached for half a minute.
 * At most 5,000, of the newest 100 properties.
 */
export function findOwnDemands(payload: Payload, agent: string): Promise<string[]> {
  const cached = caches.get(payload) ?? new Map<string, CachedDemands>()
  caches.set(payload, cached)
  const last = cached.get(agent)
  if (last && last.until > Date.now()) return last.ids
  const ids = findMatching(payload, agent)
  cached.set(agent, { until: Date.now() + cacheMs, ids })
  ids.catch(() => cached.delete(agent))
  return ids
}

async function whereOwnDemand(user: User, { payload }: PayloadRequest): Promise<Where> {
  if (user.collection === 'subscribers') return { subscriber: { equals: user.id } }
  const agent = agentProfileId(user)
  const entered: Where = { enteredBy: { equals: user.id } }
  const ids = agent ? await findOwnDemands(payload, agent) : []
  return ids.length > 0 ? { or: [{ id: { in: ids } }, entered] } : entered
}

/** Agents read and change the searches of their properties; the register as a whole is for editors: docs/alerts.md. */
export const ownDemands = ownAccess(
  isEditor,
  ['agent', 'subscriber'],
  'The subscriber’s own demands; for agents those that match a property on offer of the own agent profile, and those the account entered.',
  whereOwnDemand,
)

/** Alerts about the properties that the account works on. */
export const ownDeliveries = ownAccess(
  isEditor,
  ['agent'],
  'Alerts about the properties of the own agent profile.',
  (user) => {
    const agent = agentProfileId(user)
    return agent ? { 'property.agent': { equals: agent } } : false
  },
)

/** Whether a user reads all searches that match a property: all staff but agents of other properties. */
export const readsAllDemandsOf = (user: PayloadRequest['user'], property: Property): boolean => {
  if (staffRole(user) !== 'agent') return isAgent({ req: { user } })
  const agent = agentProfileId(user)
  return agent !== null && property.status === 'active' && relatedId(property.agent) === agent
}

/** The member of staff who entered a search, for example on the phone; empty for those of visitors. */
export const enteredByField: Field = {
  name: 'enteredBy',
  type: 'relationship',
  relationTo: 'users',
  index: true,
  access: { create: noAccess, update: noAccess },
  hooks: {
    beforeChange: [
      ({ req, operation, value }) =>
        operation === 'create' && staffRole(req.user) !== null ? req.user?.id : value,
    ],
  },
  admin: { readOnly: true, condition: (data) => Boolean(data?.enteredBy) },
}
