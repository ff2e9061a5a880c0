import { expect, test } from 'vitest'

import { renderBlock } from '../../../tests/support/render-block'
import { examplePicture } from '../example-picture.fixture'

import { galleryFixture } from './gallery.fixture'

const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)

test('without JavaScript every picture links to its largest size, or to the editor’s target', async () => {
  const links = linksOf(await renderBlock(galleryFixture, { locale: 'de' }))
  expect(links).toHaveLength(5)
  expect(links[0]).toBe('/blocks/example-picture.svg')
  expect(links[1]).toBe('/de/zu-verkaufen/')
})

test('the lightbox contains the pictures without their own link, with captions', async () => {
  const html = await renderBlock(galleryFixture)
  expect(html.match(/data-photo/g)).toHaveLength(4)
  expect(html).toContain('data-photo="Les hauteurs de la Meuse"')
})

test.each(['card-view', 'slider-view', 'single-view'] as const)(
  'as %s it shows every picture and caption',
  async (view) => {
    const html = await renderBlock({ ...galleryFixture, view })
    expect(html.match(/<img/g)).toHaveLength(5)
    expect(html).toContain('Les hauteurs de la Meuse')
  },
)

test('a grid has captions below, a mosaic on the pictures', async () => {
  expect(await renderBlock({ ...galleryFixture, arrangement: 'grid' })).toContain('<figcaption')
  expect(await renderBlock(galleryFixture)).not.toContain('<figcaption')
})

test('a deleted picture leaves no gap; without pictures nothing is rendered', async () => {
  const pictures = [{ image: 'gone' }, { image: examplePicture }]
  const html = await renderBlock({ ...galleryFixture, pictures })
  expect(html.match(/<li[ >]/g)).toHaveLength(1)
  expect(await renderBlock({ ...galleryFixture, pictures: [{ image: 'gone' }] })).toBe('')
})

test('the first picture of a page is not lazy', async () => {
  expect((await renderBlock(galleryFixture)).match(/loading="eager"/g)).toHaveLength(1)
})
