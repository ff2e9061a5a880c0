import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

const paragraph = (text: string) => ({
  type: 'paragraph',
  version: 1,
  children: [{ type: 'text', text, format: 0, version: 1 }],
})

/** As Payload's editor stores a picture that Word pasted. */
const pending = {
  type: 'upload',
  version: 3,
  id: '65f0c1d2e3a4b5c6d7e8f901',
  pending: { formID: '65f0c1d2e3a4b5c6d7e8f902', src: 'file:///C:/clip_image002.png' },
}

const bodyOf = (...children: object[]) => ({
  root: { type: 'root', direction: null, format: '', indent: 0, version: 1, children },
})

const read = (id: string) =>
  payload.findByID({ collection: 'articles', id, locale: 'fr', draft: true, depth: 0 })

const textsOf = (body: unknown) =>
  [...JSON.stringify(body).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text)

test('a picture that was never stored does not stop a publication, and the text around it stays', async () => {
  const list = {
    type: 'quote',
    version: 1,
    children: [{ type: 'text', text: 'Citation', version: 1 }, pending],
  }
  const body = bodyOf(paragraph('Avant'), pending, list, paragraph('Après'))
  const { id } = await makeMinimal(payload, 'articles', { _status: 'draft' })
  await payload.update({
    collection: 'articles',
    id,
    locale: 'fr',
    draft: true,
    data: { body } as never,
    context: quiet(),
  })
  expect(JSON.stringify((await read(id)).body)).toContain('"pending"')
  await payload.update({
    collection: 'articles',
    id,
    locale: 'fr',
    data: { _status: 'published' },
    context: quiet(),
  })
  const published = await read(id)
  expect(published._status).toBe('published')
  expect(JSON.stringify(published.body)).not.toContain('"pending"')
  expect(textsOf(published.body)).toEqual(['Avant', 'Citation', 'Après'])
})

test('in a block it is left out too', async () => {
  const blocks = [{ blockType: 'richText', content: bodyOf(paragraph('Avant'), pending) }]
  const { id } = await makeMinimal(payload, 'pages', { blocks, _status: 'published' } as never)
  const page = await payload.findByID({ collection: 'pages', id, locale: 'fr', depth: 0 })
  expect(JSON.stringify(page.blocks)).not.toContain('"pending"')
  expect(textsOf(page.blocks)).toContain('Avant')
})
