import { readdirSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

const tokensFile = 'src/studio/tokens.css'
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => `src/${file}`)
const studio = files.filter((file) => /^src\/(studio|features\/[^/]+\/studio)\//.test(file))
const find = (extension: string) =>
  studio.filter((file) => file.endsWith(`.${extension}`) && !file.includes('.test.'))
const styles = find('css').filter((file) => file !== tokensFile)
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name)
const declared = (css: string) => matches(css, /(--[\w-]+)\s*:/g)
const used = (css: string) => matches(css, /var\((--[\w-]+)/g)

const tokens = new Set(declared(readFileSync(tokensFile, 'utf8')))

it.each([...styles, ...find('ts'), ...find('tsx')])('%s uses colours and sizes of the tokens', (file) => {
  const text = readFileSync(file, 'utf8')
  const declaredNames = new Set(declared(text))
  expect(used(text).filter((name) => !tokens.has(name) && !declaredNames.has(name))).toEqual([])
  expect(text).not.toContain('--theme-')
})

it('has no unused token', () => {
  const all = [...styles, tokensFile, ...find('ts')].flatMap((file) => used(readFileSync(file, 'utf8')))
  expect([...tokens].filter((name) => !all.includes(name))).toEqual([])
})

it('is short: what views share is in the kit, and what Payload has is used', () => {
  const lines = find('css').flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'))
  expect(lines.length).toBeLessThanOrEqual(1600)
})
