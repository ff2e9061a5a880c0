import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import type { Locale } from '@/lib/i18n/locales'

import { makeAccounts, type Account } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'

/** A block that is duplicated or pasted in one language keeps its texts in all of them. */

let running: TestPayload
let payload: Payload
let accounts: Awaited<ReturnType<typeof makeAccounts>>

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
})
afterAll(() => running.stop())

type Data = Record<string, unknown>
type Row = Data & { id: string; rowLocation?: string }
type Stored = { id: string; title: string; blocks: Row[] }

interface Options {
  locale: Locale | 'all'
  user: Account
  collection: 'pages' | 'modules'
}

const asEditor = (options: Partial<Options> = {}) => ({
  collection: 'pages' as const,
  locale: 'fr' as const,
  fallbackLocale: false as const,
  draft: true,
  depth: 0,
  overrideAccess: false,
  user: accounts.editor,
  context: quiet(),
  ...options,
})

const call = <Name extends 'create' | 'update' | 'findByID' | 'duplicate'>(
  name: Name,
  values: Data,
  options?: Partial<Options>,
) =>
  // The data of all kinds of blocks is written by hand here.
  (payload[name] as (given: Data) => Promise<unknown>)({ ...asEditor(options), ...values }) as Promise<Stored>

const read = (id: string, options?: Partial<Options>) => call('findByID', { id }, options)

/** A page with a call-to-action block whose texts and buttons are in French and Dutch. */
async function makePage(): Promise<Stored> {
  const links = [
    { label: 'Un', url: '/un/' },
    { label: 'Deux', url: '/deux/' },
  ]
  const blocks = [{ blockType: 'callToAction', heading: 'Bonjour', links }]
  const page = await call('create', { data: { title: 'Page', blocks } })
  const [row] = page.blocks
  const dutch = (row?.links as Row[]).map((link, index) => ({ ...link, label: ['Een', 'Twee'][index] }))
  await call(
    'update',
    { id: page.id, data: { title: 'Pagina', blocks: [{ ...row, heading: 'Dag', links: dutch }] } },
    { locale: 'nl' },
  )
  return read(page.id)
}

let ids = 0
const newId = () => (++ids).toString(16).padStart(24, 'a')

/** The row that the studio sends for a duplicated or pasted one: the values of the form with new ids. */
const copyOf = (row: Row | undefined, values: Data = {}): Row => ({
  ...(row as Row),
  id: newId(),
  links: (row?.links as Row[]).map((link) => ({ ...link, id: newId() })),
  ...values,
})

const textsOf = (row: Row | undefined) => ({
  heading: row?.heading,
  labels: (row?.links as { label: unknown }[]).map(({ label }) => label),
})

const bothLanguages = {
  heading: { fr: 'Bonjour', nl: 'Dag' },
  labels: [
    { fr: 'Un', nl: 'Een' },
    { fr: 'Deux', nl: 'Twee' },
  ],
}

test('only staff read the location of a block', async () => {
  const { id, blocks } = await makePage()
  expect(blocks[0]?.rowLocation).toBe(`pages/${id}/${blocks[0]?.id}`)
  await call('update', { id, data: { _status: 'published', slug: 'adresse' } })
  const published = await read(id, { user: null })
  expect(published.blocks[0]?.rowLocation ?? null).toBeNull()
})

test('a duplicated block has the texts of all languages, and the original keeps its own', async () => {
  const { id, blocks } = await makePage()
  const copy = copyOf(blocks[0], { heading: 'Bonsoir' })
  const saved = await call('update', { id, data: { blocks: [blocks[0], copy] } })
  expect(saved.blocks[1]?.rowLocation).toBe(`pages/${id}/${copy.id}`)
  const { blocks: stored } = await read(id, { locale: 'all' })
  expect(textsOf(stored[0])).toEqual(bothLanguages)
  expect(textsOf(stored[1])).toEqual({ ...bothLanguages, heading: { fr: 'Bonsoir', nl: 'Dag' } })
})

test('duplicated in another language than the first, it is complete as well', async () => {
  const { id } = await makePage()
  const { blocks } = await read(id, { locale: 'nl' })
  await call('update', { id, data: { blocks: [copyOf(blocks[0]), blocks[0]] } }, { locale: 'nl' })
  const { blocks: stored } = await read(id, { locale: 'all' })
  expect(textsOf(stored[0])).toEqual(bothLanguages)
})

test('a copy can be translated anew without getting its model’s texts back', async () => {
  const { id, blocks } = await makePage()
  const saved = await call('update', { id, data: { blocks: [blocks[0], copyOf(blocks[0])] } })
  const dutch = await read(id, { locale: 'nl' })
  const [model, copy] = dutch.blocks
  await call('update', { id, data: { blocks: [model, { ...copy, heading: 'Hallo' }] } }, { locale: 'nl' })
  await call('update', { id, data: { blocks: saved.blocks } })
  const { blocks: stored } = await read(id, { locale: 'all' })
  expect(stored[1]?.heading).toEqual({ fr: 'Bonjour', nl: 'Hallo' })
})

test('a block pasted on another page keeps all its languages, on a new page as well', async () => {
  const { blocks } = await makePage()
  const other = await call('create', { data: { title: 'Autre', blocks: [] } })
  await call('update', { id: other.id, data: { blocks: [copyOf(blocks[0])] } })
  expect(textsOf((await read(other.id, { locale: 'all' })).blocks[0])).toEqual(bothLanguages)

  const fresh = await call('create', { data: { title: 'Neuve', blocks: [copyOf(blocks[0])] } })
  expect(textsOf((await read(fresh.id, { locale: 'all' })).blocks[0])).toEqual(bothLanguages)

  const sharedModule = await call(
    'create',
    { data: { name: 'Module', blocks: [copyOf(blocks[0])] } },
    { collection: 'modules' },
  )
  const library = await read(sharedModule.id, { collection: 'modules', locale: 'all' })
  expect(textsOf(library.blocks[0])).toEqual(bothLanguages)
})

