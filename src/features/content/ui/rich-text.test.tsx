import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'

import { renderToHtml } from '../../../../tests/support/render-block'

import { RichText } from './rich-text'

const textNode = { type: 'text', text: 'words', format: 0, version: 1 }

const render = (node: object) => {
  const data = {
    root: { type: 'root', children: [node], direction: null, format: '', indent: 0, version: 1 },
  }
  return renderToHtml(<RichText data={data as unknown as ComponentProps<typeof RichText>['data']} />)
}

const link = (url: unknown, type = 'link') =>
  render({
    type: 'paragraph',
    children: [{ type, children: [textNode], fields: { url, linkType: 'custom' } }],
  })

const bad = [
  'javascript:alert(1)',
  'JAVA\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://bank.example@evil.example',
  'relative/path',
  undefined,
  3,
  {},
]

test.each(bad.flatMap((url) => [[url, 'link'] as const, [url, 'autolink'] as const]))(
  'of the link %j (%s) only the text remains',
  async (url, type) => {
    const html = await link(url, type)
    expect(html).toContain('words')
    expect(html).not.toContain('<a')
  },
)

test('good links are rendered, those to other sites in a new tab', async () => {
  expect(await link('/for-sale/')).toContain('<a href="/for-sale/">')
  expect(await link('#costs')).toContain('<a href="#costs">')
  expect(await link('https://example.org/a')).toMatch(
    /href="https:\/\/example.org\/a" target="_blank" rel="noopener"/,
  )
})

test.each([
  ['04 222 00 00', true],
  ['Appelez notre agence au 04 222 00 00', false],
])('a link named %s keeps to one line: %s', async (text, isOneLine) => {
  const fields = { linkType: 'custom', url: 'tel:+3242220000' }
  const html = await render({ type: 'link', children: [{ ...textNode, text }], fields })
  expect(html.includes('class="whitespace-nowrap"')).toBe(isOneLine)
})

test('a link to a document has no URL of its own and is text', async () => {
  const fields = { linkType: 'internal', doc: { relationTo: 'users', value: 'x' } }
  expect(await render({ type: 'link', children: [textNode], fields })).not.toContain('<a')
})

test.each([
  { url: 'javascript:alert(1)', mimeType: 'application/pdf', filename: 'x' },
  { url: 'https://evil.example/pixel.gif', mimeType: 'image/gif' },
  { url: '/api/users/', mimeType: 'image/png' },
  { url: '/api/documents/file/a.pdf', mimeType: 'application/pdf', filename: 'a.pdf' },
  null,
  'id',
])('the upload %j is not rendered', async (value) => {
  const html = await render({ type: 'upload', relationTo: 'media', value })
  expect(html).not.toMatch(/<img|<a/)
})

test('a picture of the library is rendered', async () => {
  const value = {
    url: 'https://cdn.example/api/media/file/house-1a.jpg',
    alt: 'A house',
    width: 20,
    height: 10,
  }
  expect(await render({ type: 'upload', relationTo: 'media', value })).toContain(
    'src="/api/media/file/house-1a.jpg"',
  )
})

const cropped = {
  url: 'https://cdn.example/api/media/file/house-1a.jpg',
  filename: 'house-1a.jpg',
  mimeType: 'image/jpeg',
  alt: 'A house',
  width: 3000,
  height: 1500,
  updatedAt: '2026-01-15T09:00:00.000Z',
  crop: { x: 0, y: 0, width: 50, height: 100 },
  sizes: {
    w400: { width: 400, height: 400 },
    w600: { width: 600, height: 600 },
    w1360: { width: 1360, height: 1360 },
    w1920: { width: 1500, height: 1500 },
  },
}

test('of a cropped picture the shown part is rendered in its widths, never the original', async () => {
  const html = await render({ type: 'upload', relationTo: 'media', value: cropped })
  expect(html).toMatch(/src="\/images\/house-1a\.jpg\?width=600&amp;height=auto&amp;format=webp&amp;v=\w+"/)
  expect(html).toMatch(/width="600" height="600" alt="A house" loading="lazy"/)
  expect(html).toMatch(/srcset="[^"]* 400w, [^"]* 600w, [^"]* 1360w, [^"]* 1500w"/i)
  expect(html).not.toMatch(/api\/media|cdn\.example/)
})

test.each([
  ['a width', { sizes: { w600: { width: '600w, https://evil.example/a.gif 2', height: 1 } } }],
  ['a file name', { filename: 'https://evil.example/a.gif 1w, x.jpg' }],
])('a text that stores an address of another site as %s shows only the own file', async (_what, part) => {
  const html = await render({ type: 'upload', relationTo: 'media', value: { ...cropped, ...part } })
  expect(html).toContain('src="/api/media/file/house-1a.jpg"')
  expect(html).not.toContain('evil')
})
