/**
 * Finds the places of the product and its build that rely on what Next, React, Payload, Node or a library does not
 * document. `relies-tags.ts` says how such a place is tagged.
 */
import ts from 'typescript'

import { isStudio, selectorsInCode, selectorsInStyles } from './foreign-selectors'

type Owner = 'next' | 'react' | 'payload' | 'node' | 'library'

/** A place that relies on an internal. */
export interface Reliance {
  file: string
  /** Counted from 1. */
  line: number
  /** Whose internal it is; several where the code does not tell. */
  owners: readonly Owner[]
  /** The internal, such as `http.createServer =`. */
  what: string
}

type Mention = Pick<Reliance, 'owners' | 'what'>

/** Style sheets that the packages' own documentation imports by this path. */
const documentedPaths = new Set(['leaflet/dist/leaflet.css', 'react-image-crop/dist/ReactCrop.css'])

/** Environment variables in Next's documentation; a test looks them up there. */
export const documentedVariables = [
  'NEXT_RUNTIME',
  'NEXT_DEPLOYMENT_ID',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
  'NEXT_TELEMETRY_DISABLED',
]

/** Headers in Next's documentation, and beginnings of their names; a test looks them up there. */
export const documentedHeaders = [
  'x-next-cache-tags',
  'x-nextjs-cache',
  'x-nextjs-stale-time',
  'next-router-prefetch',
]

/** Files of a build in Next's documentation; a test looks them up there. */
export const documentedFiles = ['.next/BUILD_ID', '.next/static', '.next/standalone']

/** What our own build writes into Next's folder. */
const ownFiles =
  /^\.next\/(?:commands|perron-[\w.]+|no-database-while-building|blank-studio|cache)\b|^\.next\/standalone\/\.next\/(?:commands|perron-)/

function ownerOf(specifier: string): Owner {
  if (/^next(?:\/|$)/.test(specifier)) return 'next'
  if (/^react(?:-dom)?(?:\/|$)/.test(specifier)) return 'react'
  return /^(?:payload|@payloadcms\/[\w-]+)(?:\/|$)/.test(specifier) ? 'payload' : 'library'
}

/** A private path of a package: its built files, or helpers of Payload's studio that no page of its documentation names. */
const privatePath =
  /^(?:(?:.*\/)?node_modules\/)?((?:@[\w-]+\/)?[\w-]+\/(?:dist|build|cjs|esm|internal)\/.+|@payloadcms\/ui\/utilities\/.+)$/
const pathInModules = /(?:^|\/)node_modules\/((?:@[\w-]+\/)?[\w-]+\/.+\.(?:[cm]?js))$/

function findInText(text: string): Mention[] {
  const mentions: Mention[] = []
  const path = privatePath.exec(text)?.[1] ?? pathInModules.exec(text)?.[1]
  if (path && !documentedPaths.has(path)) mentions.push({ owners: [ownerOf(path)], what: path })
  if (
    /^(?:next-(?:action|router|url|hmr)|x-nextjs-|x-next-|x-middleware-)/.test(text) &&
    !documentedHeaders.some((header) => header.startsWith(text))
  )
    mentions.push({ owners: ['next'], what: `header ${text}` })
  const isDocumented = documentedFiles.some((file) => text === file || text.startsWith(`${file}/`))
  if (/^\.next\/./.test(text) && !ownFiles.test(text) && (!isDocumented || text.includes('/.next/')))
    mentions.push({ owners: ['next'], what: text })
  return [...mentions, ...findMarks(text)]
}

/** What Next and React write into HTML and into requests. */
const marks = [
  /next-size-adjust/,
  /data-precedence/,
  /<!--\\?\/?\??\\?\$/,
  /__next_f|__NEXT_DATA__/,
  /__react(?:Props|Fiber)/,
  /\$\$typeof/,
  /^\/\^\\\$@/,
]

function findMarks(text: string): Mention[] {
  const mark = marks.find((each) => each.test(text))
  return mark ? [{ owners: ['next', 'react', 'payload'], what: `mark ${mark.source}` }] : []
}

const isPageCode = (file: string): boolean => /^src\/(?:lib\/cache|server)\//.test(file)

