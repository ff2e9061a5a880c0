import { createElement } from 'react'

import { expect, test, vi } from 'vitest'

import { findSpotlightProperties } from '@/features/listings/server/find-latest-properties'
import { findProjects } from '@/features/projects/server/find-projects'
import type { Media } from '@/payload-types'

import { exampleProject, exampleProjects, exampleProperty } from '../../../tests/support/example-documents'
import { renderBlock, renderToHtml } from '../../../tests/support/render-block'
import { examplePicture } from '../example-picture.fixture'
import { RenderBlocks } from '../render-blocks'

import { fillCounts } from './hero-banner'
import { heroBannerFixture } from './hero-banner.fixture'

const film: Media = {
  ...examplePicture,
  id: 'film',
  url: '/api/media/file/meuse.mp4',
  filename: 'meuse.mp4',
  mimeType: 'video/mp4',
}

const secondPicture: Media = {
  ...examplePicture,
  id: 'second',
  url: '/blocks/hero-banner.svg',
  alt: 'Le port',
}

const gallery = {
  ...heroBannerFixture,
  bannerType: 'gallery' as const,
  slides: [
    { image: examplePicture, link: { label: 'Nos biens', url: '/for-sale/' } },
    { image: secondPicture, link: { url: '/for-rent/' } },
  ],
}

