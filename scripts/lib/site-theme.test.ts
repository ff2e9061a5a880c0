import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { describe, expect, onTestFinished, test } from 'vitest'

import { isDarkTheme, resolveTheme } from '@/lib/theme/theme'
import { siteTheme } from '@site/generated/theme'

import { contrastPairs } from '../../tests/support/contrast-pairs'
import { themeNames } from '../new-site/answers'
import { parseTheme, siteThemeFiles } from './site-theme.mjs'

const root = process.cwd()
const parse = (rules: string) => parseTheme(`:root { ${rules} }`, { root })
const shipped = (name: string) =>
  parseTheme(readFileSync(`starter/themes/${name}/theme.css`, 'utf8'), { root, file: name })

describe('a theme', () => {
  test('is read by the kinds of its tokens', () => {
    expect(
      parse(
        '--brand: #0b6e4f; --on-dark: #fefefe; --font-text: figtree; --radius: 10px; --text-hero: clamp(2rem, 1rem + 3vw, 4rem); --text-hero--line-height: 1; --motif: none',
      ),
    ).toEqual({
      colours: { brand: '#0b6e4f', onDark: '#fefefe' },
      fonts: { fontText: 'figtree' },
      sizes: { radius: '10px' },
      texts: { '--text-hero': 'clamp(2rem, 1rem + 3vw, 4rem)', '--text-hero--line-height': '1' },
      motif: 'none',
    })
  })

  test.each([
    ['--brand: green', '--brand is "green"'],
    ['--font-print: bricolage-grotesque', '--font-print is "bricolage-grotesque"; it must be one of archivo'],
    ['--font-text: Comic Sans', '--font-text is "Comic Sans"'],
    ['--radius: 2px}body{color:red', 'other styles belong to blocks'],
    ['--radius: url(x)', '--radius is "url(x)"; it must be a size'],
    ['--text-hero: #ffffff', '--text-hero is "#ffffff"'],
    ['@media print { --brand: #000000 }', 'without rules in it'],
    ['a { color: red }', 'without rules in it'],
    ['--brand: #0b6e4f !important', 'without "!important"'],
    ['--motif: waves', 'one of steps, none'],
    ['--colour: #ffffff', 'no token --colour'],
    ['--text-huge: 9rem', 'no token --text-huge'],
  ])('with %s is refused', (rules, message) => {
    expect(() => parse(rules)).toThrow(message)
  })
})

describe.each(themeNames)('the theme %s', (name) => {
  const theme = resolveTheme(null, shipped(name))

  test('can be read everywhere, on screens and on paper', () => {
    const pairs = [...contrastPairs(theme.palette), ...contrastPairs(theme.paper)]
    expect(pairs.filter(({ ratio, least }) => ratio < least)).toEqual([])
  })

  test('keeps its brand, which needs no other shade', () => {
    expect(theme.palette.brand).toBe(shipped(name).colours.brand)
  })
})

test('the theme of this site can be read everywhere', () => {
  const weak = contrastPairs(resolveTheme(null, siteTheme).palette).filter(
    ({ ratio, least }) => ratio < least,
  )
  expect(weak).toEqual([])
})

test('the shipped themes differ in more than colours, and one is dark', () => {
  const themes = themeNames.map((name) => resolveTheme(null, shipped(name)))
  expect(new Set(themes.map(({ fonts }) => fonts.fontHeadings)).size).toBe(themes.length)
  expect(themes.map(isDarkTheme)).toEqual([false, false, true])
})

test('the modules of an agency are written into its own folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'perron-theme-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  symlinkSync(path.join(root, 'src'), path.join(folder, 'src'))
  mkdirSync(path.join(folder, 'site'))
  writeFileSync(path.join(folder, 'site/theme.css'), ':root { --brand: #0b6e4f }')
  writeFileSync(path.join(folder, 'site/icon.svg'), '<svg viewBox="0 0 8 8"/>\n')
  const files = siteThemeFiles(folder)
  expect([...files.keys()]).toEqual(['site/generated/theme.ts', 'site/generated/pictures.ts'])
  expect(files.get('site/generated/theme.ts')).toContain('"brand": "#0b6e4f"')
  expect(files.get('site/generated/pictures.ts')).toContain('"icon": "<svg viewBox=\\"0 0 8 8\\"/>"')
})

/** Text files whose content visitors or editors see. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    // A route may be a folder that is named like a file.
    .filter((entry) => entry.isFile() && /\.(?:tsx?|css|svg|json|cjs|mjs)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/^(?:scripts|start|fonts)\b/.test(path.relative(folder, file)))

test('the colours of the demo are in its own folder alone', () => {
  const ofDemo = readFileSync('demo/site/theme.css', 'utf8').match(/#[0-9a-f]{6}/g) ?? []
  expect(ofDemo.length).toBeGreaterThan(0)
  const isOfDemo = new RegExp([...ofDemo, 'crimson'].join('|'), 'i')
  const files = ['src', 'public', 'starter'].flatMap(filesOf)
  expect(files.filter((file) => isOfDemo.test(readFileSync(file, 'utf8')))).toEqual([])
})
