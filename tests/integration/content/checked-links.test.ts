import { createLocalReq, type Field, type Payload, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let req: PayloadRequest

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  req = await createLocalReq({}, payload)
})
afterAll(() => running.stop())

const bad = [
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'https://a@evil.example',
]

interface NamedField {
  path: string
  field: Field & { name: string; validate?: unknown }
}

function textFields(fields: readonly Field[], path: string): NamedField[] {
  return fields.flatMap((field): NamedField[] => {
    const here = 'name' in field ? `${path}.${field.name}` : path
    if ('tabs' in field) return field.tabs.flatMap((tab) => textFields(tab.fields, here))
    if ('fields' in field) return textFields(field.fields, here)
    return field.type === 'text' ? [{ path: here, field }] : []
  })
}

/** Named like a link, and none. */
const noLinks: Record<string, string> = {
  'importSources.url': 'checked by isFeedUrl, for sources that read from it',
  'media.url': 'written by Payload alone',
  'documents.url': 'written by Payload alone',
  'leadFiles.url': 'written by Payload alone',
  'media.thumbnailURL': 'written by Payload alone',
  'documents.thumbnailURL': 'written by Payload alone',
  'leadFiles.thumbnailURL': 'written by Payload alone',
}

test('every field that stores a link refuses scripts, data and hidden hosts', async () => {
  const { collections, globals, blocks = [] } = payload.config
  const all = [...collections, ...globals, ...blocks].flatMap(({ fields, slug }) => textFields(fields, slug))
  const links = all.filter(
    ({ path, field }) =>
      /(?:url|link|href|website|web)$/i.test(field.name) && !(path in noLinks) && !path.includes('.sizes'),
  )
  expect(links.length).toBeGreaterThan(10)
  const passed: string[] = []
  for (const { path, field } of links)
    for (const value of bad) {
      const check = field.validate as ((value: string, options: object) => unknown) | undefined
      const options = { ...field, data: {}, siblingData: {}, operation: 'update', path: [path], req }
      if (!check || (await check(value, options)) === true) passed.push(`${path} ${value}`)
    }
  expect(passed).toEqual([])
})

const paragraph = (link: object) => ({
  root: {
    type: 'root',
    direction: null,
    format: '',
    indent: 0,
    version: 1,
    children: [
      {
        type: 'list',
        listType: 'bullet',
        tag: 'ul',
        version: 1,
        children: [{ type: 'listitem', version: 1, value: 1, children: [link] }],
      },
    ],
  },
})

const linkNode = (type: string, fields: object) => ({
  type,
  version: 3,
  fields: { newTab: false, ...fields },
  children: [{ type: 'text', text: 'x', version: 1 }],
})

const publish = (link: object) =>
  makeMinimal(payload, 'articles', { body: paragraph(link), _status: 'published' } as never)

test.each(bad.flatMap((url) => ['link', 'autolink'].map((type) => [type, url] as const)))(
  'a text with the %s %s is not stored',
  async (type, url) => {
    await expect(publish(linkNode(type, { url, linkType: 'custom' }))).rejects.toMatchObject({ status: 400 })
  },
)

test('a link of a text to a document is not stored', async () => {
  const { id } = await makeMinimal(payload, 'pages')
  const doc = { relationTo: 'pages', value: id }
  await expect(publish(linkNode('link', { linkType: 'internal', doc }))).rejects.toMatchObject({
    status: 400,
  })
})

test.each(['/fr/a-vendre/?type=1,2', '/für/', '#prix', 'https://example.org/a?b=c,d', 'tel:+3242223344'])(
  'the link %s of a text is stored as it is',
  async (url) => {
    const { id } = await publish(linkNode('link', { url, linkType: 'custom' }))
    const stored = await payload.findByID({ collection: 'articles', id, depth: 0, context: quiet() })
    expect(JSON.stringify(stored.body)).toContain(`"url":${JSON.stringify(url)}`)
  },
)