/** The opening tag of every slide, in order. */
const slidesOf = (html: string) => html.match(/<div[^>]*class="hero-slide[^>]*>/g) ?? []

const picturesOf = (html: string) => html.match(/<img[^>]*>/g) ?? []

test('the description contains the numbers of properties', async () => {
  const html = await renderBlock(heroBannerFixture)
  expect(html).toContain('36 biens à vendre et 36 à louer')
})

test('the title is the main title of the page', async () => {
  expect(await renderBlock(heroBannerFixture)).toMatch(/<h1[^>]*>Votre bien, entre de bonnes mains<\/h1>/)
})

test('with a picture only, no properties and projects are read', async () => {
  vi.mocked(findSpotlightProperties).mockClear()
  vi.mocked(findProjects).mockClear()
  const html = await renderBlock({ ...heroBannerFixture, bannerType: 'image' })
  expect(html).toContain('/blocks/example-picture.svg')
  expect(findSpotlightProperties).not.toHaveBeenCalled()
  expect(findProjects).not.toHaveBeenCalled()
})

test('properties with a picture become slides with a link', async () => {
  const html = await renderBlock(heroBannerFixture)
  expect(slidesOf(html)).toHaveLength(2)
  expect(html).toContain(`href="${exampleProperty.href}"`)
  expect(html).toMatch(/€\s285\.000</)
  expect(html).toMatch(/€\s850 \/ mois</)
})

test('without properties the picture is shown', async () => {
  vi.mocked(findSpotlightProperties).mockResolvedValueOnce([])
  const html = await renderBlock(heroBannerFixture)
  expect(html).toContain('/blocks/example-picture.svg')
  expect(slidesOf(html)).toEqual([])
})

test('only a picture, a film or slides make it tall', async () => {
  const bare = { ...heroBannerFixture, bannerType: 'image' as const, image: null }
  expect(await renderBlock(bare)).toContain('class="hero hero-plain"')
  expect(await renderBlock({ ...bare, image: examplePicture })).toContain('class="hero"')
  expect(await renderBlock({ ...gallery, image: null })).toContain('class="hero"')
  const filmAlone = { ...bare, bannerType: 'video' as const, video: film }
  expect(await renderBlock(filmAlone)).toContain('class="hero"')
})

test('over a picture that cannot be measured the header is light, with a strong veil', async () => {
  const html = await renderBlock({ ...heroBannerFixture, bannerType: 'image' }, { isBelowHeader: true })
  expect(html).toContain('data-header="light"')
  expect(html).toContain('color-mix(in srgb, var(--dark) 72%, transparent)')
  const withoutPicture = { ...heroBannerFixture, bannerType: 'image' as const, image: null }
  const bare = await renderBlock(withoutPicture, { isBelowHeader: true })
  expect(bare).not.toContain('data-header')
  expect(bare).not.toContain('color-mix')
})

test('only the first banner of a page, and only below the header, decides its colours', async () => {
  const banner = { ...heroBannerFixture, bannerType: 'image' as const }
  expect(await renderBlock(banner)).not.toMatch(/data-header|color-mix/)
  const both = createElement(RenderBlocks, {
    blocks: [banner, { ...banner }],
    context: { locale: 'fr', path: '/fr/', query: {}, isBelowHeader: true },
  })
  const html = await renderToHtml(both)
  expect(html.match(/data-header=/g)).toHaveLength(1)
  expect(html.match(/color-mix/g)).toHaveLength(1)
})

test('project slides link to the project, or to its own site in a new tab', async () => {
  vi.mocked(findProjects).mockResolvedValueOnce(exampleProjects)
  const html = await renderBlock({ ...heroBannerFixture, bannerType: 'projects' })
  expect(html).toContain(`href="${exampleProject.href}"`)
  expect(html).toMatch(
    /<a href="https:\/\/www\.residence-de-la-halle\.example" target="_blank" rel="noopener"/,
  )
  expect(html, 'sold out ones are not put forward').not.toContain('Clos des Alouettes')
})

test('without projects the picture is shown', async () => {
  vi.mocked(findProjects).mockResolvedValueOnce([])
  const html = await renderBlock({ ...heroBannerFixture, bannerType: 'projects' })
  expect(html).toContain('/blocks/example-picture.svg')
})

test('only the first of several slides is shown and loaded at first', async () => {
  const html = await renderBlock(gallery)
  expect(slidesOf(html).map((tag) => tag.includes(' hidden'))).toEqual([false, true])
  expect(picturesOf(html).map((tag) => tag.includes('loading="eager"'))).toEqual([true, false])
  expect(html, 'nothing pretends to move before it does').toMatch(/<div data-motion-controls="" hidden=""/)
})

test('links of gallery slides are named by their label or by the alternative text', async () => {
  const html = await renderBlock(gallery)
  expect(html).toContain('href="/fr/a-vendre/"')
  expect(html).toContain('href="/fr/a-louer/"')
  expect(html).toContain('Le port</span>')
})

test('without JavaScript the slides after the first one are links', async () => {
  const html = await renderBlock(gallery)
  const list = /<noscript>(.*)<\/noscript>/.exec(html)?.[1] ?? ''
  expect(list).toContain('href="/fr/a-louer/"')
  expect(list).not.toContain('href="/fr/a-vendre/"')
})

test('a single slide is a static picture', async () => {
  const html = await renderBlock({ ...gallery, slides: gallery.slides.slice(0, 1) })
  expect(slidesOf(html)).toHaveLength(1)
  expect(html).not.toContain('aria-roledescription="carrousel"')
})

test('a film loads after its picture; the page does not request it', async () => {
  const html = await renderBlock({ ...heroBannerFixture, bannerType: 'video', video: film })
  expect(html).toMatch(/<video hidden="" [^>]*preload="none"/)
  expect(html).toMatch(/<div data-motion-controls="" hidden=""/)
  expect(picturesOf(html)[0]).toContain('fetchPriority="high"')
})

test('the quick search opens the lists of the language and can be left out', async () => {
  const html = await renderBlock(heroBannerFixture, { locale: 'nl' })
  expect(html).toContain('action="/nl/te-koop/"')
  expect(html).toMatch(/<input type="radio" [^>]*name="goal" [^>]*value="rent"|name="goal" value="rent"/)
  expect(await renderBlock({ ...heroBannerFixture, showQuickSearch: false })).not.toContain('<form')
})

test('an original path becomes a link in the language of the page', async () => {
  expect(await renderBlock(heroBannerFixture)).toContain('href="/fr/estimation-gratuite/"')
})

const offered = { sale: 1234, rent: 0 }

test('all occurrences of both placeholders become numbers', () => {
  expect(fillCounts('{saleCount} + {rentCount} = {saleCount}', offered, 'en-GB')).toBe('1,234 + 0 = 1,234')
})

test('other braces are unchanged', () => {
  expect(fillCounts('{count} {salecount} {saleCount', offered, 'en-GB')).toBe(
    '{count} {salecount} {saleCount',
  )
})

test('replacement patterns in a text have no effect', () => {
  expect(fillCounts("$& {saleCount} $'", offered, 'en-GB')).toBe("$& 1,234 $'")
})
