/**
 * Tags of places that rely on what a package does not document. The full tag is written once for each internal:
 *
 *     @relies next@16 page-store: its `set` gets what is sent; held by page-cache.test.ts; until vercel/next.js#1
 *
 * Further places name it: `@relies page-store`. A tag before the first statement holds for its file, another one for
 * the lines below it.
 */
import { readdirSync, readFileSync } from 'node:fs'

import { formatText } from './format-text'

export interface Tag {
  file: string
  /** Counted from 1. */
  line: number
  /** Before the first statement: it holds for the whole file. */
  isOfFile: boolean
  name: string
  /** Null in a tag that only names the full one. */
  full: { package: string; major: number; what: string; heldBy: string; until: string } | null
}

interface Parsed {
  tags: Tag[]
  problems: string[]
}

const comments = /\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+/gm
const fullTag = /^([@\w/-]+)@(\d+) ([a-z][a-z0-9-]*): (.+); held by (.+?); until (.+?)\.?$/
const shortTag = /^([a-z][a-z0-9-]*)\.?$/

/** What may precede a tag that holds for its file. */
const head =
  /^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*|'use \w+'|import\b[^'"]*['"][^'"]+['"];?|const [\w{}, ]+ = require\([^)]+\);?)*$/

const withoutMarks = (comment: string): string =>
  comment.replace(/\*\/$/, '').replace(/^[ \t]*(?:\/\*\*?|\*|\/\/) ?/gm, '')

function toTag(text: string): Pick<Tag, 'name' | 'full'> | null {
  const [, owner, major, name, what, heldBy, until] = fullTag.exec(text) ?? []
  if (owner && name && what && heldBy && until)
    return { name, full: { package: owner, major: Number(major), what, heldBy, until } }
  const short = shortTag.exec(text)?.[1]
  return short ? { name: short, full: null } : null
}

/** The tags of a file, and what is wrong with them. */
export function parseTags(file: string, text: string): Parsed {
  const parsed: Parsed = { tags: [], problems: [] }
  for (const comment of text.matchAll(comments)) {
    const lines = text.slice(0, comment.index).split('\n').length
    for (const match of withoutMarks(comment[0]).matchAll(/@relies ([\s\S]+?)(?=\n[ \t]*\n|@relies |$)/g)) {
      const tag = toTag((match[1] ?? '').trim().replace(/\s+/g, ' '))
      const line = lines + withoutMarks(comment[0]).slice(0, match.index).split('\n').length - 1
      const isOfFile = head.test(text.slice(0, comment.index))
      if (tag) parsed.tags.push({ file, line, isOfFile, ...tag })
      else parsed.problems.push(`${file}:${line} This tag is not written as scripts/lib/relies-tags.ts says.`)
    }
  }
  return parsed
}

const isProduct = (file: string): boolean =>
  /\.(?:tsx?|[cm]js|css)$/.test(file) &&
  !/\.(?:test|fixture)\.|\.d\.[cm]?ts$|^src\/(?:migrations\/|payload-types)|\/importMap\.js$/.test(file) &&
  // They measure and test the product.
  !/^scripts\/(?:bench|rig|soak|screenshots|test|mongo-stand-in)/.test(file) &&
  !/^scripts\/lib\/(?:find-reliance|foreign-selectors|relies-tags)\.ts$/.test(file)

/** The files of the product and its build, by name. */
export function readProduct(): Map<string, string> {
  const inFolders = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const files = [...inFolders, 'payload.config.ts', 'next.config.ts'].filter(isProduct).toSorted()
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
}

const introduction = `# What to look at before an upgrade

<!-- Written by \`npm run generate\` from the tags in the code. Do not edit. -->

The places that rely on what a package does not document. Before a new major version of a package is installed, read its rows and run the tests they name; then write the new number into the tags. Before any other new version the tests alone are enough. A row goes when what its last column names has come. How a tag is written: \`scripts/lib/relies-tags.ts\`; a place without one is refused by \`scripts/check-relies.ts\`.
`

const inCell = (text: string): string => text.replaceAll('|', '\\|')

function rowOf(tag: Tag, tags: readonly Tag[]): string[] {
  const { full } = tag
  if (!full) return []
  const others = tags.filter(({ name, full: isFull }) => name === tag.name && !isFull).map(({ file }) => file)
  const where = [...new Set([tag.file, ...others.toSorted()])].map((file) => `\`${file}\``).join(', ')
  const cells = [
    `${full.package} ${full.major}`,
    `**${tag.name}**: ${full.what}`,
    where,
    full.heldBy,
    full.until,
  ]
  return [`| ${cells.map(inCell).join(' | ')} |`]
}

/** Writes `docs/relies.md`. */
export function renderRelies(product: ReadonlyMap<string, string> = readProduct()): Promise<string> {
  const tags = [...product].flatMap(([file, text]) => parseTags(file, text).tags)
  const order = ({ full, name }: Tag) => `${full?.package} ${name}`
  const rows = tags
    .toSorted((one, other) => order(one).localeCompare(order(other)))
    .flatMap((tag) => rowOf(tag, tags))
  const table = [
    '| Package | What is relied on | Where | Held by | Until |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ]
  return formatText('docs/relies.md', `${introduction}\n${table.join('\n')}\n`)
}
