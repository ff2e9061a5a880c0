import type { CollectionConfig, CollectionSlug, GlobalSlug, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { collectionConfigs, collections, globalConfigs, globals, tables } from '@/collections/registry'
import type { AccessRule } from '@/lib/payload/access'

import { makeAccounts, roles, type Account, type Role } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, minimalArguments, quiet } from '../../support/minimal-document'
import {
  authOperations,
  collectionOperations,
  collectionTable,
  globalTable,
  versionOperations,
  type GlobalOperation,
  type Operation,
} from './access-table'

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
})
afterAll(() => running.stop())

const statusOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined

/** Refused access is 403 or "not found"; a validation error means that access was granted. */
async function isAllowed(action: () => Promise<unknown>): Promise<boolean> {
  try {
    return Boolean(await action())
  } catch (error) {
    const status = statusOf(error)
    if (status === 403 || status === 404) return false
    if (status === 400) return true
    throw error
  }
}

type Attempt = (slug: CollectionSlug, user: Account, id: string) => Promise<unknown>

const as = (user: Account) => ({ user, overrideAccess: false, context: quiet() }) as const

const attempts: Record<Operation, Attempt> = {
  create: async (collection, user) => {
    const rest = await minimalArguments(payload, collection)
    return payload.create({ collection, ...rest, ...as(user) } as Parameters<Payload['create']>[0])
  },
  read: (collection, user, id) => payload.findByID({ collection, id, depth: 0, ...as(user) }),
  count: async (collection, user, id) =>
    (await payload.count({ collection, where: { id: { equals: id } }, ...as(user) })).totalDocs,
  update: (collection, user, id) => payload.update({ collection, id, data: {}, depth: 0, ...as(user) }),
  delete: (collection, user, id) => payload.delete({ collection, id, ...as(user) }),
  readVersions: async (collection, user, id) =>
    (await payload.findVersions({ collection, where: { parent: { equals: id } }, ...as(user) })).totalDocs,
  unlock: async (collection, user, id) => {
    const { email } = (await payload.findByID({ collection, id })) as unknown as { email: string }
    await payload.unlock({
      collection: collection as 'users',
      data: { email, password: '' },
      overrideAccess: false,
      req: { user },
    })
    return true
  },
  admin: async (collection, user) => {
    const { access } = payload.collections[collection].config
    return access.admin?.({ req: { user } as Parameters<NonNullable<typeof access.admin>>[0]['req'] })
  },
}

const needsFreshTarget = (operation: Operation) => operation === 'delete'

async function rolesAllowed(slug: CollectionSlug, operation: Operation): Promise<Role[]> {
  const allowed: Role[] = []
  let target = await makeMinimal(payload, slug)
  for (const role of roles) {
    const attempt = () => attempts[operation](slug, accounts[role], String(target.id))
    if (!(await isAllowed(attempt))) continue
    allowed.push(role)
    if (needsFreshTarget(operation)) target = await makeMinimal(payload, slug)
  }
  return allowed
}

const operationsOf = (collection: CollectionConfig) => [
  ...collectionOperations,
  ...(collection.versions ? versionOperations : []),
  ...(collection.auth ? authOperations : []),
]

const everyCollection = [...collectionConfigs, ...tables]

const cells = everyCollection.flatMap((collection) =>
  operationsOf(collection).map((operation) => [collection.slug as CollectionSlug, operation] as const),
)

const inOrder = (some: readonly Role[] | undefined) => roles.filter((role) => some?.includes(role))

/** The access of the records; docs/access.md is written from them. */
const rules = new Map<string, Partial<Record<string, AccessRule>>>(
  [...collections, ...globals].map(({ schema, access }) => [schema.slug, access]),
)

/** The roles that a record lets reach a published document of another account. */
function rolesOfRecord(slug: string, operation: string): Role[] {
  const rule = rules.get(slug)?.[operation === 'count' ? 'read' : operation]
  return roles.filter((role) => rule?.scopes[role] === 'all' || rule?.scopes[role] === 'published')
}