/** In code that gets pages of Next: a pattern over their elements. */
const findPattern = (text: string, file: string): Mention[] =>
  isPageCode(file) && /<\\?\/?[a-z[(]|<\[\^/.test(text)
    ? [{ owners: ['next', 'react'], what: `pattern ${text}` }]
    : []

/** Variables of the code that hold objects of a framework. */
const objects: Readonly<Record<string, Owner>> = {
  http: 'node',
  https: 'node',
  response: 'node',
  server: 'node',
  process: 'node',
  window: 'node',
  globalThis: 'node',
  document: 'node',
  history: 'node',
  db: 'payload',
  database: 'payload',
  sqlite: 'payload',
  adapter: 'payload',
  payload: 'payload',
  collection: 'payload',
  global: 'payload',
  hooks: 'payload',
  access: 'payload',
  clientConfig: 'payload',
  config: 'payload',
}

/** Properties that are documented to be set, and globals that trackers define. */
const settable =
  /^(?:headersTimeout|requestTimeout|keepAliveTimeout|statusCode|exitCode|migrationDir|env|location|title|cookie|adoptedStyleSheets|onerror|argv|_?fbq)$/

const rootOf = (node: ts.Expression): string => {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
    return rootOf(node.expression)
  return ts.isIdentifier(node) ? node.text : ''
}

const isOfBrowser = (root: string) => /^(?:window|globalThis|document|history|process)$/.test(root)

function findAssignment(target: ts.Expression): Mention[] {
  if (!ts.isPropertyAccessExpression(target) && !ts.isElementAccessExpression(target)) return []
  const text = target.getText()
  const [, kind] = /^(\w+)\.prototype\b/.exec(text) ?? []
  if (kind) return [{ owners: ['node', 'library'], what: `${text} =` }]
  const root = rootOf(target)
  const owner = objects[root]
  const name = ts.isPropertyAccessExpression(target) ? target.name.text : '[]'
  if (!owner || settable.test(name)) return []
  const isDeep = target.expression.kind !== ts.SyntaxKind.Identifier
  if (isDeep && (isOfBrowser(root) || root === 'response' || root === 'server')) return []
  const owners: Owner[] = isOfBrowser(root)
    ? ['next', 'react', 'payload', 'library']
    : [owner, 'next', 'library']
  return [{ owners, what: `${text} =` }]
}

function findReplacement(node: ts.CallExpression): Mention[] {
  const [target, changes] = node.arguments
  if (!target || !/^Object\.(?:assign|defineProperty)$/.test(node.expression.getText())) return []
  const owner = ts.isIdentifier(target) ? objects[target.text] : undefined
  // protomaps-leaflet documents the global `L`; logging is an option of Payload.
  if (!owner || /^\{ (?:L|logger):/.test(changes?.getText() ?? '')) return []
  return [{ owners: [owner, 'library'], what: `${node.expression.getText()}(${target.getText()}, …)` }]
}

/** Members of Node's responses and sockets. */
const nodeMembers = /^_(?:header|headerSent|httpMessage|handle|events|implicitHeader|send)$/

function findName(name: string): Mention[] {
  if (nodeMembers.test(name)) return [{ owners: ['node'], what: name }]
  if (/^(?:NEXT_[A-Z_]+|TURBOPACK|__NEXT\w*|__next\w*)$/.test(name) && !documentedVariables.includes(name))
    return [{ owners: ['next'], what: name }]
  return []
}

const textOfLiteral = (node: ts.Node): string | null => {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return node.text
  return null
}

function findInNode(node: ts.Node, file: string): Mention[] {
  const text = textOfLiteral(node)
  if (text !== null)
    return [...findInText(text), ...(isStudio(file) ? selectorsInCode(text).map(ofPayload) : [])]
  if (ts.isRegularExpressionLiteral(node)) {
    const inMarks = findMarks(node.text)
    return inMarks.length > 0 ? inMarks : findPattern(node.text, file)
  }
  if (ts.isIdentifier(node)) return findName(node.text)
  if (ts.isCallExpression(node)) return findReplacement(node)
  const isAssignment = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken
  return isAssignment ? findAssignment(node.left) : []
}

const ofPayload = (what: string): Mention => ({ owners: ['payload'], what })

/** Copies of what a package does, whose comment names the file. */
const source =
  /\b((?:next|payload|react-server-dom-webpack|@payloadcms\/[\w-]+)\/(?:dist\/[\w./-]+|client)\b)/g

function findInComments(text: string): (Mention & { at: number })[] {
  const comments = [...text.matchAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm)]
  return comments.flatMap((comment) =>
    [...comment[0].matchAll(source)].map((match) => ({
      at: comment.index + match.index,
      owners: [match[1]?.startsWith('react') ? 'react' : ownerOf(match[1] ?? '')] as Owner[],
      what: `copy of ${match[1]}`,
    })),
  )
}

/** The places of a file of TypeScript or JavaScript. */
function findInCode(file: string, text: string): Reliance[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const lineAt = (position: number) => parsed.getLineAndCharacterOfPosition(position).line + 1
  const reliances: Reliance[] = findInComments(text).map(({ at, ...each }) => ({
    file,
    line: lineAt(at),
    ...each,
  }))
  const visit = (node: ts.Node): void => {
    for (const each of findInNode(node, file))
      reliances.push({ file, line: lineAt(node.getStart()), ...each })
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return reliances
}

/** The places of a style sheet of the studio. */
function findInStyles(file: string, css: string): Reliance[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  const lines = text.split('\n').map((line) => (/^\s*[\w-]+\s*:\s/.test(line) ? '' : line))
  return lines.flatMap((line, index) =>
    selectorsInStyles(line).map((what) => ({ file, line: index + 1, ...ofPayload(what) })),
  )
}

/** Parsing all files takes ten seconds; most have nothing of this. */
const possible = new RegExp(
  [
    '/(?:dist|build|cjs|esm|internal|utilities)/',
    'node_modules',
    '\\.prototype',
    'Object\\.(?:assign|defineProperty)',
    'next-',
    'NEXT_',
    'TURBOPACK',
    '__',
    '\\$\\$typeof',
    '\\$@',
    '\\.next/',
    'data-precedence',
    '<!--',
    'react-server-dom',
    '\\._[a-z]',
    `\\b(?:${Object.keys(objects).join('|')})\\b[.\\w[\\]]* = `,
  ].join('|'),
)

/** The places of a file that rely on internals. */
export function findReliance(file: string, text: string): Reliance[] {
  if (file.endsWith('.css')) return isStudio(file) ? findInStyles(file, text) : []
  return isStudio(file) || isPageCode(file) || possible.test(text) ? findInCode(file, text) : []
}
