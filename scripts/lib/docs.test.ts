import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

/** Folders whose files the documents name. Others are made by a build or an installation. */
const folders = readdirSync('.', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() &&
  !['.git', '.next', 'node_modules', 'data', 'dist', 'test-results'].includes(entry.name)
    ? [entry.name]
    : [],
)
const files = [
  ...readdirSync('.').filter((name) => !folders.includes(name)),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ),
]
const documents = files.filter((file) => /^(?:[A-Z]+|docs\/.*)\.md$/.test(file))
const architecture = documents.filter((file) => /^docs\/architecture(?:\.md$|\/)/.test(file))
const guides = ['docs/README.md', 'docs/debugging.md']
const read = (file: string): string => readFileSync(file, 'utf8')

const withoutExamples = (text: string): string => text.replaceAll(/^```[^]*?^```$/gm, '')
const withoutTables = (text: string): string => text.replaceAll(/^\|.*$/gm, '')

const isPath = (span: string): boolean =>
  /^[\w.@()[\]{}<>*/,-]+$/.test(span) &&
  !/^(?:\/|-|\.next\/|node_modules\/|data\/)|NNN|NAME/.test(span) &&
  (/[\w\]>*)}]\.(?:ts|tsx|mjs|cjs|css|json|md|svg|yml)$/.test(span) ||
    /^(?:src|lib|features|blocks|collections|composition|scripts|tests|messages|docs|demo)\/./.test(span))

const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, span = '']) => (isPath(span) ? [span] : []))

/** The pattern of a path, of its end, or of its folder: `*` and `<name>` are any part of a name, `{a,b}` is one of these. */
function patternOf(span: string): RegExp {
  const escaped = span
    .replace(/\/$/, '')
    .replaceAll(/[.()[\]]/g, '\\$&')
    .replaceAll(/\*\*?|<\w+>/g, '[^/]+')
    .replaceAll(/\{([^}]+)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
  return new RegExp(`(?:^|/)${escaped}(?:$|/|\\.[\\w.]+$)`)
}

const filesNamed = (span: string): string[] => {
  const pattern = patternOf(span)
  return files.filter((file) => pattern.test(file))
}

/** The id that a heading has on the page. */
const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

const idsIn = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => idOf(heading))

/** What a file names beside its paths with `name()`, and the file does not have. */
function unknownNames(line: string): string[] {
  let file = ''
  return [...line.matchAll(/`([^`]+)`/g)].flatMap(([, span = '']) => {
    const [only, other] = isPath(span) ? filesNamed(span) : []
    if (only && !other) file = only
    const name = /^(#?\w+)\(\)$/.exec(span)?.[1]
    return name && file && !read(file).includes(name) ? [`${name} in ${file}`] : []
  })
}

const inEach = (some: string[], problemsOf: (document: string) => string[]): string[] =>
  some.flatMap((document) => problemsOf(document).map((problem) => `${document}: ${problem}`))

function brokenLinks(document: string): string[] {
  const links = [...withoutExamples(read(document)).matchAll(/\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]+))?\)/g)]
  return links.flatMap(([, link = '', id]) => {
    const file = link ? path.join(path.dirname(document), link) : document
    const isThere = existsSync(file) && (!id || idsIn(file).includes(id))
    return isThere ? [] : [id ? `${link}#${id}` : link]
  })
}

test('files that documents name exist', () => {
  const missing = inEach([...architecture, ...guides, 'CONTRIBUTING.md'], (document) =>
    pathsIn(read(document)).filter((span) => filesNamed(span).length === 0),
  )
  expect(missing).toEqual([])
})

test('functions that guides name are in the file beside them', () => {
  expect(inEach(guides, (guide) => read(guide).split('\n').flatMap(unknownNames))).toEqual([])
})

test('links lead to files and headings that exist', () => {
  expect(inEach(documents, brokenLinks)).toEqual([])
})

test('documents name commands that exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const names = [...architecture, ...guides, 'CONTRIBUTING.md', 'README.md'].flatMap((document) =>
    [...read(document).matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name),
  )
  expect(names.filter((name) => !(name in scripts))).toEqual([])
})

test('no paragraph about the architecture is longer than 600 characters', () => {
  const paragraphsOf = (document: string) =>
    withoutTables(withoutExamples(read(document))).split(/\n\s*\n|\n(?=\s*(?:-|\d+\.) )/)
  expect(inEach(architecture, (file) => paragraphsOf(file).filter(({ length }) => length > 600))).toEqual([])
})

test('the index of decisions has every record with its title and status', () => {
  const records = documents.filter((file) => /^docs\/decisions\/(?!000)\d{3}-/.test(file)).toSorted()
  const lines = records.map((file) => {
    const [, number, title, status] = /^# (\d{3}) (.+)\n\n\d{4}-\d\d-\d\d · (.+)\n/.exec(read(file)) ?? []
    const rest = status?.replace(/^accepted(?: · )?/, '')
    return `- ${number} [${title}](${path.basename(file)})${rest ? ` · ${rest}` : ''}`
  })
  const index = read('docs/decisions/README.md').split('\n')
  expect(index.filter((line) => /^- \d{3} /.test(line))).toEqual(lines)
})
