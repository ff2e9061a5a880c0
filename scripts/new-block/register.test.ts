import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { parsePartName } from '../lib/part-name'
import { registerBlock } from './register'

const source = `import type { Block } from 'payload'

import { article } from './article'
import type { BlockSlug } from './define-block'
import { image } from './image'

export const blocks = [
  image,
  article,
]
`

const registered = (name: string, from = source) => registerBlock(from, parsePartName(name))

test('the import is in alphabetical order and the block at the end of the list', () => {
  expect(registered('gallery')).toBe(`import type { Block } from 'payload'

import { article } from './article'
import type { BlockSlug } from './define-block'
import { gallery } from './gallery'
import { image } from './image'

export const blocks = [
  image,
  article,
  gallery,
]
`)
})

test('a name behind all others comes last', () => {
  expect(registered('office-map')).toContain(`from './image'\nimport { officeMap } from './office-map'\n`)
})

test('a list on one line is understood', () => {
  const short = source.replace('[\n  image,\n  article,\n]', '[image, article]')
  expect(registered('office-map', short)).toContain('[image, article,\n  officeMap,\n]')
})

test('a block that is registered is refused', () => {
  expect(() => registered('article')).toThrow('"article" is a block already.')
})

test('a list that was renamed is refused before anything is written', () => {
  expect(() => registered('office-map', source.replace('const blocks', 'const all'))).toThrow(
    'was it renamed?',
  )
})

test('the real list of blocks can be added to', () => {
  const real = readFileSync('src/blocks/registry.ts', 'utf8')
  const result = registered('zebra-crossing', real)
  expect(result).toContain(`import { zebraCrossing } from './zebra-crossing'`)
  expect(result).toMatch(/export const blocks = \[[^\]]*\n {2}zebraCrossing,\n {2}\.\.\.siteBlocks,\n\]/)
})

test('the empty list of a new agency can be added to, twice', () => {
  const empty = readFileSync('demo/site/blocks.ts', 'utf8')
  const one = registerBlock(empty, parsePartName('office-map'), 'blocks/')
  expect(one).toMatch(/^import \{ officeMap \} from '\.\/blocks\/office-map'\n\n\/\*\*/)
  expect(one).toContain('export const blocks = [\n  officeMap,\n] as const')
  const two = registerBlock(one, parsePartName('key-figures'), 'blocks/')
  expect(two).toContain("import { keyFigures } from './blocks/key-figures'\nimport { officeMap }")
  expect(two).toContain('[\n  officeMap,\n  keyFigures,\n] as const')
})
