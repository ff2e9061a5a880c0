import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { documentedFiles, documentedHeaders, documentedVariables, findReliance } from './find-reliance'

const whatIn = (file: string, text: string) => findReliance(file, text).map(({ what }) => what)

test.each([
  ['an import of built files', "import { x } from 'next/dist/server/x'", 'next/dist/server/x'],
  ['one by require', "const x = require('payload/dist/x.js')", 'payload/dist/x.js'],
  ['a program in the folder of packages', "run('node_modules/next/dist/bin/next')", 'next/dist/bin/next'],
  [
    'a helper without documentation',
    "import { a } from '@payloadcms/ui/utilities/a'",
    '@payloadcms/ui/utilities/a',
  ],
  ['a patched prototype', 'Map.prototype.get = () => 1', 'Map.prototype.get ='],
  ['a replaced global', 'window.fetch = own', 'window.fetch ='],
  ['a replaced method', 'database.connect = async () => {}', 'database.connect ='],
  ['one by Object.assign', 'Object.assign(database, { find })', 'Object.assign(database, …)'],
  ['a changed configuration', 'collection.hooks.beforeOperation = []', 'collection.hooks.beforeOperation ='],
  ['a header of Next', "headers['next-action'] === ''", 'header next-action'],
  ['a variable of Next', 'const { NEXT_PHASE } = process.env', 'NEXT_PHASE'],
  ['a member of a response of Node', 'response._header = null', '_header'],
  ['a private folder of the build', "read('.next/server/chunks')", '.next/server/chunks'],
  ['a mark of React', 'html.replace(/<!--\\$-->/, "")', 'mark <!--\\\\?\\/?\\??\\\\?\\$'],
  ['a named source', '/** Source: `next/dist/server/x.js`. */\nconst a = 1', 'copy of next/dist/server/x.js'],
])('%s is found', (_, code, what) => {
  expect(whatIn('src/lib/x.ts', code)).toContain(what)
})

test.each([
  ['a documented style sheet', "import 'leaflet/dist/leaflet.css'"],
  ['a documented header', "headers['x-nextjs-cache'] === 'HIT'"],
  ['a documented variable', "process.env.NEXT_RUNTIME === 'nodejs'"],
  ['a documented file', "read('.next/static/a.js')"],
  ['our own file of the build', "read('.next/perron-server.mjs')"],
  ['a documented property of a server', 'server.keepAliveTimeout = 1'],
  ['an assignment in an object of ours', 'state.timer = setTimeout(run)'],
  ['an own class', 'class Row {}\nObject.keys(Row)'],
])('%s is no reliance', (_, code) => {
  expect(whatIn('src/lib/x.ts', code)).toEqual([])
})

test('classes and ids of Payload are found in the studio, ours are not', () => {
  const code = "root.querySelector('.studio-a .collapsible__toggle, #action-save')"
  expect(whatIn('src/studio/x.ts', code)).toEqual(['.collapsible__toggle', '#action-save'])
  expect(whatIn('src/features/leads/studio/x.ts', code)).toHaveLength(2)
  expect(whatIn('src/features/leads/ui/x.ts', code)).toEqual([])
  expect(whatIn('src/studio/x.ts', "t('versions.list.title'); accept('.pdf,.docx')")).toEqual([])
  const css = '/* .nav */\n.studio-a > .btn,\n.studio-b {\n  color: red;\n}\n'
  expect(findReliance('src/studio/x.css', css)).toEqual([
    { file: 'src/studio/x.css', line: 2, owners: ['payload'], what: '.btn' },
  ])
})

test('a pattern over elements is found where pages of Next are read', () => {
  expect(whatIn('src/lib/cache/x.cjs', 'html.replace(/<script\\b/g, "")')).toEqual(['pattern /<script\\b/g'])
  expect(whatIn('src/lib/email/x.ts', 'html.replace(/<script\\b/g, "")')).toEqual([])
})

test('what counts as documented is in the documentation that Next installs', () => {
  const folder = 'node_modules/next/dist/docs'
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.mdx?$/.test(file),
  )
  const documentation = pages.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n')
  const words = [...documentedFiles, ...documentedHeaders, ...documentedVariables]
  expect(words.filter((word) => !documentation.includes(word))).toEqual([])
})
