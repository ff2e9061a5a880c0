import { expect, test } from 'vitest'

import { renderBlock } from '../../../tests/support/render-block'

import { customHtmlFixture } from './custom-html.fixture'

test('tables and disclosures are rendered, links are in the page’s language', async () => {
  const html = await renderBlock(customHtmlFixture, { locale: 'nl' })
  expect(html).toContain('<th scope="row">Vente</th>')
  expect(html).toContain('<details>')
  expect(html).toContain('href="/nl/gratis-schatting/"')
})

test('markup stored in another way is sanitised before rendering', async () => {
  const html = await renderBlock({
    ...customHtmlFixture,
    html: '<p onclick="alert(1)">Tarif</p><script>alert(1)</script><iframe src="https://evil.example"></iframe>',
  })
  expect(html).toContain('<p>Tarif</p>')
  expect(html).not.toMatch(/onclick|<script|<iframe|evil/)
})

test('without allowed markup in the language nothing is rendered', async () => {
  expect(await renderBlock({ ...customHtmlFixture, html: '' })).toBe('')
  expect(await renderBlock({ ...customHtmlFixture, html: '<script>alert(1)</script>' })).toBe('')
})
