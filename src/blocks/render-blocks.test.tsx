import { createElement } from 'react'

import { expect, test } from 'vitest'

import { textsOf } from '../../tests/support/html'
import { renderToHtml } from '../../tests/support/render-block'

import { callToActionFixture } from './call-to-action/call-to-action.fixture'
import { RenderBlocks } from './render-blocks'

const block = (heading: string, options: object = {}) => ({ ...callToActionFixture, heading, ...options })

const render = (blocks: ReturnType<typeof block>[], columns?: number) =>
  renderToHtml(
    createElement(RenderBlocks, { blocks, context: { locale: 'fr', path: '/fr/', query: {}, columns } }),
  )

const count = (html: string, part: string) => html.split(part).length - 1

test('halves share a row with their widths, a full block is outside it', async () => {
  const html = await render([
    block('Un', { span: 6 }),
    block('Deux', { span: 6, columns: { sm: 6 } }),
    block('Trois'),
  ])
  expect(count(html, 'class="block-row')).toBe(1)
  expect(html).toContain('--sm:12;--md:6;--lg:6')
  expect(html).toContain('--sm:6;--md:6;--lg:6')
  expect(html.indexOf('Trois')).toBeGreaterThan(html.lastIndexOf('block-cell'))
  expect(count(html, 'class="block-cell')).toBe(2)
})

test('numbered blocks come first and hidden ones are left out', async () => {
  const html = await render([block('Un'), block('Deux', { sort: 1 }), block('Trois', { status: 'hidden' })])
  expect(textsOf(html, 'h2')).toEqual(['Deux', 'Un'])
})

test('inside a row, such as in a shared module, no further rows are created', async () => {
  expect(await render([block('Un', { span: 6 })], 8)).not.toContain('block-row')
})
