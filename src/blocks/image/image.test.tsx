import { expect, test } from 'vitest'

import { renderBlock } from '../../../tests/support/render-block'

import { imageFixture } from './image.fixture'

test('the picture has its description and a link in the language of the page', async () => {
  const html = await renderBlock(imageFixture, { locale: 'de' })
  expect(html).toContain('alt="Maisons en brique')
  expect(html).toContain('href="/de/zu-verkaufen/"')
})

test('without a URL there is no link', async () => {
  expect(await renderBlock({ ...imageFixture, url: null })).not.toContain('<a ')
})

test('a deleted picture is not rendered', async () => {
  expect(await renderBlock({ ...imageFixture, image: 'gone' })).not.toContain('<img')
})
