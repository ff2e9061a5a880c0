import { expect, test } from 'vitest'

import { toCardPhotos } from './card-photo'

const picture = {
  src: '/images/house-640.webp',
  srcSet: '/images/house-320.webp 320w, /images/house-1360.webp 1360w, /images/house-1920.webp 1920w',
  width: 640,
  height: 480,
  alt: 'House',
}

test('a card gets no file wider than it can show', () => {
  expect(toCardPhotos([picture])).toEqual([
    {
      src: '/images/house-640.webp',
      srcSet: '/images/house-320.webp 320w, /images/house-1360.webp 1360w',
      alt: 'House',
    },
  ])
})

test('the pictures keep their order, and each what stays visible of it', () => {
  const photos = toCardPhotos([
    { ...picture, position: '50% 0%' },
    { ...picture, srcSet: '', alt: 'Garden' },
  ])
  expect(photos.map(({ alt, position, srcSet }) => [alt, position, srcSet !== ''])).toEqual([
    ['House', '50% 0%', true],
    ['Garden', undefined, false],
  ])
})

test('a furnished room stays marked as such', () => {
  const [photo] = toCardPhotos([{ ...picture, alteration: 'virtuallyStaged', mark: 'Virtually furnished' }])
  expect(photo?.mark).toBe('Virtually furnished')
})
