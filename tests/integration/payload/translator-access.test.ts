import type { CollectionSlug, Field, GlobalSlug, Payload } from 'payload'
import { fieldAffectsData } from 'payload/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { collectionConfigs, globalConfigs } from '@/collections/registry'

import { makeAccounts, type Account } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { collectionTable, globalTable } from './access-table'

let running: TestPayload
let payload: Payload
let translator: Account
let editor: Account

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  const accounts = await makeAccounts(payload)
  translator = accounts.translator
  editor = accounts.editor
})
afterAll(() => running.stop())

type Data = Record<string, unknown>

const as = (user: Account) => ({ user: user ?? undefined, overrideAccess: false, context: quiet(), depth: 0 })

const slugs = collectionConfigs
  .map(({ slug }) => slug as CollectionSlug)
  .filter((slug) => collectionTable[slug]?.update?.includes('translator'))

/** Top-level fields with one value for all languages that a request can contain. */
function sharedFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field): Field[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => ('name' in tab && tab.name ? [] : sharedFields(tab.fields)))
    if (field.type === 'row' || field.type === 'collapsible') return sharedFields(field.fields)
    const isShared =
      fieldAffectsData(field) &&
      !('localized' in field && field.localized) &&
      !('virtual' in field && field.virtual)
    return isShared && field.type !== 'join' ? [field] : []
  })
}

/** A value other than the stored one. */
function otherValue(field: Field, stored: unknown): unknown {
  switch (field.type) {
    case 'checkbox':
      return stored !== true
    case 'number':
      return typeof stored === 'number' ? stored + 1 : 7
    case 'date':
      return '2031-01-01T12:00:00.000Z'
    case 'select': {
      const values = field.options.map((option) => (typeof option === 'string' ? option : option.value))
      const other = values.find((value) => value !== stored && ![stored].flat().includes(value))
      return field.hasMany ? [other] : other
    }
    case 'text':
    case 'textarea':
    case 'code':
      return 'hasMany' in field && field.hasMany ? ['other'] : 'other'
    case 'json':
      return { other: true }
    case 'array':
    case 'blocks':
      return []
    default:
      return undefined
  }
}

const written = new Set([
  'id',
  'createdAt',
  'updatedAt',
  '_status',
  // Claimed by every save.
  'revision',
  'revisedBy',
  'revisedAt',
  'revisedIn',
  'revisedFrom',
  'keptFrom',
  'deletedAt',
  'sizes',
  'thumbnailURL',
  'url',
])

const read = async (collection: CollectionSlug, id: string) =>
  (await payload.findByID({
    collection,
    id,
    locale: 'fr',
    draft: true,
    depth: 0,
    showHiddenFields: true,
  })) as unknown as Data

describe('a translator changes no value that is the same in every language', () => {
  test.each(slugs.map((slug) => [slug]))('in %s', async (slug) => {
    const { id } = await makeMinimal(payload, slug)
    const fields = sharedFields(payload.collections[slug].config.fields).filter(
      (field) => 'name' in field && !written.has(field.name),
    )
    const names = fields.flatMap((field) => ('name' in field ? [field.name] : []))
    const before = await read(slug, id)
    const data = Object.fromEntries(
      fields.flatMap((field) =>
        'name' in field ? [[field.name, otherValue(field, before[field.name])]] : [],
      ),
    )
    await payload.update({ collection: slug, id, data, locale: 'fr', ...as(translator) } as Parameters<
      Payload['update']
    >[0])
    const after = await read(slug, id)
    for (const name of names) expect({ [name]: after[name] }).toEqual({ [name]: before[name] })
    expect(names.length).toBeGreaterThan(0)
  })
})

const isStored = (field: Field): field is Field & { name: string } =>
  'name' in field && Boolean(field.name) && field.type !== 'ui' && field.type !== 'join'

const isLocalized = (field: Field) => 'localized' in field && Boolean(field.localized)

function isClosed(field: Field): boolean {
  const rule = 'access' in field ? field.access?.update : undefined
  return rule !== undefined && rule({ req: { user: translator } } as Parameters<typeof rule>[0]) !== true
}

/** The paths of fields without languages that a translator can edit in the form. */
function openFields(fields: readonly Field[], path: string): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => openFields(tab.fields, path))
    if (field.type === 'row' || field.type === 'collapsible') return openFields(field.fields, path)
    if (!isStored(field) || written.has(field.name)) return []
    if (isLocalized(field) || field.type === 'blocks' || isClosed(field)) return []
    const here = `${path}.${field.name}`
    return 'fields' in field ? openFields(field.fields, here) : [here]
  })
}

