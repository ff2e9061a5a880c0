import { afterAll, beforeAll, expect, test } from 'vitest'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { openStudioApi, type StudioApi } from '../../support/studio-api'

/** What is no text is refused before the save begins, and a save that fails half-way loses nothing. */

let running: TestPayload
let studio: StudioApi
let id: string

beforeAll(async () => {
  running = await makePayload()
  studio = await openStudioApi(running, 'editor')
  const data = { title: 'Vendre', intro: 'Bien vendre', _status: 'published' } as const
  id = (await makeMinimal(running.payload, 'articles', data)).id
})
afterAll(() => running.stop())

const read = () => running.payload.findByID({ collection: 'articles', id, locale: 'all', depth: 0 })

const save = (data: object, query = 'locale=fr') =>
  studio.send(`/api/articles/${id}?${query}`, { method: 'PATCH', body: { ...data, _status: 'published' } })

const words = { type: 'text', text: 'words', format: 0, version: 1 }
const richText = (...children: unknown[]) => ({ root: { type: 'root', children } })
const inBlock = (content: unknown) => [{ blockType: 'richText', content }]

test.each<[object, string?]>([
  [{ intro: {} }],
  [{ intro: ['x'] }],
  [{ intro: { fr: 'x' } }],
  [{ intro: { fr: {} } }, 'locale=all'],
  [{ intro: { xx: 'x' } }, 'locale=all'],
  [{ seo: { metaTitle: {} } }],
  [{ sort: [1] }],
  [{ sort: { $inc: 1 } }],
  [{ publishedIn: [{}] }],
  [{ body: 'x' }],
  [{ body: {} }],
  [{ body: { root: null } }],
  [{ body: { root: { type: 'root', children: 'x' } } }],
  [{ body: richText(null) }],
  [{ body: richText('x') }],
  [{ body: richText({ ...words, text: { a: 1 } }) }],
  [{ body: richText({ type: 'paragraph', children: [{ ...words, text: { a: 1 } }] }) }],
  [{ body: richText({ type: 'constructor', children: [words] }) }],
  [{ blocks: inBlock({ root: { type: 'root', children: 'x' } }) }],
  [{ blocks: [{ blockType: 'richText', heading: { a: 1 } }] }],
])('%j is refused and changes nothing', async (data, query) => {
  const before = await read()
  expect((await save(data, query)).status).toBe(400)
  expect(await read()).toEqual(before)
})

test('texts, empty ones and lists of languages are saved', async () => {
  const body = richText({ type: 'paragraph', children: [words], version: 1 })
  for (const data of [{ intro: 'Mieux' }, { body }, { body: null }, { sort: 2 }, { publishedIn: ['fr'] }])
    expect((await save(data)).status).toBe(200)
  expect(await read()).toMatchObject({ intro: { fr: 'Mieux' }, sort: 2, publishedIn: ['fr'] })
})

test('a save that the database refuses half-way leaves the document as it was', async () => {
  const before = await read()
  const data = { intro: {} as never, title: 'Perdu' }
  await expect(running.payload.update({ collection: 'articles', id, data, locale: 'fr' })).rejects.toThrow()
  // The revision was claimed before, in a step of its own.
  expect(await read()).toEqual({ ...before, revision: expect.any(Number) })
})
