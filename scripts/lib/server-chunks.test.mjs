import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { shrinkChunks } from './server-chunks.mjs'

const require = createRequire(import.meta.url)
const large = (name) => `module.exports=[1,()=>${JSON.stringify(name.repeat(20_000))}]`

let folder

const inFolder = (name) => path.join(folder, name)
const write = (name, text) => writeFileSync(inFolder(name), text)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'perron-chunks-'))
  mkdirSync(inFolder('ssr'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('equal scripts are loaded once, from every folder', async () => {
  for (const name of ['[root]__a.js', 'b.js', 'ssr/c.js']) write(name, large('x'))
  write('other.js', large('y'))
  const size = Buffer.byteLength(large('x'))
  expect(await shrinkChunks(folder)).toEqual({ files: 2, bytes: 2 * size })
  const loaded = ['[root]__a.js', 'b.js', 'ssr/c.js'].map((name) => require(inFolder(name)))
  expect(new Set(loaded).size).toBe(1)
  expect(loaded[0]).toHaveLength(2)
  expect(require(inFolder('other.js'))).not.toBe(loaded[0])
  expect(await shrinkChunks(folder)).toEqual({ files: 0, bytes: 0 })
})

test('scripts that differ in the name of a missing map alone are equal, and what is left is minified', async () => {
  const text = `// comment\nmodule.exports = [1, () => {\n  const length = '${'x'.repeat(20_000)}'.length\n  return length\n}]`
  for (const name of ['a.js', 'b.js']) write(name, `${text}\n\n//# sourceMappingURL=${name}.map`)
  expect(await shrinkChunks(folder)).toMatchObject({ files: 1 })
  expect(readFileSync(inFolder('a.js'), 'utf8')).not.toMatch(/comment|length =|sourceMapping/)
  expect(require(inFolder('b.js'))[1]()).toBe(20_000)
})

test('small scripts, other files and a folder that is not there stay as they are', async () => {
  for (const name of ['a.js', 'b.js']) write(name, 'module.exports=[]')
  for (const name of ['a.json', 'b.json']) write(name, JSON.stringify('x'.repeat(20_000)))
  expect(await shrinkChunks(folder)).toEqual({ files: 0, bytes: 0 })
  expect(readFileSync(inFolder('b.js'), 'utf8')).toBe('module.exports=[]')
  expect(await shrinkChunks(inFolder('missing'))).toEqual({ files: 0, bytes: 0 })
})
