import '../../../tests/support/mock-reads'

import { expect, test, vi } from 'vitest'

import { findLatestProperties } from '@/lib/data/find-latest-properties'

import { exampleProperty } from '../../../tests/support/example-documents'
import { renderBlock } from '../../../tests/support/render-block'

import { heroBannerFixture } from './hero-banner.fixture'

test('the description tells how many properties there are', async () => {
  const html = await renderBlock(heroBannerFixture)
  expect(html).toContain('36 biens à vendre et 36 à louer')
})

test('the title is the main title of the page', async () => {
  expect(await renderBlock(heroBannerFixture)).toMatch(/<h1[^>]*>Votre bien, entre de bonnes mains<\/h1>/)
})

test('with properties it shows them, with a picture only it asks for none', async () => {
  expect(await renderBlock(heroBannerFixture)).toContain(exampleProperty.href)
  vi.mocked(findLatestProperties).mockClear()
  expect(await renderBlock({ ...heroBannerFixture, bannerType: 'image' })).not.toContain(exampleProperty.href)
  expect(findLatestProperties).not.toHaveBeenCalled()
})

test('without any property the picture remains', async () => {
  vi.mocked(findLatestProperties).mockResolvedValueOnce([])
  const html = await renderBlock(heroBannerFixture)
  expect(html).toContain('/blocks/example-picture.svg')
  expect(html).not.toContain(exampleProperty.href)
})

test('the quick search leads to the lists of the language and can be left out', async () => {
  const html = await renderBlock(heroBannerFixture, { locale: 'nl' })
  expect(html).toContain('action="/nl/te-koop/"')
  expect(html).toContain('formAction="/nl/te-huur/"')
  expect(await renderBlock({ ...heroBannerFixture, showQuickSearch: false })).not.toContain('<form')
})

test('the link is an original path, shown in the language of the page', async () => {
  expect(await renderBlock(heroBannerFixture)).toContain('href="/fr/estimation-gratuite/"')
})