describe('the form shows a translator texts alone as open', () => {
  const ofPayload =
    /\.(id|blockName|blockType|focalX|focalY|filename|filesize|mimeType|width|height|prefix|email|password)$/
  test.each(slugs.map((slug) => [slug]))('in %s', (slug) => {
    const stated = collectionConfigs.find((each) => each.slug === slug)?.upload ? ofPayload : /\.id$/
    const open = openFields(payload.collections[slug].config.fields, slug)
    expect(open.filter((path) => !stated.test(path) && !/sizes\./.test(path))).toEqual([])
  })

  test('in blocks', () => {
    const open = (payload.config.blocks ?? []).flatMap(({ slug, fields }) => openFields(fields, slug))
    expect(open.filter((path) => !ofPayload.test(path))).toEqual([])
  })
})

test('no global is open to a translator', async () => {
  expect(Object.values(globalTable).filter(({ update }) => update.includes('translator'))).toEqual([])
  for (const { slug } of globalConfigs) {
    const update = payload.updateGlobal({ slug: slug as GlobalSlug, data: {}, ...as(translator) })
    await expect(update, slug).rejects.toMatchObject({ status: 403 })
  }
})

const blocks = [
  { blockType: 'callToAction', heading: 'Un', titleSize: 'h2' },
  { blockType: 'callToAction', heading: 'Deux' },
]

async function makePage() {
  const { id } = await makeMinimal(payload, 'pages', { title: 'Vendre', blocks, _status: 'published' })
  const page = await payload.findByID({ collection: 'pages', id, locale: 'fr', depth: 0 })
  return { id, rows: page.blocks ?? [] }
}

const save = (id: string, data: Data, more: Data = {}) =>
  payload.update({ collection: 'pages', id, data, locale: 'nl', ...as(translator), ...more })

test('a translator writes the texts of blocks, not their options, their order or their number', async () => {
  const { id, rows } = await makePage()
  const [first, second] = rows
  await save(id, {
    title: 'Verkopen',
    blocks: [
      { ...second, heading: 'Twee' },
      { ...first, heading: 'Een', titleSize: 'h1' },
      { blockType: 'callToAction', heading: 'Drie' },
    ],
  })
  await save(id, { blocks: [] })
  const dutch = await payload.findByID({ collection: 'pages', id, locale: 'nl', draft: true, depth: 0 })
  expect(dutch).toMatchObject({
    title: 'Verkopen',
    blocks: [
      { id: first?.id, heading: 'Een', titleSize: 'h2' },
      { id: second?.id, heading: 'Twee' },
    ],
  })
  expect(dutch.blocks).toHaveLength(2)
})

test("a translator's save creates a draft that an editor publishes", async () => {
  const { id } = await makePage()
  await save(id, { title: 'Verkopen' })
  await expect(save(id, { title: 'Verkopen', _status: 'published' })).rejects.toMatchObject({ status: 403 })
  await expect(save(id, {}, { unpublishAllLocales: true })).rejects.toMatchObject({ status: 403 })
  const live = () =>
    payload.findByID({ collection: 'pages', id, locale: 'nl', fallbackLocale: false, depth: 0 })
  expect(await live()).toMatchObject({ _status: 'published' })
  expect((await live()).title ?? '').toBe('')
  await payload.update({
    collection: 'pages',
    id,
    data: { _status: 'published' },
    locale: 'nl',
    ...as(editor),
  })
  expect(await live()).toMatchObject({ title: 'Verkopen', _status: 'published' })
})

test('a translator brings back no older version', async () => {
  const { id } = await makePage()
  const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: id } } })
  const version = String(docs[0]?.id)
  const restore = (draft: boolean) =>
    payload.restoreVersion({ collection: 'pages', id: version, draft, ...as(translator) })
  await expect(restore(true)).rejects.toMatchObject({ status: 403 })
  await expect(restore(false)).rejects.toMatchObject({ status: 403 })
})

test('a translator describes a picture and does not replace it', async () => {
  const { id } = await makeMinimal(payload, 'media')
  const before = await payload.findByID({ collection: 'media', id })
  const update = (more: Data) =>
    payload.update({
      collection: 'media',
      id,
      locale: 'nl',
      data: { alt: 'Een foto', focalX: 3 },
      ...as(translator),
      ...more,
    })
  const file = { data: Buffer.from('x'), mimetype: 'image/png', name: 'x.png', size: 1 }
  await expect(update({ file })).rejects.toMatchObject({ status: 403 })
  await update({})
  expect(await payload.findByID({ collection: 'media', id, locale: 'nl' })).toMatchObject({
    alt: 'Een foto',
    focalX: before.focalX,
    filename: before.filename,
  })
})
