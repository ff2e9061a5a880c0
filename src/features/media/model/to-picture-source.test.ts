import { expect, test } from 'vitest'

import type { Media } from '@/payload-types'

import { pictureUpTo } from './picture-up-to'
import { toPictureSource } from './to-picture-source'

const sizes = (widest: number): Media['sizes'] =>
  Object.fromEntries(
    [400, 600, 1360, 1920].map((wanted) => {
      const width = Math.min(wanted, widest)
      return [`w${wanted}`, { url: '/api/media/file/x.webp', width, height: width / 2 }]
    }),
  )

const media = (widest: number, url = '/api/media/file/house-1.jpg'): Media => ({
  id: '1',
  alt: 'Een huis',
  url,
  filename: 'house-1.jpg',
  mimeType: 'image/jpeg',
  width: widest,
  height: widest / 2,
  sizes: sizes(widest),
  createdAt: '2026-01-15T09:00:00.000Z',
  updatedAt: '2026-01-15T09:00:00.000Z',
})

const candidates = (srcSet: string | undefined) => srcSet?.split(', ').map((each) => each.split(' ')) ?? []

test('a large picture has four widths; 600 is the default', () => {
  const source = toPictureSource(media(3000))
  expect(source).toMatchObject({ width: 600, height: 300, alt: 'Een huis' })
  expect(source?.src).toMatch(/^\/images\/house-1\.jpg\?width=600&height=auto&format=webp&v=[a-z0-9]+$/)
  expect(candidates(source?.srcSet).map(([, width]) => width)).toEqual(['400w', '600w', '1360w', '1920w'])
})

test('missing widths of a small picture are not repeated', () => {
  const source = toPictureSource(media(800))
  expect(
    candidates(source?.srcSet).map(([src, width]) => [/width=(\d+)/.exec(src ?? '')?.[1], width]),
  ).toEqual([
    ['400', '400w'],
    ['600', '600w'],
    ['1360', '800w'],
  ])
})

test('a page that needs no wide picture contains none', () => {
  expect(candidates(toPictureSource(media(3000), 600)?.srcSet)).toHaveLength(2)
})

test('a picture narrower than the default width has its own width', () => {
  expect(toPictureSource(media(300))).toMatchObject({ width: 300, height: 150 })
})

test('every URL contains the configured server', () => {
  const source = toPictureSource(media(3000, 'https://cdn.example.com/api/media/file/house-1.jpg'))
  const all = [source?.src, ...candidates(source?.srcSet).map(([src]) => src)]
  expect(all.every((src) => src?.startsWith('https://cdn.example.com/images/house-1.jpg?'))).toBe(true)
})

test('a film, an id and null are no pictures', () => {
  expect(toPictureSource({ ...media(800), mimeType: 'video/mp4' })).toBeNull()
  expect(toPictureSource('some-id')).toBeNull()
  expect(toPictureSource(null)).toBeNull()
})

test('a focal point sets the position of a cropped picture; the centre needs none', () => {
  expect(toPictureSource({ ...media(800), focalX: 20, focalY: 75.4 })?.position).toBe('20% 75%')
  expect(toPictureSource({ ...media(800), focalX: 0, focalY: 500 })?.position).toBe('0% 100%')
  expect(toPictureSource({ ...media(800), focalX: 50, focalY: 50 })).not.toHaveProperty('position')
})

test.each([
  ['inside of the shown part', { focalX: 60, focalY: 30 }, '70% 10%'],
  ['outside of it', { focalX: 10, focalY: 90 }, '0% 100%'],
  ['in the middle of the whole', {}, undefined],
])('a focal point %s is found in a cropped picture', (_where, point, position) => {
  const crop = { x: 25, y: 25, width: 50, height: 50 }
  expect(toPictureSource({ ...media(800), ...point, crop })?.position).toBe(position)
})

test('a replaced file has another URL, even within the same second', () => {
  const at = (updatedAt: string) => toPictureSource({ ...media(800), updatedAt })?.src
  expect(at('2026-01-15T09:00:00.001Z')).not.toBe(at('2026-01-15T09:00:00.002Z'))
})

test('the file for social networks is the widest below the limit', () => {
  const source = toPictureSource(media(3000))
  if (!source) throw new Error('no picture')
  expect(pictureUpTo(source, 1360)).toMatchObject({ width: 1360, height: 680 })
  expect(pictureUpTo(source, 1360).src).toContain('width=1360&')
  expect(pictureUpTo({ ...source, srcSet: '' }, 1360)).toMatchObject({ width: 600, height: 300 })
})
