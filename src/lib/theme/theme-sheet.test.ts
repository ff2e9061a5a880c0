import { describe, expect, test } from 'vitest'

import { fonts } from './fonts'
import { resolveTheme } from './theme'
import { findThemeSheet, fontFile, themeSheet, themeSheetPath } from './theme-sheet'

const chosen = {
  primaryColour: '#1F7A3D',
  accentColour: '#a3d9ff',
  headingFont: 'newsreader',
  textFont: 'source-sans-3',
  radius: 'medium',
  motif: 'none',
}

describe('the stylesheet', () => {
  test('has the faces of both fonts, each with a system font of the same measures', () => {
    const css = themeSheet(resolveTheme(chosen))
    expect(css.match(/@font-face/g)).toHaveLength(6)
    for (const [name, use] of [
      ['newsreader', 'headings'],
      ['source-sans-3', 'text'],
    ] as const) {
      expect(css).toContain(`url(${fonts[name].latin})`)
      expect(css).toContain(`'${fonts[name].name}','${fonts[name].name} fallback',`)
      expect(css).toContain(`size-adjust:${fonts[name][use].size}%`)
    }
  })

  test('has each face once where headings and texts have one font', () => {
    const css = themeSheet(resolveTheme({ ...chosen, headingFont: 'source-sans-3' }))
    expect(css.match(/@font-face/g)).toHaveLength(3)
  })

  test('has what is chosen, and turns the ornament off', () => {
    const css = themeSheet(resolveTheme(chosen))
    for (const part of ['--brand:#1f7a3d', '--on-accent:', '--radius:6px', '--stair:0', 'color-scheme:light'])
      expect(css.toLowerCase()).toContain(part)
  })

  test('of a dark site is light on paper', () => {
    const site = { colours: { ground: '#12161c', ink: '#eef2f6' }, fonts: {}, sizes: {}, texts: {} }
    const css = themeSheet(resolveTheme(null, site))
    expect(css).toContain('color-scheme:dark')
    expect(css).toMatch(/@media print\{:root\{color-scheme:light;[^}]*--ground:#ffffff/)
  })
})

describe('its path', () => {
  test('says what is chosen', () => {
    const path = themeSheetPath(chosen)
    expect(path).toMatch(
      /^\/theme\/p1f7a3d\.aa3d9ff\.hnewsreader\.tsource-sans-3\.rmedium\.mnone\.[0-9a-f]{8}\.css$/,
    )
    expect(findThemeSheet(path)).toEqual({
      css: themeSheet(resolveTheme({ ...chosen, primaryColour: '#1f7a3d' })),
      isCurrent: true,
    })
  })

  test('is short without a choice', () => {
    expect(themeSheetPath(null)).toMatch(/^\/theme\/[0-9a-f]{8}\.css$/)
    expect(themeSheetPath({ primaryColour: '' })).toBe(themeSheetPath(undefined))
  })

  test('of another build gets what this build makes', () => {
    const path = themeSheetPath(chosen).replace(/[0-9a-f]{8}\.css/, '00000000.css')
    expect(findThemeSheet(path)).toMatchObject({ isCurrent: false })
  })

  test.each([
    '/theme/p1f7a3d.css',
    '/theme/x1.00000000.css',
    '/theme/../a.00000000.css',
    '/theme/icon.svg',
    '/theme/p";}body{display:none}.00000000.css',
  ])('%s is no stylesheet', (path) => {
    expect(findThemeSheet(path)).toBeNull()
  })

  test('cannot put anything into the stylesheet', () => {
    const sheet = findThemeSheet('/theme/pzzz.hcomic-sans.r99px.mboth.00000000.css')
    expect(sheet?.css).toBe(themeSheet(resolveTheme(null)))
  })
})

test('the font loaded ahead is the one of the largest text', () => {
  expect(fontFile(chosen, 'fontHeadings')).toBe(fonts.newsreader.latin)
  expect(fontFile(chosen, 'fontText')).toBe(fonts['source-sans-3'].latin)
})
