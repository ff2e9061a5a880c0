import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { largestPlace, Picture } from './picture'

const source = { src: '/images/a.jpg', srcSet: '', width: 600, height: 400, alt: 'A house' }

test('a focal point becomes the object position; the centre adds no style', () => {
  const html = (position?: string) =>
    renderToStaticMarkup(<Picture source={{ ...source, ...(position && { position }) }} sizes="100vw" />)
  expect(html('20% 75%')).toContain('style="object-position:20% 75%"')
  expect(html()).not.toContain('style')
})

test.each([
  ['100vw', 'max-width:360px;max-height:270px;margin:auto'],
  ['(min-width: 64rem) 25rem, 10vw', 'max-width:360px'],
  ['(min-width: 64rem) 22rem, 10vw', null],
  ['(min-width: 24rem) 14rem, 90vw', null],
  ['(min-width: 36rem) 14rem, 90vw', 'max-width:360px'],
  ['(max-width: 20rem) 110vw, 20vw', null],
])('a picture of 240 pixels is enlarged by half at most: %s', (sizes, style) => {
  const small = { ...source, srcSet: '/images/a.jpg?width=400 240w', width: 240, height: 180 }
  const html = renderToStaticMarkup(<Picture source={small} sizes={sizes} />)
  if (style) expect(html).toContain(`style="${style}`)
  else expect(html).not.toContain('style')
})

test('what differs from reality stands on the picture', () => {
  const html = renderToStaticMarkup(
    <Picture source={{ ...source, mark: 'Virtually furnished' }} sizes="10vw" />,
  )
  expect(html).toMatch(/^<span class="picture-mark">Virtually furnished<\/span><img/)
})

test('a panorama fills the height of its place: its file is as much wider, and a small one is limited', () => {
  const html = (width: number) =>
    renderToStaticMarkup(
      <Picture
        source={{ ...source, width: 600, height: 200, srcSet: `/400 400w, /${width} ${width}w` }}
        sizes="(min-width: 64rem) 25vw, 80vw"
      />,
    )
  expect(html(1920)).toContain('sizes="(min-width: 64rem) 50vw, 160vw"')
  expect(html(1920)).not.toContain('style')
  expect(html(600)).toContain('style="max-width:900px;max-height:300px')
})

test.each([
  [1.5, 'sizes="20vw"'],
  [0.8, 'sizes="38vw"'],
])('in a place of shape %d a picture is as much wider as it is cut off', (shape, sizes) => {
  const wide = { ...source, srcSet: '/400 400w, /1920 1920w' }
  expect(renderToStaticMarkup(<Picture source={wide} sizes="20vw" shape={shape} />)).toContain(sizes)
})

test.each([
  [240, 180, 360],
  [600, 200, 533],
  [1200, 1800, 1800],
])('a picture of %d x %d pixels fills a wide place of at most %d pixels', (width, height, place) => {
  const small = { ...source, srcSet: `/images/a.jpg?width=1360 ${width}w`, width, height }
  expect(largestPlace(small, 16 / 9)).toBe(place)
})
