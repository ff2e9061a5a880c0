import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { fontModules } from './font-module'
import { copyFonts, readOwnFonts } from './copy-fonts.mjs'
import { parseTheme } from './site-theme.mjs'

const project = process.cwd()

const house = { 'house-sans': { name: 'House Sans', kind: 'sans', weights: '300 900' } }

/** The files of another family, as those of an agency's own. */
const files = [
  ['@fontsource-variable', 'latin-wght-normal.woff2'],
  ['@fontsource-variable', 'latin-ext-wght-normal.woff2'],
  ['@fontsource', 'latin-400-normal.woff'],
  ['@fontsource', 'latin-600-normal.woff'],
  ['@fontsource', 'latin-ext-400-normal.woff'],
  ['@fontsource', 'latin-ext-600-normal.woff'],
]

/** A project whose agency has fonts of its own. */
function projectWith(fonts: object): string {
  const root = mkdtempSync(path.join(tmpdir(), 'perron-fonts-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, 'site/fonts'), { recursive: true })
  for (const name of ['node_modules', 'src']) symlinkSync(path.join(project, name), path.join(root, name))
  for (const [scope, name] of files)
    cpSync(
      path.join(project, `node_modules/${scope}/figtree/files/figtree-${name}`),
      path.join(root, `site/fonts/house-sans-${name}`),
    )
  writeFileSync(path.join(root, 'site/fonts.json'), JSON.stringify(fonts))
  return root
}

test('own families stand beside those of the shelf, with measures of their own', async () => {
  const root = projectWith(house)
  const modules = await fontModules(root)
  const ofSite = modules.get('site/generated/fonts.ts') ?? ''
  expect(ofSite).toMatch(
    /'house-sans': \{"name":"House Sans","kind":"sans","isOfHeadings":false,"weights":"300 900"/,
  )
  // Those of the family that it is a copy of.
  const measures = (text: string, font: string) => new RegExp(`'${font}'.*("text":.*)\\},`).exec(text)?.[1]
  expect(measures(ofSite, 'house-sans')).toBe(
    measures(modules.get('src/lib/theme/fonts.ts') ?? '', 'figtree'),
  )
  expect(measures(ofSite, 'house-sans')).toContain('"ascent"')
  const theme = parseTheme(':root { --font-text: house-sans; --font-print: house-sans }', { root })
  expect(theme.fonts).toEqual({ fontText: 'house-sans', fontPrint: 'house-sans' })
})

test('a build serves them, and has the static files for documents', () => {
  const root = projectWith(house)
  copyFonts(root)
  const served = readdirSync(path.join(root, 'public/fonts')).filter((name) => name.startsWith('house'))
  expect(served.map((name) => name.replace(/[0-9a-f]{8}/, 'hash')).sort()).toEqual([
    'house-sans-latin-400-normal.woff',
    'house-sans-latin-600-normal.woff',
    'house-sans-latin-ext-400-normal.woff',
    'house-sans-latin-ext-600-normal.woff',
    'house-sans-latin-ext-hash.woff2',
    'house-sans-latin-hash.woff2',
  ])
})

test.each([
  ['house-sans-latin-ext-wght-normal.woff2', 'is missing: pages load it for the letters of latin-ext'],
  ['house-sans-latin-600-normal.woff', 'is missing: documents need static files'],
])('without %s the build says so', (name, message) => {
  const root = projectWith(house)
  rmSync(path.join(root, 'site/fonts', name))
  expect(() => readOwnFonts(root)).toThrow(`site/fonts/${name} ${message}`)
})

test('a file of another format is refused', () => {
  const root = projectWith(house)
  writeFileSync(path.join(root, 'site/fonts/house-sans-latin-wght-normal.woff2'), 'OTTO')
  expect(() => readOwnFonts(root)).toThrow('house-sans-latin-wght-normal.woff2 is no WOFF2 file')
})

test.each([
  [{ 'house-sans': { ...house['house-sans'], kind: 'slab' } }, 'house-sans.kind must be sans or serif'],
  [{ 'house-sans': { ...house['house-sans'], name: "Ho'use" } }, 'house-sans.name must be letters'],
  [{ 'house-sans': { ...house['house-sans'], weights: 'bold' } }, 'house-sans.weights must be such as'],
  [{ 'House Sans': house['house-sans'] }, 'House Sans must have lower-case letters'],
  [{ figtree: house['house-sans'] }, 'the shelf has a font figtree'],
])('%j is refused', (fonts, message) => {
  expect(() => readOwnFonts(projectWith(fonts))).toThrow(message)
})

test('a file that is no JSON is named', () => {
  const root = projectWith(house)
  writeFileSync(path.join(root, 'site/fonts.json'), '{ "house-sans": {} ')
  expect(() => readOwnFonts(root)).toThrow(/^site\/fonts\.json is no JSON: /)
})

test('a site without fonts.json has none', () => {
  const root = projectWith(house)
  rmSync(path.join(root, 'site/fonts.json'))
  expect(readOwnFonts(root)).toEqual({})
})
