import { expect, test } from 'vitest'

import type { Media } from '@/payload-types'

import { siteIcons } from './site-icons'

const picture = (changes: Partial<Media> = {}): Media => ({
  id: '1',
  url: '/api/media/file/sign.png',
  filename: 'sign.png',
  mimeType: 'image/png',
  width: 512,
  height: 512,
  updatedAt: '2026-03-01T00:00:00.000Z',
  createdAt: '2026-03-01T00:00:00.000Z',
  sizes: { w400: { width: 400, height: 400, url: '/api/media/file/sign-w400.webp' } },
  ...changes,
})

const version = Date.parse('2026-03-01T00:00:00.000Z').toString(36)

test('the uploaded picture is the icon: a small webp for tabs, the file itself for devices', () => {
  expect(siteIcons(picture())).toEqual({
    small: {
      src: `/images/sign.png?width=400&height=auto&format=webp&v=${version}`,
      sizes: '400x400',
      type: 'image/webp',
    },
    original: { src: `/api/media/file/sign.png?v=${version}`, sizes: '512x512', type: 'image/png' },
  })
})

test('pictures of another server keep their host; a picture without sizes is used as it is', () => {
  const url = 'https://cdn.example.com/api/media/file/sign.png'
  expect(siteIcons(picture({ url }))?.small.src).toMatch(/^https:\/\/cdn\.example\.com\/images\/sign\.png\?/)
  expect(siteIcons(picture({ url }))?.original.src).toBe(`${url}?v=${version}`)
  const icons = siteIcons(picture({ sizes: {} }))
  expect(icons?.small).toEqual(icons?.original)
})

test('a cropped picture shows no device its whole file', () => {
  const sizes = {
    w400: { width: 256, height: 128, url: '/api/media/file/sign-w400.webp' },
    w600: { width: 256, height: 128, url: '/api/media/file/sign-w600.webp' },
  }
  const icons = siteIcons(picture({ sizes, crop: { x: 0, y: 0, width: 50, height: 25 } }))
  expect(icons?.original).toEqual({
    src: `/images/sign.png?width=600&height=auto&format=webp&v=${version}`,
    sizes: '256x128',
    type: 'image/webp',
  })
  expect(icons?.small.src).toContain('width=400&')
})

test.each([null, undefined, 'an id', picture({ url: null }), picture({ mimeType: 'video/mp4' })])(
  'without a stored picture the default icons stay (%#)',
  (media) => expect(siteIcons(media)).toBeNull(),
)