describe('the access table', () => {
  test('has a row for every collection and global and no other', () => {
    expect(Object.keys(collectionTable).sort()).toEqual(everyCollection.map(({ slug }) => slug).sort())
    expect(Object.keys(globalTable).sort()).toEqual(globalConfigs.map(({ slug }) => slug).sort())
  })

  test.each(everyCollection.map((each) => [each.slug, each] as const))(
    'names every operation of %s',
    (slug, each) => {
      expect(Object.keys(collectionTable[slug] ?? {}).sort()).toEqual([...operationsOf(each)].sort())
    },
  )
})

describe('on a document of another account', () => {
  test.each(cells)('%s: %s is open to those the table names', async (slug, operation) => {
    const measured = await rolesAllowed(slug, operation)
    expect(measured).toEqual(inOrder(collectionTable[slug]?.[operation]))
    expect(measured).toEqual(rolesOfRecord(slug, operation))
  })
})

describe('on a global', () => {
  const globalAttempts: Record<GlobalOperation, (slug: GlobalSlug, user: Account) => Promise<unknown>> = {
    read: (slug, user) => payload.findGlobal({ slug, depth: 0, ...as(user) }),
    update: (slug, user) => payload.updateGlobal({ slug, data: {}, depth: 0, ...as(user) }),
    readVersions: (slug, user) => payload.findGlobalVersions({ slug, depth: 0, ...as(user) }),
  }
  const globalCells = globalConfigs.flatMap(({ slug, versions }) =>
    (['read', 'update', ...(versions ? (['readVersions'] as const) : [])] as const).map(
      (operation) => [slug as GlobalSlug, operation] as const,
    ),
  )

  test('the table names every operation', () => {
    for (const { slug, versions } of globalConfigs)
      expect([slug, Object.keys(globalTable[slug] ?? {})]).toEqual([
        slug,
        ['read', 'update', ...(versions ? ['readVersions'] : [])],
      ])
  })

  test.each(globalCells)('%s: %s is open to those the table names', async (slug, operation) => {
    const allowed: Role[] = []
    for (const role of roles) {
      if (await isAllowed(() => globalAttempts[operation](slug, accounts[role]))) allowed.push(role)
    }
    expect(allowed).toEqual(inOrder(globalTable[slug]?.[operation]))
    expect(allowed).toEqual(rolesOfRecord(slug, operation))
  })
})

describe('the description of a rule', () => {
  beforeAll(async () => {
    // The rule for files returns the files of the agent's leads, and `false` when there are none.
    const file = await makeMinimal(payload, 'leadFiles')
    await makeMinimal(payload, 'leads', { assignee: accounts.agent?.id, files: [file.id] })
  })

  const scopeOfAnswer = (answer: unknown) => {
    if (typeof answer === 'boolean') return answer ? 'all' : 'none'
    return 'some'
  }

  const named = [...rules].flatMap(([slug, access]) =>
    Object.entries(access).map(([operation, rule]) => [slug, operation, rule] as const),
  )

  test.each(named)('of %s: %s matches its result', async (_slug, _operation, rule) => {
    for (const role of roles) {
      const req = { user: accounts[role], payload } as Parameters<AccessRule>[0]['req']
      const stated = rule?.scopes[role]
      const answer = scopeOfAnswer(await rule?.({ req }))
      expect([role, answer]).toEqual([role, stated === 'own' || stated === 'published' ? 'some' : stated])
    }
  })
})

describe('Payload’s own collections', () => {
  const outsiders = ['anonymous', 'owner', 'subscriber'] as const
  const operations = ['create', 'read', 'update', 'delete'] as const
  /** Belong to one account each: every account has its own. */
  const personal = 'payload-preferences'

  test.each(outsiders)('are closed to the role %s', async (role) => {
    const ownCollections = payload.config.collections.filter(
      ({ slug }) => slug.startsWith('payload-') && slug !== personal,
    )
    expect(ownCollections.length).toBeGreaterThan(1)
    for (const { slug, access } of ownCollections) {
      for (const operation of operations) {
        const req = { user: accounts[role], payload } as Parameters<typeof access.read>[0]['req']
        expect([slug, operation, await access[operation]({ req })]).toEqual([slug, operation, false])
      }
    }
  })
})
