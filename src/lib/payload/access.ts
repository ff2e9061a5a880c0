/** @relies started-config */
import type { Access, FieldAccess, PayloadRequest, Where, Payload } from 'payload'

import { isRecord, relatedId } from '@/lib/values/read-value'

/** Access rules. Collections and globals set one for every operation; none keeps Payload's default. */

export const staffRoles = ['administrator', 'editor', 'agent', 'translator'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Every role that a request can have. */
export const roles = ['anonymous', 'owner', 'subscriber', ...staffRoles] as const
export type Role = (typeof roles)[number]

/** The documents that a rule opens to a role: all, none, the published ones, or the account's own ones. */
export type Scope = 'all' | 'none' | 'published' | 'own'

interface RuleDescription {
  scopes: Readonly<Record<Role, Scope>>
  /** In plain English: which documents are the account's own, or count as published. */
  note?: string | undefined
}

/** An access rule with a description of what it allows; docs/access.md is written from it. */
export type AccessRule = Access & RuleDescription

/** A rule that depends on the role alone, so that it also fits fields and the studio's menu. */
export type RoleRule = ((args: { req: Pick<PayloadRequest, 'user'> }) => boolean) & RuleDescription

type RequestUser = PayloadRequest['user']

/** The role of a signed-in member of staff, or `null` for visitors, owners and subscribers. */
export function staffRole(user: RequestUser | undefined): StaffRole | null {
  if (user?.collection !== 'users') return null
  return staffRoles.find((role) => role === user.role) ?? null
}

/** Whether a request comes from staff with one of these roles. */
export function hasRole(user: RequestUser | undefined, ...allowed: StaffRole[]): boolean {
  const role = staffRole(user)
  return role !== null && allowed.includes(role)
}

function roleOf(user: RequestUser | undefined): Role {
  if (user?.collection === 'owners') return 'owner'
  if (user?.collection === 'subscribers') return 'subscriber'
  return staffRole(user) ?? 'anonymous'
}

/** The id of a user's agent profile, or `null`. */
export const agentProfileId = (user: RequestUser | undefined): string | null =>
  user && 'agent' in user ? relatedId(user.agent) : null

/** The scope of every role: `all` for `open`, `scope` for `limited`, `none` for the rest. */
function scopesFor(open: readonly Role[], limited: readonly Role[] = [], scope: Scope = 'own') {
  const scopes = roles.map((role): [Role, Scope] => {
    if (open.includes(role)) return [role, 'all']
    return [role, limited.includes(role) ? scope : 'none']
  })
  return Object.fromEntries(scopes) as Record<Role, Scope>
}

const openTo = (rule: RuleDescription): Role[] => roles.filter((role) => rule.scopes[role] === 'all')

const allow = (...open: Role[]): RoleRule =>
  Object.assign(({ req }: { req: Pick<PayloadRequest, 'user'> }) => open.includes(roleOf(req.user)), {
    scopes: scopesFor(open),
  })

export const noAccess = allow()
/** A collection that only the system reads and writes. */
export const closed = { create: noAccess, read: noAccess, update: noAccess, delete: noAccess }
export const anyone = allow(...roles)
export const isAdministrator = allow('administrator')
export const isEditor = allow('administrator', 'editor')
/** Staff who work on properties and leads. */
export const isAgent = allow('administrator', 'editor', 'agent')
/** Staff who write or translate content. */
export const isWriter = allow('administrator', 'editor', 'translator')
export const isStaff = allow(...staffRoles)

/** Opens a field to all but translators. */
export const isNotTranslator: FieldAccess = ({ req }) => staffRole(req.user) !== 'translator'

/** Access of a field that has one value for all languages: translators change texts only. */
export const closedToTranslators = { create: isNotTranslator, update: isNotTranslator }

/** Access of a field that is part of a public path: a changed one redirects visitors and search engines. */
export const pathAccess = { update: isEditor }

type OwnDocuments = (
  user: NonNullable<RequestUser>,
  req: PayloadRequest,
) => Where | false | Promise<Where | false>

/**
 * Opens all documents to the roles of `all`, and to the roles of `own` those that `where` finds for their account;
 * `false` is none. `note` describes these documents.
 */
export function ownAccess(
  all: RoleRule,
  ownRoles: readonly Role[],
  note: string,
  where: OwnDocuments,
): AccessRule {
  const rule: Access = ({ req }) => {
    if (all({ req })) return true
    return req.user && ownRoles.includes(roleOf(req.user)) ? where(req.user, req) : false
  }
  return Object.assign(rule, { scopes: scopesFor(openTo(all), ownRoles), note })
}

const rolesOfAccounts = { users: staffRoles, owners: ['owner'], subscribers: ['subscriber'] } as const

/** All accounts for the roles of `all`, and the account itself for everyone who has one in this collection. */
export const ownAccount = (collection: keyof typeof rolesOfAccounts, all: RoleRule): AccessRule =>
  ownAccess(all, rolesOfAccounts[collection], 'The account that is signed in.', (user) => ({
    id: { equals: user.id },
  }))

/** Staff read all documents, drafts included; others those that fit `where`, which may depend on a setting. */
export function publicAccess(
  where: Where | ((req: PayloadRequest) => Promise<Where>),
  note: string,
): AccessRule {
  const others = roles.filter((role) => isStaff.scopes[role] === 'none')
  const rule: Access = ({ req }) => isStaff({ req }) || (typeof where === 'function' ? where(req) : where)
  return Object.assign(rule, { scopes: scopesFor(staffRoles, others, 'published'), note })
}

export const publishedOrStaff = publicAccess({ _status: { equals: 'published' } }, 'Published documents.')

/**
 * Fields that visitors get only when the agency publishes them. A read that leaves out the deciding field, and a
 * query on such a field (which is checked without a document), count as not published: otherwise a hidden price could
 * be found by asking for ranges. The collection therefore always selects the deciding fields.
 */
const whenPublished =
  (decidingField: 'publishPrice' | 'publishAddress'): FieldAccess =>
  ({ req, doc }) =>
    staffRole(req.user) !== null || (doc as Record<string, unknown> | undefined)?.[decidingField] === true

export const fieldWithPublishedPrice: FieldAccess = whenPublished('publishPrice')
export const fieldWithPublishedPostalAddress: FieldAccess = whenPublished('publishAddress')

type Rules = Record<'create' | 'read' | 'update' | 'delete', Access>

/** Staff may take a lock over, which says so to its holder; nothing else of it changes, and no other user gets it. */
const mayTakeLock: Access = ({ req, data }) => {
  if (staffRole(req.user) === null) return false
  const { user, ...others }: Record<string, unknown> = data ?? {}
  return (
    isRecord(user) &&
    user.relationTo === 'users' &&
    user.value === req.user?.id &&
    Object.keys(others).length === 0
  )
}

/** A lock ends by its holder, or with time. */
const ownLocks: Access = ({ req }) =>
  staffRole(req.user) !== null && req.user !== null && { 'user.value': { equals: req.user.id } }

/** Access rules for Payload's own collections. Its defaults allow every account, owners included. */
const rules: Record<string, Rules> = {
  'payload-jobs': { ...closed, read: isAdministrator, delete: isAdministrator },
  'payload-kv': closed,
  'payload-locked-documents': { create: noAccess, read: isStaff, update: mayTakeLock, delete: ownLocks },
  'payload-migrations': closed,
}

/**
 * Sets the access rules of the collections that Payload adds. It has no option for most of them, so the rules are
 * replaced after the start; its own code does not use them. Preferences already belong to one account each.
 */
export function closeSystemCollections(payload: Payload): void {
  for (const { slug, access } of payload.config.collections) {
    Object.assign(access, rules[slug])
  }
}
