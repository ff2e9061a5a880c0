import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { contrastRatio, isDark, minTextContrast } from '@/lib/values/contrast'

import { contrastPairs } from '../../../tests/support/contrast-pairs'
import type { SiteTheme } from './site-theme'
import { isDarkTheme, nearestReadableBrand, resolveTheme } from './theme'
import { defaultColours, defaultFonts } from './tokens'

const bare: SiteTheme = { colours: {}, fonts: {}, sizes: {}, texts: {} }
const ownTheme: SiteTheme = {
  colours: { brand: '#0b6e4f', accent: '#e8c547', ground: '#fdfdf8' },
  fonts: { fontHeadings: 'newsreader', fontPrint: 'source-serif-4' },
  sizes: { radius: '10px', headingWeight: '500' },
  texts: { '--text-hero': '4rem' },
  motif: 'none',
}

describe('what is used', () => {
  test('is the product’s own look without a theme', () => {
    const { palette, fonts, motif } = resolveTheme({ primaryColour: '', headingFont: null }, bare)
    expect(palette).toMatchObject(defaultColours)
    expect([fonts, motif]).toEqual([defaultFonts, 'steps'])
  })

  test('is what theme.css says, and the rest of the product', () => {
    const { palette, fonts, sizes, motif, texts } = resolveTheme(null, ownTheme)
    expect(palette).toMatchObject({ brand: '#0b6e4f', accent: '#e8c547', ground: '#fdfdf8', ink: '#0f1a24' })
    expect(fonts).toEqual({ fontHeadings: 'newsreader', fontText: 'archivo', fontPrint: 'source-serif-4' })
    expect(sizes).toMatchObject({ radius: '10px', headingWeight: '500', headingSpacing: '-0.02em' })
    expect([motif, texts]).toEqual(['none', ownTheme.texts])
  })

  test('is what the studio sets before both', () => {
    const chosen = {
      primaryColour: '#7a1f5c',
      accentColour: '#a3d9ff',
      headingFont: 'figtree',
      textFont: 'source-sans-3',
      radius: 'large',
      motif: 'steps',
    }
    const { palette, paper, fonts, sizes, motif } = resolveTheme(chosen, ownTheme)
    expect([palette.brand, palette.accent, paper.brand]).toEqual(['#7a1f5c', '#a3d9ff', '#7a1f5c'])
    expect(fonts).toEqual({ fontHeadings: 'figtree', fontText: 'source-sans-3', fontPrint: 'source-sans-3' })
    expect([sizes.radius, motif]).toEqual(['12px', 'steps'])
  })

  test('is a font with all letters in documents', () => {
    const { fonts } = resolveTheme({ textFont: 'bricolage-grotesque' }, ownTheme)
    expect([fonts.fontText, fonts.fontPrint]).toEqual(['bricolage-grotesque', 'source-serif-4'])
  })

  test('is never a value that nobody offers', () => {
    const chosen = { primaryColour: 'red', headingFont: 'comic', radius: 'round', motif: 'x' }
    expect(resolveTheme(chosen, ownTheme)).toEqual(resolveTheme(null, ownTheme))
  })
})

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
const grounds: [string, SiteTheme][] = [
  ['light', ownTheme],
  ['dark', { ...bare, colours: { ground: '#12161c', mist: '#1b222b', ink: '#eef2f6' } }],
]

test.each(grounds)('any brand of a %s site can be read, and its words too', (_, site) => {
  fc.assert(
    fc.property(anyColour, (primaryColour) => {
      const { palette, paper, hardGround } = resolveTheme({ primaryColour }, site)
      expect(contrastRatio(palette.brand, hardGround)).toBeGreaterThanOrEqual(minTextContrast)
      expect(contrastRatio(palette.onBrand, palette.brand)).toBeGreaterThanOrEqual(minTextContrast)
      expect(contrastRatio(paper.brand, '#ffffff')).toBeGreaterThanOrEqual(minTextContrast)
      const isLightText = palette.onBrand === '#ffffff'
      if (contrastRatio(palette.brand, '#000000') > 1.8) expect(isDark(palette.shade)).toBe(isLightText)
    }),
  )
})

test('a dark site has light texts on screens and dark ones on paper', () => {
  const theme = resolveTheme({ primaryColour: '#8fb8ff' }, grounds[1]?.[1])
  expect([isDarkTheme(theme), theme.palette.brand, theme.palette.onBrand]).toEqual([
    true,
    '#8fb8ff',
    '#0f1a24',
  ])
  expect(isDark(theme.paper.ground)).toBe(false)
  expect(contrastPairs(theme.paper).filter(({ ratio, least }) => ratio < least)).toEqual([])
})

test('the pairs name the one that cannot be read', () => {
  const { palette } = resolveTheme(null, { ...bare, colours: { slate: '#b0b8c0' } })
  const weak = contrastPairs(palette).filter(({ ratio, least }) => ratio < least)
  expect(weak.map(({ text, ground }) => `${text} on ${ground}`)).toEqual(['slate on ground', 'slate on mist'])
})

test('the nearest readable brand is the colour itself when it can be read', () => {
  expect(nearestReadableBrand('#1f6f5c')).toBe('#1f6f5c')
  expect(nearestReadableBrand('#c9e265')).toBe('#687531')
})
