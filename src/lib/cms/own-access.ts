import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'

import { hasRole, staffRole, type StaffRole } from './access'

/** Access that depends on what a document belongs to: an agent's leads, an owner's properties, one's own account. */

type User = NonNullable<PayloadRequest['user']>
type AccountCollection = 'users' | 'owners' | 'subscribers'

/** Longest list of ids an access rule hands to the database; SQLite and MongoDB both stay quick below it. */
const maxIds = 500

function idOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value === 'object' && value !== null && 'id' in value) return idOf(value.id)
  return null
}

const agentOf = (user: User): string | null => idOf('agent' in user ? user.agent : null)

function ownLeads(user: User): Where {
  const agent = agentOf(user)
  const assigned: Where = { assignee: { equals: user.id } }
  return agent ? { or: [{ 'property.agent': { equals: agent } }, assigned] } : assigned
}

/** Editors reach every lead, agents those of their properties and those assigned to them. */
export const leadsOfAgent: Access = ({ req: { user } }) => {
  if (hasRole(user, 'administrator', 'editor')) return true
  return user && hasRole(user, 'agent') ? ownLeads(user) : false
}

/** Editors reach every appointment, agents those at their properties and those they were given. */
export const appointmentsOfAgent: Access = ({ req: { user } }) => {
  if (hasRole(user, 'administrator', 'editor')) return true
  const agent = user && hasRole(user, 'agent') ? agentOf(user) : null
  const own: Where = { or: [{ 'property.agent': { equals: agent } }, { agent: { equals: agent } }] }
  return agent ? own : false
}

/** Files follow their lead. Agents reach the files of their newest leads, as many as one rule may name. */
export const filesOfLeads: Access = async ({ req }) => {
  const { payload, user } = req
  if (hasRole(user, 'administrator', 'editor')) return true
  if (!user || !hasRole(user, 'agent')) return false
  // Privileged on purpose: the rule itself decides which leads count, and only ids leave this function.
  const leads = await payload.find({
    collection: 'leads',
    depth: 0,
    limit: maxIds,
    overrideAccess: true,
    pagination: false,
    req,
    select: { files: true },
    sort: '-createdAt',
    where: { and: [ownLeads(user), { files: { exists: true } }] },
  })
  const ids = leads.docs.flatMap((lead) => (lead.files ?? []).map(idOf)).filter((id) => id !== null)
  return ids.length > 0 ? { id: { in: ids.slice(0, maxIds) } } : false
}

/** Those who work on properties read everything, an owner what concerns the own properties. */
export const ofOwnedProperties: Access = ({ req: { user } }) => {
  if (hasRole(user, 'administrator', 'editor', 'agent')) return true
  return user?.collection === 'owners' ? { 'property.owners': { equals: user.id } } : false
}

/** As above, but an owner sees only what the agency marked as meant for the owner. */
export const shownToOwners: Access = ({ req: { user } }) => {
  if (hasRole(user, 'administrator', 'editor', 'agent')) return true
  if (user?.collection !== 'owners') return false
  return { 'property.owners': { equals: user.id }, visibleToOwner: { equals: true } }
}

/** Own demands for a subscriber, all for those who work on properties. */
export const ownDemands: Access = ({ req: { user } }) => {
  if (hasRole(user, 'administrator', 'editor', 'agent')) return true
  return user?.collection === 'subscribers' ? { subscriber: { equals: user.id } } : false
}

const leadsToPublished: Where[] = [
  { page: { exists: false }, article: { exists: false } },
  { 'page._status': { equals: 'published' } },
  { 'article._status': { equals: 'published' } },
]

/** A route is as public as what it leads to: the path of a draft would give its name away. */
export const routesOfPublished: Access = ({ req: { user } }) =>
  staffRole(user) !== null || { or: leadsToPublished }

/** The own account in the given collection, or every account for the given roles. */
export const selfOr =
  (collection: AccountCollection, ...roles: StaffRole[]): Access =>
  ({ req: { user } }) => {
    if (hasRole(user, ...roles)) return true
    return user?.collection === collection ? { id: { equals: user.id } } : false
  }

export const fieldForEditors: FieldAccess = ({ req }) => hasRole(req.user, 'administrator', 'editor')
