import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

import type { Field } from 'payload'
import { expect, test, vi } from 'vitest'

import { collectionConfigs } from '@/collections/registry'
import { locales } from '@/lib/i18n/locales'
import { schemaText } from '@/lib/i18n/schema-messages'

import { siteFolder } from '../../scripts/lib/site-folder.mjs'
import { renderBlock } from '../../tests/support/render-block'
import { findMissingLabels, findMissingLanguages, innerFields } from '../../tests/support/studio-labels'

import type { BlockDefinition, BlockSlug } from './define-block'
import { blocks, blockSchemas } from './registry'

type StoredBlock = Parameters<typeof renderBlock>[0]

/** Every block, typed alike; the compiler would only see what all of them share. */
const all = (blocks as unknown as BlockDefinition<BlockSlug>[]).map(
  (block) => [block.schema.slug, block] as const,
)

const fixtureOf = async (block: BlockDefinition<BlockSlug>) => (await block.fixture()) as StoredBlock

const kebabCase = (slug: string) => slug.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Of the product, and of the agency whose site this is. */
const places = [import.meta.dirname, path.join(siteFolder('.'), 'blocks')].filter((place) =>
  existsSync(place),
)

test('every folder is registered, under the same name', () => {
  const folders = places
    .flatMap((place) => readdirSync(place, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
  expect(all.map(([slug]) => kebabCase(slug)).sort()).toEqual(folders.map(({ name }) => name).sort())
})

test('no two blocks have the same slug', () => {
  expect(new Set(all.map(([slug]) => slug)).size).toBe(all.length)
})

/** The blocks that a collection accepts. */
function kindsIn(fields: Field[]): unknown[] {
  const list = fields.find((field) => field.type === 'blocks' && field.name === 'blocks')
  return list?.type === 'blocks' ? (list.blockReferences ?? []) : fields.map(innerFields).flatMap(kindsIn)
}

test.each(all)('%s can be placed somewhere', (slug, { offeredIn }) => {
  expect(offeredIn.length).toBeGreaterThan(0)
  const taking = collectionConfigs.filter(({ fields }) => kindsIn(fields).includes(slug))
  // A pattern takes what a page takes.
  const expected = [...offeredIn, ...(offeredIn.includes('pages') ? ['patterns'] : [])]
  expect(taking.map((collection) => collection.slug).sort()).toEqual(expected.sort())
})

test.each(blockSchemas.map((schema) => [schema.slug, schema] as const))(
  '%s has texts in every language of the studio',
  (slug, { labels, admin, fields }) => {
    expect([
      ...findMissingLanguages(labels?.singular, 'singular label'),
      ...findMissingLanguages(labels?.plural, 'plural label'),
      ...findMissingLanguages(admin?.group, 'group'),
      ...findMissingLanguages(admin?.custom?.description, 'description'),
      ...fields.flatMap((field) => findMissingLabels(field, slug)),
    ]).toEqual([])
  },
)

test.each(all)('%s has a description of one sentence', (slug) => {
  for (const locale of locales)
    expect(schemaText('blocks', slug, 'description')[locale]).toMatch(/^\p{Lu}[^\n]{20,160}\.$/u)
})

test.each(all)('%s has a thumbnail', (slug, { schema }) => {
  const { url } = schema.admin.images.thumbnail
  // Those of an agency lie beside its blocks.
  if (url.startsWith('data:image/svg+xml,')) return expect(decodeURIComponent(url)).toContain('<svg')
  expect(url).toBe(`/blocks/${kebabCase(slug)}.svg`)
  expect(existsSync(path.join(process.cwd(), 'public', url))).toBe(true)
})

test.each(all)('%s has a type named after it', (slug, { schema }) => {
  expect(schema.interfaceName?.toLowerCase()).toBe(`${slug}block`.toLowerCase())
})

test.each(all)('%s renders its own example', async (slug, block) => {
  const fixture = await fixtureOf(block)
  expect(fixture.blockType).toBe(slug)
  const html = await renderBlock(fixture)
  expect(html).toContain('<section')
  expect(html).not.toMatch(/undefined|\[object Object\]|NaN/)
})

test.each(all)('%s renders its example in every language', async (_, block) => {
  const fixture = await fixtureOf(block)
  for (const locale of locales) {
    expect(await renderBlock(fixture, { locale, path: `/${locale}/` })).toContain('<section')
  }
})

const allFields = (fields: Field[]): Field[] =>
  fields.flatMap((field) => [field, ...allFields(innerFields(field))])

test.each(all)('%s can be hidden without being deleted', (_, { schema }) => {
  const status = allFields(schema.fields).find((field) => 'name' in field && field.name === 'status')
  expect(status).toMatchObject({ type: 'select', options: ['published', 'hidden'] })
})

test.each(all)('%s renders nothing when an editor hides it', async (_, block) => {
  const hidden = { ...(await fixtureOf(block)), status: 'hidden' } as StoredBlock
  expect(await renderBlock(hidden)).toBe('')
})

test('an unknown block renders nothing and is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const unknown = { blockType: 'fromAnotherVersion' } as unknown as StoredBlock
  expect(await renderBlock(unknown)).toBe('')
  expect(warn).toHaveBeenCalledWith('Unknown block "fromAnotherVersion" on /fr/')
})
