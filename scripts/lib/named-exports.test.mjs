import { build } from 'esbuild'
import { expect, test } from 'vitest'

import { namedExports, withoutNames } from './named-exports.mjs'

const contents = `export const load = async () => (await import('@zxcvbn-ts/core')).ZxcvbnFactory`
const options = {
  stdin: { contents, resolveDir: process.cwd() },
  bundle: true,
  splitting: true,
  metafile: true,
  write: false,
  format: 'esm',
  platform: 'node',
  outdir: 'never-written',
}

test('a package in CommonJS that is loaded on use keeps its named exports', async () => {
  expect(withoutNames((await build(options)).metafile)).toEqual([expect.stringContaining('@zxcvbn-ts/core')])
  const { metafile, outputFiles } = await build({ ...options, plugins: [namedExports] })
  expect(withoutNames(metafile)).toEqual([])
  expect(outputFiles.some(({ text }) => /export\s*{[^}]*\bZxcvbnFactory\b/.test(text))).toBe(true)
})

test('a file of the project that is loaded on use is no package', async () => {
  const file = `export const load = () => import('@messages/fr/language.json')`
  const stdin = { contents: file, resolveDir: process.cwd() }
  const { outputFiles } = await build({
    ...options,
    stdin,
    tsconfig: 'tsconfig.json',
    plugins: [namedExports],
  })
  expect(outputFiles.some(({ text }) => text.includes('fr-BE'))).toBe(true)
})
