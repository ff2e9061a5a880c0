import { expect, test } from 'vitest'

import { examplePicture } from '@/blocks/example-picture.fixture'
import type { Page } from '@/payload-types'

import { renderToHtml } from '../../../../tests/support/render-block'

import { isPlainBanner, PageBanner } from './page-banner'

const film = {
  ...examplePicture,
  url: '/api/media/file/meuse.mp4',
  filename: 'meuse.mp4',
  mimeType: 'video/mp4',
}

const render = (banner: Page['banner']) =>
  renderToHtml(<PageBanner title="Contact" banner={banner} locale="fr" />)

test.each<[string, Page['banner'], boolean]>([
  ['a picture', { type: 'image', image: examplePicture }, true],
  ['a film', { type: 'video', video: film }, true],
  ['the picture of a film', { type: 'video', image: examplePicture }, true],
  ['no picture', { type: 'image', image: null }, false],
  ['a picture that is away', { type: 'image', image: 'gone' }, false],
  ['no film', { type: 'video', video: null }, false],
])('with %s it has a stage, or else its title alone', async (_, banner, hasStage) => {
  const html = await render(banner)
  expect(html.includes('hero-stage')).toBe(hasStage)
  expect(html).toMatch(/<h1[^>]*>Contact<\/h1>/)
  expect(isPlainBanner(banner)).toBe(!hasStage)
})
