import { readdirSync } from 'node:fs'
import path from 'node:path'

import type { CollectionConfig, UploadConfig } from 'payload'
import { describe, expect, test } from 'vitest'

import { anyone, noAccess, roles } from '@/lib/payload/access'

import { findMissingLabels, findMissingLanguages } from '../../tests/support/studio-labels'

import { defineCollection, defineGlobal, defineTable, toCollectionConfig } from './define-collection'
import { collectionConfigs, collections, globalConfigs, globals, tables } from './registry'

const records = [...collections, ...globals].map((record) => [record.schema.slug, record] as const)

const kebabCase = (slug: string) => slug.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Files and folders with a collection or global: `media.ts`, or `pages/` with `pages.ts`. */
const entriesOf = (folder: string, others: string[]) =>
  readdirSync(path.join(import.meta.dirname, folder))
    .map((name) => name.replace(/\.ts$/, ''))
    .filter((name) => !name.endsWith('.test') && !others.includes(name))
    .sort()

test('every collection and global of the folder is registered, under the name of its file', () => {
  const namesOf = (list: readonly { schema: { slug: string } }[]) =>
    list.map(({ schema }) => kebabCase(schema.slug)).sort()
  expect(namesOf(collections)).toEqual(entriesOf('.', ['define-collection', 'globals', 'registry', 'tables']))
  expect(namesOf(globals)).toEqual(entriesOf('globals', []))
})

test('no two have the same slug', () => {
  const slugs = [...records.map(([slug]) => slug), ...tables.map(({ slug }) => slug)]
  expect(new Set(slugs).size).toBe(slugs.length)
})

const configs = [...collectionConfigs, ...globalConfigs].map((config) => [config.slug, config] as const)

test.each(configs)('%s has labels in every language of the studio', (slug, config) => {
  const labels = 'label' in config ? { label: config.label } : (config as CollectionConfig).labels
  expect(Object.keys({ ...labels })).not.toEqual([])
  expect([
    ...Object.entries({ ...labels }).flatMap(([name, label]) => findMissingLanguages(label, name)),
    ...findMissingLanguages(config.admin?.group, 'group'),
    ...(config.admin?.description ? findMissingLanguages(config.admin.description, 'description') : []),
    ...config.fields.flatMap((field) => findMissingLabels(field, slug)),
  ]).toEqual([])
})

const basic = ['create', 'read', 'update', 'delete']

test.each(collections.map((each) => [each.schema.slug, each] as const))(
  'the collection %s has a rule for every operation, and for no other',
  (_slug, { schema, access }) => {
    const needed = [
      ...basic,
      ...(schema.versions ? ['readVersions'] : []),
      ...(schema.auth ? ['unlock', 'admin'] : []),
    ]
    expect(Object.keys(access).sort()).toEqual(needed.sort())
  },
)

test.each(globals.map((each) => [each.schema.slug, each] as const))(
  'the global %s has a rule for every operation, and for no other',
  (_slug, { schema, access }) => {
    const needed = ['read', 'update', ...(schema.versions ? ['readVersions'] : [])]
    expect(Object.keys(access).sort()).toEqual(needed.sort())
  },
)

test.each(records)('every rule of %s describes what it allows each role', (_slug, { access }) => {
  for (const rule of Object.values(access)) {
    expect(rule).toBeTypeOf('function')
    expect(Object.keys(rule.scopes).sort()).toEqual([...roles].sort())
    const isLimited = Object.values(rule.scopes).some((scope) => scope === 'own' || scope === 'published')
    expect(isLimited ? rule.note : 'Needs none.').toMatch(/^\p{Lu}[^\n]+\.$/u)
  }
})

test('collections of the same group follow each other in the list', () => {
  const groups = collections.map(({ menu }) => menu.group)
  const blocksOfGroups = groups.filter((group, index) => group !== groups[index - 1])
  expect(blocksOfGroups).toEqual([...new Set(groups)])
})

test('a collection without versions refuses to read them', () => {
  const withoutVersions = collectionConfigs.filter(({ versions }) => !versions)
  expect(withoutVersions.length).toBeGreaterThan(0)
  for (const { access } of withoutVersions) expect(access?.readVersions).toBe(noAccess)
})

