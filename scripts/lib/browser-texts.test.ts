import { readFileSync, readdirSync } from 'node:fs'

import { build } from 'esbuild'
import { expect, test } from 'vitest'

// What the import rules cannot say, because they count types: a script may name the type of a text that only the server has.

/** They have texts in every language: the site passes finished texts, the studio those of the editor, and forms take labels from the configuration. */
const ofEveryLanguage =
  /^src\/(features\/property\/model\/catalogue|lib\/i18n\/(schema-messages|languages\/(mail|schema|site|site-bundles|studio)))\.ts$/

/** All scripts of the public site begin here. */
const siteStart = 'src/app/(site)/_start/start.ts'

const inBrowser = (): string[] => [
  siteStart,
  ...readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `src/${file}`)
    .filter((file) => readFileSync(file, 'utf8').startsWith("'use client'")),
]

/** A file behind those that lead to it. */
function describeWay(file: string, importers: ReadonlyMap<string, string>): string {
  const way = [file]
  for (let by = importers.get(file); by && by !== '<stdin>' && !way.includes(by); by = importers.get(by))
    way.unshift(by)
  return way.join(' > ')
}

/** The files with texts of every language that scripts load, now or later, and the way to each. */
async function findTexts(imports: string[]): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: imports.map((file) => `import './${file}'`).join('\n'), resolveDir: process.cwd() },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'unwritten',
    packages: 'external',
    loader: { '.css': 'empty' },
    jsx: 'automatic',
    logLevel: 'error',
  })
  const importers = new Map<string, string>()
  for (const [file, input] of Object.entries(metafile.inputs))
    for (const each of input.imports) if (!importers.has(each.path)) importers.set(each.path, file)
  return [...importers.keys()]
    .filter((file) => ofEveryLanguage.test(file))
    .map((file) => describeWay(file, importers))
}

test('scripts of browsers have texts of one language', async () => {
  const files = inBrowser()
  expect(files.length).toBeGreaterThan(100)
  expect(await findTexts(files)).toEqual([])
})

test.each([
  ['src/lib/i18n/studio-text', 'studio'],
  ['src/lib/i18n/mail-translator', 'mail'],
  ['src/lib/i18n/translator', 'site-bundles'],
  ['src/server/error-pages', 'site'],
  ['src/features/property/model/catalogue', 'schema'],
])('an import of %s would be found', async (file, texts) => {
  expect((await findTexts([file])).join(' ')).toContain(`src/lib/i18n/languages/${texts}.ts`)
})
