import { parse } from 'csv-parse/sync'
import { SaxesParser } from 'saxes'

import { isRecord, textOf } from '@/lib/values/read-value'

import { groupsOff, leftOutBecause } from './leave-out'
import { FormerUrlFileError, maxFormerUrls, type FormerUrl } from './former-url'

/** Names of columns and fields in exports of WordPress plugins (Redirection, Yoast, Rank Math) and in lists of our own. */
const names = {
  from: [
    'old',
    'old url',
    'source',
    'source url',
    'origin',
    'url',
    'from',
    'link',
    'loc',
    'permalink',
    'address',
  ],
  to: ['new', 'new url', 'target', 'target url', 'destination', 'to', 'url to', 'redirect to'],
  title: ['title', 'name', 'post title'],
  pattern: ['regex', 'format', 'matching'],
} as const

type Row = Record<string, unknown>

const key = (name: string): string => name.trim().toLowerCase().replaceAll(/[_-]/g, ' ')

const valueOf = (row: Row, wanted: readonly string[]): unknown =>
  wanted.map((name) => row[name]).find((value) => value !== undefined && value !== null && value !== '')

const isPattern = (value: unknown): boolean =>
  value === true || value === 1 || ['1', 'true', 'regex', 'yes'].includes(String(value ?? '').toLowerCase())

/** Redirection has the target in `action_data`, and WordPress titles in `rendered`. */
const inner = (value: unknown): string => {
  if (!isRecord(value)) return typeof value === 'number' ? String(value) : textOf(value)
  return textOf(value.url) || textOf(value.rendered) || textOf(value.raw)
}

function toFormerUrl(given: Row): FormerUrl {
  const row = Object.fromEntries(Object.entries(given).map(([name, value]) => [key(name), value]))
  // Yoast names the old address `origin` and the new one `url`.
  const values =
    row.origin === undefined ? row : { ...row, url: undefined, new: row.new ?? row.target ?? row.url }
  const to = inner(valueOf(values, names.to)) || inner(row['action data'])
  const title = inner(valueOf(values, names.title))
  const leftOut = leftOutBecause(row)
  return {
    from: inner(valueOf(values, names.from)),
    ...(to && { to }),
    ...(title && { title }),
    ...(isPattern(valueOf(values, names.pattern)) && { isPattern: true }),
    ...(leftOut && { leftOut }),
  }
}

const firstLine = (text: string): string => text.slice(0, 2000).split(/\r?\n/, 1)[0] ?? ''

const delimiterOf = (line: string): string => [';', '\t', ','].find((each) => line.includes(each)) ?? ','

/** Redirection exports rules for Apache and nginx too. */
const isServerRule = (start: string): boolean =>
  /^(?:# Created by Redirection|<IfModule|Redirect(?:Match)?\s|Rewrite\w+\s|server\s*\{|rewrite\s)/i.test(
    start,
  )

/** A list without headings: old address, new address, title. */
const isHeading = (line: string): boolean => !line.includes('/')

function readCsv(text: string): FormerUrl[] {
  const line = firstLine(text)
  const hasHeading = isHeading(line)
  try {
    const rows: Row[] = parse(text, {
      columns: hasHeading ? (columns: string[]) => columns.map(key) : ['old', 'new', 'title'],
      delimiter: delimiterOf(line),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      to: maxFormerUrls + 1,
      max_record_size: 100_000,
    })
    return rows.map(toFormerUrl)
  } catch (error) {
    throw new FormerUrlFileError(
      `The CSV cannot be read: ${error instanceof Error ? error.message : 'broken'}`,
    )
  }
}

/** The first list of objects in the file: itself, `redirects`, or any other of its values. */
function listIn(value: unknown): Row[] {
  const lists = isRecord(value) ? [value.redirects, ...Object.values(value)] : [value]
  const list = lists.find((each) => Array.isArray(each) && each.some(isRecord))
  return Array.isArray(list) ? list.filter(isRecord) : []
}

