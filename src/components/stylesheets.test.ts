import { readdirSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => `src/${file}`)
const code = files
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|payload-types/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Classes of libraries, whose markup we style. */
const foreign =
  /^(leaflet|ReactCrop|yarl|array|blocks|btn|collapsible|cell|collection-edit|collection-list|controls|create-first-user|doc-controls|document-fields|editor-container|field|file|inline-toolbar-popup|lexical|list-header|live-preview|localizer|multi-value|relationship|render|restore|rich-text-lexical|row|rs__\w+|sort|swiper|tabs|template|thumbnail|payload-settings|upload|app)(?![a-z])/

/** A composed name such as `icon-${name}` is found by its prefix. */
const isUsed = (name: string) =>
  new RegExp(`\\b${name}(?![\\w-])`).test(code) || code.includes(`${name.replace(/-[^-]+$/, '-')}\${`)

it.each(files.filter((file) => file.endsWith('.css')))('%s has no class that no component uses', (file) => {
  const rules = readFileSync(file, 'utf8').replace(/url\([^)]*\)|\/\*[\s\S]*?\*\//g, '')
  const classes = new Set([...rules.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
  expect([...classes].filter((name) => !foreign.test(name) && !isUsed(name))).toEqual([])
})