test('the texts of a list stay with its items when the model loses one before the copy is saved', async () => {
  const { id, blocks } = await makePage()
  const copy = copyOf(blocks[0])
  const [model] = blocks
  await call('update', { id, data: { blocks: [{ ...model, links: (model?.links as Row[]).slice(1) }] } })
  const other = await call('create', { data: { title: 'Autre', blocks: [copy] } })
  expect(textsOf((await read(other.id, { locale: 'all' })).blocks[0])).toEqual({
    heading: bothLanguages.heading,
    labels: [{ fr: 'Un' }, { fr: 'Deux' }],
  })
})

test('a document is read once, however many of its blocks are pasted', async () => {
  const { id, blocks } = await makePage()
  const find = vi.spyOn(payload, 'findByID')
  try {
    const pasted = [copyOf(blocks[0]), copyOf(blocks[0]), copyOf(blocks[0])]
    await call('create', { data: { title: 'Trois', blocks: pasted } })
    expect(find.mock.calls.filter(([query]) => query.id === id)).toHaveLength(1)
  } finally {
    find.mockRestore()
  }
})

test('a block pasted over another gets none of its texts', async () => {
  const { blocks } = await makePage()
  const other = await makePage()
  const [old] = other.blocks
  const dutchOnly = { ...blocks[0], heading: 'Autre' }
  const { id } = await call('create', { data: { title: 'Source', blocks: [copyOf(dutchOnly as Row)] } })
  const [model] = (await read(id)).blocks
  // The studio keeps the id of the row that was pasted over.
  const pasted = { ...copyOf(model), id: old?.id }
  await call('update', { id: other.id, data: { blocks: [pasted] } })
  const { blocks: stored } = await read(other.id, { locale: 'all' })
  expect(textsOf(stored[0])).toEqual({ ...bothLanguages, heading: { fr: 'Autre', nl: 'Dag' } })
})

test.each(['pages/65f0/66aa', 'users/1/2', 'pages//', '../x'])(
  'an address that leads nowhere changes nothing: %j',
  async (rowLocation) => {
    const { id, blocks } = await makePage()
    const data = { blocks: [blocks[0], copyOf(blocks[0], { rowLocation })] }
    await call('update', { id, data })
    expect((await read(id, { locale: 'all' })).blocks[1]?.heading).toEqual({ fr: 'Bonjour' })
  },
)

test('a removed block that is brought back has the texts of all languages', async () => {
  const { id, blocks } = await makePage()
  await call('update', { id, data: { blocks: [] } })
  expect((await read(id)).blocks).toEqual([])
  const again = { ...blocks[0], heading: 'Bonsoir' }
  await call('update', { id, data: { blocks: [again] } })
  const { blocks: stored } = await read(id, { locale: 'all' })
  expect(textsOf(stored[0])).toEqual({ ...bothLanguages, heading: { fr: 'Bonsoir', nl: 'Dag' } })
})

test('a removed row of a list within a block that is brought back has the texts of all languages', async () => {
  const { id, blocks } = await makePage()
  const [block] = blocks
  const links = block?.links as Row[]
  await call('update', { id, data: { blocks: [{ ...block, links: links.slice(0, 1) }] } })
  const again = links.map((link, index) => (index === 1 ? { ...link, label: 'Second' } : link))
  await call('update', { id, data: { blocks: [{ ...block, links: again }] } })
  const [stored] = (await read(id, { locale: 'all' })).blocks
  expect((stored?.links as Row[]).map(({ label }) => label)).toEqual([
    { fr: 'Un', nl: 'Een' },
    { fr: 'Second', nl: 'Twee' },
  ])
})

test('a removed row of a list of a setting that is brought back has the texts of all languages', async () => {
  const save = (locale: Locale, columns: Data[]) =>
    payload.updateGlobal({
      slug: 'footer',
      locale,
      fallbackLocale: false,
      depth: 0,
      draft: true,
      overrideAccess: false,
      user: accounts.administrator,
      context: quiet(),
      // The rows are those that a form sends.
      data: { columns } as never,
    }) as Promise<{ columns: Row[] }>
  const { columns } = await save('fr', [{ title: 'Acheter' }, { title: 'Louer' }])
  await save(
    'nl',
    columns.map((column, index) => ({ ...column, title: ['Kopen', 'Huren'][index] })),
  )
  await save('fr', [{ ...columns[0] }])
  await save('fr', columns)
  const stored = await payload.findGlobal({ slug: 'footer', locale: 'all', draft: true, depth: 0 })
  expect((stored.columns as unknown as Row[]).map(({ title }) => title)).toEqual([
    { fr: 'Acheter', nl: 'Kopen' },
    { fr: 'Louer', nl: 'Huren' },
  ])
})

test('a duplicated page has the texts of all languages under ids of its own', async () => {
  const { id, blocks } = await makePage()
  const copy = await call('duplicate', { id })
  const stored = await read(copy.id, { locale: 'all' })
  expect(textsOf(stored.blocks[0])).toEqual(bothLanguages)
  expect(stored.title).toMatchObject({ fr: expect.stringContaining('Page'), nl: expect.any(String) })
  expect(stored.blocks[0]?.id).not.toBe(blocks[0]?.id)
})