function readJson(text: string): FormerUrl[] {
  try {
    const content: unknown = JSON.parse(text)
    const off = groupsOff(content)
    return listIn(content)
      .slice(0, maxFormerUrls + 1)
      .map((row) => toFormerUrl(off.has(row.group_id) ? { ...row, enabled: false } : row))
  } catch (error) {
    if (error instanceof FormerUrlFileError) throw error
    throw new FormerUrlFileError('The JSON cannot be read: it is cut off or broken')
  }
}

const readElements = new Set(['loc', 'link', 'title', 'wp:post_type', 'wp:status'])

/** The addresses of a sitemap (`url`, `loc`), or of an export of WordPress (`item`, `link`, `title`). */
function readXml(text: string): FormerUrl[] {
  const formerUrls: FormerUrl[] = []
  const parser = new SaxesParser({ xmlns: false })
  let row: Row = {}
  let content = ''
  let depth = 0
  let isIndex = false
  parser.on('doctype', () => {
    throw new FormerUrlFileError('The XML has a document type (DTD), which is not read')
  })
  parser.on('error', (error) => {
    throw new FormerUrlFileError(`The XML cannot be read: ${error.message.slice(0, 200)}`)
  })
  parser.on('opentag', ({ name }) => {
    depth += 1
    if (depth > 100) throw new FormerUrlFileError('The XML is nested too deeply')
    isIndex ||= name === 'sitemapindex'
    if (name === 'url' || name === 'item') row = {}
    content = ''
  })
  const add = (part: string) => {
    if (content.length < 10_000) content += part
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name }) => {
    depth -= 1
    // An item has further titles in other name spaces, with a prefix.
    if (readElements.has(name)) row[name] ??= content.trim()
    if ((name === 'url' || name === 'item') && formerUrls.length <= maxFormerUrls)
      formerUrls.push(toFormerUrl(row))
    content = ''
  })
  parser.write(text).close()
  if (isIndex && formerUrls.length === 0)
    throw new FormerUrlFileError('This is a list of sitemaps: give the sitemaps themselves')
  return formerUrls
}

/**
 * Reads a list of old addresses: CSV (`old,new`, Redirection, Yoast, Rank Math), JSON (Redirection, WordPress), a
 * sitemap or an export of WordPress (XML). The format is found by the first character.
 *
 * @throws FormerUrlFileError when it is none of these, or has more than 100,000 addresses
 */
export function readFormerUrls(text: string): FormerUrl[] {
  const start = text.trimStart()
  if (isServerRule(start))
    throw new FormerUrlFileError('These are rules of a web server: export the redirects as JSON or CSV')
  const read = start.startsWith('<') ? readXml : /^[[{]/.test(start) ? readJson : readCsv
  const formerUrls = read(start)
  if (formerUrls.length > maxFormerUrls) throw new FormerUrlFileError(`More than ${maxFormerUrls} addresses`)
  if (formerUrls.every(({ from }) => from === ''))
    throw new FormerUrlFileError('No address was found in the file')
  return formerUrls
}

const charsets = { 'utf-8': 'utf-8', 'iso-8859-1': 'windows-1252', 'windows-1252': 'windows-1252' } as const

/**
 * The text of a file. UTF-8 and UTF-16 are recognised; a list that is neither is in the alphabet of Western Windows,
 * because old spreadsheets save it so.
 *
 * @throws FormerUrlFileError for XML in another encoding
 */
export function decodeUrlFile(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (isUtf16) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w.-]+)["']/i.exec(head)?.[1]?.toLowerCase()
  const charset = Object.entries(charsets).find(([name]) => name === declared)?.[1]
  if (declared && !charset)
    throw new FormerUrlFileError(`The encoding ${declared} is not read: save the file as UTF-8`)
  try {
    return new TextDecoder(charset ?? 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
