import type { CollectionConfig, Field, GlobalConfig, PayloadRequest } from 'payload'

import type { Findable } from '@/features/studio-search/model/findable'
import { schemaText } from '@/lib/i18n/schema-messages'
import type { ListsOf } from '@/lib/cache/refresh-steps'
import type { Tag } from '@/lib/cache/tags'
import { closed, noAccess, type AccessRule, type RoleRule } from '@/lib/payload/access'
import { isOffered, type OfModule } from '@/lib/site-config'

/** Headings under which the studio's menu gathers collections and globals. */
export type MenuGroup = 'leads' | 'catalogue' | 'content' | 'people' | 'settings' | 'system'

/**
 * The group in the studio's menu and the roles that see it there; the order is that of the list in `registry.ts`. A
 * role sees what it works on. The menu does not protect anything: the access rules do.
 */
export type MenuPlace = { group: MenuGroup; shownTo: RoleRule }

type Rules<Operation extends string> = Record<Operation, AccessRule>
type BasicOperation = 'create' | 'read' | 'update' | 'delete'

/** A collection without the parts that `access` and `menu` decide, and without hooks: they are steps of the table of saves. */
type CollectionSchema<Versions, Auth> = Omit<
  CollectionConfig,
  'access' | 'admin' | 'auth' | 'hooks' | 'labels' | 'versions'
> & {
  admin?: Omit<NonNullable<CollectionConfig['admin']>, 'group' | 'hidden' | 'hideAPIURL'>
  versions?: Versions
  auth?: Auth
}

type WithVersions = { versions: NonNullable<CollectionConfig['versions']> }
type WithAuth = { auth: NonNullable<CollectionConfig['auth']> }

/**
 * A collection with versions needs a rule for reading them, a collection of accounts rules for unlocking and for the
 * studio.
 */
type SchemaAndAccess =
  | { schema: CollectionSchema<never, never>; access: Rules<BasicOperation> }
  | {
      schema: CollectionSchema<WithVersions['versions'], never> & WithVersions
      access: Rules<BasicOperation | 'readVersions'>
    }
  | {
      schema: CollectionSchema<never, WithAuth['auth']> & WithAuth
      access: Rules<BasicOperation | 'unlock'> & { admin: RoleRule }
    }

export type CollectionRecord = {
  menu: MenuPlace
  /**
   * For a collection that pages show: the lists that a change can alter. The pages that show the document itself are
   * refreshed without it.
   */
  refreshes?: ListsOf
  /** The fields that `refreshes` looks at; see `listFields` of `Refreshes`. */
  refreshedBy?: readonly string[]
  /** By which fields the studio finds its documents, in lists, pickers and the search of everything. */
  findable?: Findable
} & OfModule &
  SchemaAndAccess

type GlobalSchema<Versions> = Omit<GlobalConfig, 'access' | 'admin' | 'hooks' | 'label' | 'versions'> & {
  admin?: Omit<NonNullable<GlobalConfig['admin']>, 'group' | 'hidden' | 'hideAPIURL'>
  versions?: Versions
}

type WithGlobalVersions = { versions: NonNullable<GlobalConfig['versions']> }

/** A global with versions needs a rule for reading them. */
type GlobalSchemaAndAccess =
  | { schema: GlobalSchema<never>; access: Rules<'read' | 'update'> }
  | {
      schema: GlobalSchema<WithGlobalVersions['versions']> & WithGlobalVersions
      access: Rules<'read' | 'update' | 'readVersions'>
    }

export type GlobalRecord = {
  menu: MenuPlace
  /** What a change refreshes besides everything that reads this global. */
  refreshes?: readonly Tag[]
} & OfModule &
  GlobalSchemaAndAccess

/** Types the record of a collection. A record without a rule for each operation does not compile. */
export const defineCollection = (record: CollectionRecord): CollectionRecord => record

/** As `defineCollection`, for a global. */
export const defineGlobal = (record: GlobalRecord): GlobalRecord => record

/** What `defineTable` takes. The id of each row is a text; there is no need to name it. */
interface Table {
  slug: string
  columns: readonly Field[]
  indexes?: CollectionConfig['indexes']
  /** Whether rows have `createdAt` and `updatedAt`. */
  timestamps?: boolean
}

/**
 * A table that only the program reads and writes: closed to every role, without labels, forms and a place in the menu. It
 * gets none of what the studio does with documents, such as revisions and the log of activities.
 */
export const defineTable = ({
  slug,
  columns,
  indexes = [],
  timestamps = false,
}: Table): CollectionConfig => ({
  slug,
  // Payload completes them in place, and tables share some.
  fields: columns.map((column) => ({ ...column })),
  indexes,
  timestamps,
  access: { ...closed, readVersions: noAccess },
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
})

/** Payload leaves the user of the studio untyped; it is the user of the request. */
type Viewer = { user: unknown }

/** The menu and the search leave out what belongs to a module that is off, for every role. */
const adminOptions = ({ group, shownTo }: MenuPlace, part: OfModule) => ({
  // Editors do not need the tab that shows the document as JSON.
  hideAPIURL: true,
  group: schemaText('menuGroups', group),
  hidden: ({ user }: Viewer) =>
    !isOffered(part) || !shownTo({ req: { user: user as PayloadRequest['user'] } }),
})

/** What Payload stores, without hooks: those come from the table of saves. A collection without versions refuses to read them. */
export const toCollectionConfig = ({
  schema,
  menu,
  access,
  findable,
  ...part
}: CollectionRecord): CollectionConfig => ({
  ...schema,
  access: { readVersions: noAccess, ...access },
  admin: { ...schema.admin, ...adminOptions(menu, part) },
  ...(findable && { custom: { ...schema.custom, findable } }),
})

export const toGlobalConfig = ({ schema, menu, access, ...part }: GlobalRecord): GlobalConfig => ({
  ...schema,
  access: { readVersions: noAccess, ...access },
  admin: { ...schema.admin, ...adminOptions(menu, part) },
})
