import { expect, test } from 'vitest'

import type { Media } from '@/payload-types'

import { siteLogos } from './site-logos'

const media = (filename: string): Media => ({
  id: filename,
  filename,
  url: `/media/${filename}`,
  mimeType: 'image/png',
  width: 400,
  height: 100,
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
})

const shownOf = (brand: Parameters<typeof siteLogos>[0]) => {
  const { logo, logoOnDark } = siteLogos(brand, 'Immo Exemple')
  return [logo, logoOnDark].map((each) => each && [/(light|dark|one)/.exec(each.src)?.[0], each.shownAs])
}

test('each ground has the logo that is made for it', () => {
  expect(shownOf({ logo: media('light'), logoOnDark: media('dark'), logoOneColour: media('one') })).toEqual([
    ['light', undefined],
    ['dark', undefined],
  ])
})

test('the logo of a single colour is painted white where one for dark grounds is missing', () => {
  expect(shownOf({ logo: media('light'), logoOneColour: media('one') })).toEqual([
    ['light', undefined],
    ['one', 'white'],
  ])
  expect(shownOf({ logoOneColour: media('one') })[0]).toEqual(['one', undefined])
})

test('without any the name is shown', () => {
  expect(shownOf({})).toEqual([null, null])
})
