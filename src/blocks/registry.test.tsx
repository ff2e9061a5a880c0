import '../../tests/support/mock-reads'

import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

import type { Field } from 'payload'
import { expect, test, vi } from 'vitest'

import { locales } from '@/lib/i18n/locales'

import { renderBlock } from '../../tests/support/render-block'

import type { BlockDefinition, BlockSlug } from './define-block'
import { blocks, blockSlugsFor } from './registry'

type StoredBlock = Parameters<typeof renderBlock>[0]

/** Every block of the list, whatever its kind; the compiler would only see what all kinds share. */
const all = (blocks as unknown as BlockDefinition<BlockSlug>[]).map(
  (block) => [block.schema.slug, block] as const,
)

const fixtureOf = async (block: BlockDefinition<BlockSlug>) => (await block.fixture()) as StoredBlock

const kebabCase = (slug: string) => slug.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What `npm run new:block` leaves to be written counts as missing. */
const isWritten = (text: string | undefined) => Boolean(text?.trim()) && !text?.startsWith('TODO')

/** Languages in which a text of the studio is missing. */
const missingIn = (text: unknown) =>
  locales.filter((locale) => !isWritten((Object(text) as Partial<Record<string, string>>)[locale]))

type Complaint = string

const complainAbout = (text: unknown, place: string): Complaint[] =>
  missingIn(text).map((locale) => `${place} in ${locale}`)

function complainAboutOptions(field: Field, place: string): Complaint[] {
  if (!('options' in field)) return []
  return field.options.flatMap((option) => {
    const { label, value } = typeof option === 'string' ? { label: option, value: option } : option
    // What is written the same everywhere, such as "A++", may be a plain text.
    return typeof option === 'object' && typeof label === 'string'
      ? []
      : complainAbout(label, `option ${value} of ${place}`)
  })
}

/** The fields inside a field: of groups, rows and lists, of tabs, and of blocks within the block. */
function innerFields(field: Field): Field[] {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => tab.fields)
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.fields)
  return 'fields' in field ? field.fields : []
}

function complainAboutField(field: Field, parent: string): Complaint[] {
  const place = `${parent}.${'name' in field && field.name ? field.name : field.type}`
  const isNamed = ('name' in field && Boolean(field.name)) || field.type === 'collapsible'
  const description = field.admin && 'description' in field.admin ? field.admin.description : undefined
  const tabs = field.type === 'tabs' ? field.tabs : []
  return [
    ...(isNamed && field.type !== 'ui'
      ? complainAbout('label' in field && field.label, `label of ${place}`)
      : []),
    ...(description ? complainAbout(description, `description of ${place}`) : []),
    // The button that adds a row names one of them.
    ...(field.type === 'array' ? complainAbout(field.labels?.singular, `name of a row of ${place}`) : []),
    ...complainAboutOptions(field, place),
    ...tabs.flatMap((tab) => complainAbout(tab.label, `tab label of ${place}`)),
    ...innerFields(field).flatMap((inner) => complainAboutField(inner, place)),
  ]
}

test('every folder is registered, under the same name', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  expect(all.map(([slug]) => kebabCase(slug)).sort()).toEqual(folders.map(({ name }) => name).sort())
})

test('no two blocks have the same slug', () => {
  expect(new Set(all.map(([slug]) => slug)).size).toBe(all.length)
})

test.each(all)('%s can be placed somewhere', (slug, { offeredIn }) => {
  expect(offeredIn.length).toBeGreaterThan(0)
  expect(offeredIn.every((place) => blockSlugsFor(place).includes(slug))).toBe(true)
})

test.each(all)('%s speaks every language of the studio', (slug, { schema }) => {
  const { labels, admin, fields } = schema
  expect([
    ...complainAbout(labels.singular, 'singular label'),
    ...complainAbout(labels.plural, 'plural label'),
    ...complainAbout(admin.group, 'group'),
    ...complainAbout(admin.custom.description, 'description'),
    ...fields.flatMap((field) => complainAboutField(field, slug)),
  ]).toEqual([])
})

test.each(all)('%s describes itself in one sentence', (_, { schema }) => {
  for (const locale of locales)
    expect(schema.admin.custom.description[locale]).toMatch(/^\p{Lu}[^\n]{20,160}\.$/u)
})

test.each(all)('%s has a thumbnail', (slug, { schema }) => {
  const { url } = schema.admin.images.thumbnail
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
  expect(status).toMatchObject({ type: 'select', options: [{ value: 'published' }, { value: 'hidden' }] })
})

test.each(all)('%s shows nothing when an editor hides it', async (_, block) => {
  const hidden = { ...(await fixtureOf(block)), status: 'hidden' } as StoredBlock
  expect(await renderBlock(hidden)).toBe('')
})

test('a kind of block that is not known shows nothing and is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const unknown = { blockType: 'fromAnotherVersion' } as unknown as StoredBlock
  expect(await renderBlock(unknown)).toBe('')
  expect(warn).toHaveBeenCalledWith('Unknown block "fromAnotherVersion" on /fr/')
})
