import { expect, test } from 'vitest'

import { renderBlock } from '../../../tests/support/render-block'

import { callToActionFixture } from './call-to-action.fixture'

test('only the first button is emphasised', async () => {
  const html = await renderBlock(callToActionFixture)
  expect(html.match(/button-brand/g)).toHaveLength(1)
  expect(html.indexOf('button-brand')).toBeLessThan(html.indexOf('button-quiet'))
})

test('a phone number opens in a new tab, a page of the site does not', async () => {
  const html = await renderBlock(callToActionFixture)
  expect(html).toMatch(/<a href="tel:\+3242220000" target="_blank"/)
  expect(html).toMatch(/<a href="\/fr\/estimation-gratuite\/" class/)
})

test('the decorative background is hidden from screen readers', async () => {
  expect(await renderBlock(callToActionFixture)).toMatch(/<img[^>]*alt=""/)
})