test('every table of the folder is registered', async () => {
  const files = readdirSync(path.join(import.meta.dirname, 'tables'))
  const modules = await Promise.all(files.map((file) => import(`./tables/${file.replace(/\.ts$/, '')}.ts`)))
  const defined = modules.flatMap((each) => Object.values(each))
  expect(defined.length).toBeGreaterThan(20)
  expect(new Set(defined)).toEqual(new Set(tables))
})

test('a table is closed to everyone and has nothing of the studio', () => {
  const column = { name: 'code', type: 'text' } as const
  const made = defineTable({ slug: 'ones', columns: [column] })
  expect(made).toMatchObject({ slug: 'ones', fields: [column], timestamps: false, lockDocuments: false })
  expect(made.fields[0]).not.toBe(column)
  expect(made.admin).toEqual({ hidden: true })
  const operations = ['create', 'delete', 'read', 'readVersions', 'update'] as const
  expect(Object.keys(made.access ?? {}).sort()).toEqual(operations)
  for (const operation of operations) expect(made.access?.[operation]).toBe(noAccess)
  for (const part of ['labels', 'hooks', 'endpoints', 'versions']) expect(made).not.toHaveProperty(part)
})

describe('what does not compile', () => {
  const labels = {
    singular: { nl: 'Een', fr: 'Un', en: 'One', de: 'Eins' },
    plural: { nl: 'Enen', fr: 'Uns', en: 'Ones', de: 'Einsen' },
  }
  const menu = { group: 'system', shownTo: anyone } as const
  const access = { create: anyone, read: anyone, update: anyone, delete: anyone }
  const schema = { slug: 'ones', labels, fields: [] }

  test('a rule that is missing', () => {
    const { delete: _, ...rest } = access
    // @ts-expect-error the rule for deleting is missing
    expect(defineCollection({ schema, menu, access: rest })).toBeDefined()
    const globalSchema = { ...schema, label: labels.singular }
    // @ts-expect-error the rule for changing is missing
    expect(defineGlobal({ schema: globalSchema, menu, access: { read: anyone } })).toBeDefined()
  })

  test('versions without a rule for reading them', () => {
    // @ts-expect-error the rule for versions is missing
    expect(defineCollection({ schema: { ...schema, versions: true }, menu, access })).toBeDefined()
    const { read, update } = access
    const globalSchema = { ...schema, label: labels.singular, versions: true }
    // @ts-expect-error the rule for versions is missing
    expect(defineGlobal({ schema: globalSchema, menu, access: { read, update } })).toBeDefined()
  })

  test('accounts without rules for unlocking and for the studio', () => {
    // @ts-expect-error the rules of accounts are missing
    expect(defineCollection({ schema: { ...schema, auth: true }, menu, access })).toBeDefined()
  })

  test('a rule without a description', () => {
    const read = () => true
    // @ts-expect-error a rule comes from lib/payload/access
    expect(defineCollection({ schema, menu, access: { ...access, read } })).toBeDefined()
  })

  test('access or a group inside the schema', () => {
    // @ts-expect-error access belongs beside the schema
    expect(defineCollection({ schema: { ...schema, access: {} }, menu, access })).toBeDefined()
    const admin = { group: 'Elsewhere' }
    // @ts-expect-error the group belongs to the menu
    expect(defineCollection({ schema: { ...schema, admin: { ...admin } }, menu, access })).toBeDefined()
  })

  test('a whole record compiles', () => {
    expect(toCollectionConfig(defineCollection({ schema, menu, access })).slug).toBe('ones')
  })
})

const uploads = collections.flatMap((each) =>
  typeof each.schema.upload === 'object' ? [[each.schema.slug, each.schema] as const] : [],
)

test.each(uploads)(
  'uploads of %s fetch no URL, name their kinds of files and offer no crop',
  (_slug, schema) => {
    const { pasteURL, mimeTypes = [], crop } = schema.upload as UploadConfig
    expect({ pasteURL, crop }).toEqual({ pasteURL: false, crop: false })
    expect(mimeTypes.length).toBeGreaterThan(0)
  },
)
