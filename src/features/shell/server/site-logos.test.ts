import { expect, test } from 'vitest'

import { resolveTheme, type Theme } from '@/lib/theme/theme'
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

const dark = resolveTheme(null, { colours: { ground: '#12161c' }, fonts: {}, sizes: {}, texts: {} })

const shownOf = (brand: Parameters<typeof siteLogos>[0], theme?: Theme) => {
  const { logo, logoOnDark } = siteLogos(brand, 'Immo Exemple', theme)
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

test('a dark site has the logo for dark grounds in its header, or the ordinary one on a white plate', () => {
  expect(shownOf({ logo: media('light'), logoOnDark: media('dark') }, dark)[0]).toEqual(['dark', undefined])
  expect(shownOf({ logo: media('light'), logoOneColour: media('one') }, dark)[0]).toEqual(['one', 'white'])
  expect(shownOf({ logo: media('light') }, dark)).toEqual([['light', 'on plate'], null])
})
