import { isWebUrl } from '@/lib/values/external-link'
import { cleanText } from '@/lib/values/text'

import { isProtectedField, type FieldChange } from './difference'
import { isAbsent, signOf, type FieldValues } from './field-values'
import { readPath, readScalar } from './mapping'
import { isPackedUrl } from './packed-files'

/** The targets that are lists of files at addresses of the feed. */
export const fileFields = ['pictures', 'plans', 'documents'] as const
export type FileField = (typeof fileFields)[number]

/** A file of a feed as it is staged: its address, and after a space its title where the feed has one. */
export type FileEntry = string

/** The files of a property by field; a field that the feed never fills has no list. */
export type FeedFiles = Readonly<Partial<Record<FileField, readonly FileEntry[]>>>

/** A file that was stored for a property, for the next import. */
export interface StoredFile {
  field: FileField
  url: string
  /** The id of the picture or document. */
  id: string
  contentHash: string
  etag?: string
  modified?: string
}

/** Why a file could not be taken over. */
export const fileReasons = ['notFound', 'unreachable', 'notPublic', 'tooLarge', 'notAFile'] as const
export type FileReason = (typeof fileReasons)[number]

export interface FileProblem {
  field: FileField
  /** The name of the file; addresses may contain keys. */
  name: string
  reason: FileReason
}

/** More than any property has. */
const maxFiles = 200
const maxUrlLength = 2000
const maxTitleLength = 120

export const urlOf = (entry: FileEntry): string => entry.split(' ', 1)[0] ?? ''
export const titleOf = (entry: FileEntry): string => entry.slice(urlOf(entry).length + 1)

/** The last part of an address when it is the name of a file; else the whole without its query. */
export function fileNameOf(url: string): string {
  const { origin, pathname } = new URL(url)
  const last = pathname.slice(pathname.lastIndexOf('/') + 1)
  try {
    return last.includes('.') ? decodeURIComponent(last) : `${origin}${pathname}`
  } catch {
    return last
  }
}

interface ItemRule {
  urlPath: string
  titlePath: string
  /** Items are meant whose sign at the path is one of these; `-` means none. */
  only?: { path: string; signs: readonly string[] }
  /** Items with one of these signs come before the others. */
  first?: { path: string; signs: readonly string[] }
  /** Items are in the order of the numbers at this path. */
  sortPath?: string
}

const signsAt = (text: string) => {
  const [path = '', signs = ''] = text.split('=')
  return { path, signs: signs.split(',').filter(Boolean) }
}

/**
 * `url title sign=A,B,- first:sign=A sort:number`: where an item has its address and title, which items are meant, which come
 * first and in what order; all but the first word may be left out.
 */
function parseItemRule(argument = ''): ItemRule {
  const rule: ItemRule = { urlPath: '', titlePath: '' }
  for (const word of argument.split(/\s+/).filter(Boolean)) {
    if (word.startsWith('first:')) rule.first = signsAt(word.slice('first:'.length))
    else if (word.startsWith('sort:')) rule.sortPath = word.slice('sort:'.length)
    else if (word.includes('=')) rule.only = signsAt(word)
    else if (rule.urlPath === '') rule.urlPath = word
    else rule.titlePath = word
  }
  return rule
}

const hasSign = (item: unknown, { path, signs }: { path: string; signs: readonly string[] }): boolean => {
  const value = readPath(item, path)
  const values = (Array.isArray(value) ? value : [value]).map((value) => signOf(value).toUpperCase() || '-')
  return signs.some((sign) => values.includes(sign.toUpperCase()))
}

/** Files without a sign are pictures unless their name says otherwise. */
const otherKinds = /\.(?:pdf|docx?|xlsx?|txt|html?|zip|mp4|mov|avi|webm)$/i

function chosenItems(
  items: readonly unknown[],
  { only, first, sortPath }: ItemRule,
  urlOfItem: (item: unknown) => unknown,
) {
  const isMeant = (item: unknown) => {
    if (!only) return true
    const isUnsigned = isAbsent(readPath(item, only.path))
    return (
      hasSign(item, only) &&
      !(isUnsigned && otherKinds.test(signOf(urlOfItem(item)).split(/[?#]/, 1)[0] ?? ''))
    )
  }
  const rankOf = (item: unknown): number => {
    const number = sortPath ? Number(signOf(readPath(item, sortPath)) || Infinity) : 0
    return Number.isNaN(number) ? Infinity : number
  }
  const isFirst = (item: unknown) => first !== undefined && hasSign(item, first)
  return items
    .filter(isMeant)
    .map((item, index) => ({ item, index, rank: rankOf(item), isFirst: isFirst(item) }))
    .sort(
      (one, other) =>
        Number(other.isFirst) - Number(one.isFirst) ||
        (one.rank === other.rank ? one.index - other.index : one.rank - other.rank),
    )
    .map(({ item }) => item)
}

/** The address of a file: one of the web, or of what came with the feed. */
function fileUrlOf(
  url: unknown,
  findPacked: ((path: string) => string | undefined) | undefined,
): string | null {
  if (typeof url !== 'string' || url.length > maxUrlLength) return null
  const text = url.trim()
  if (isPackedUrl(text)) return text
  const packed = findPacked?.(text)
  if (packed !== undefined) return packed
  return isWebUrl(text) ? new URL(text).href : null
}

/**
 * The files in a value of a feed: a list, one item, or a text with addresses between lines or `|`.
 *
 * @param argument see `parseItemRule`; without one, an item is the address itself
 * @param findPacked finds the address of a file that came with the feed
 * @returns the files, and whether something is no address of a file
 */
export function readFiles(
  value: unknown,
  argument?: string,
  findPacked?: (path: string) => string | undefined,
): { files: FileEntry[]; isRefused: boolean } {
  const rule = parseItemRule(argument)
  const { urlPath, titlePath } = rule
  const items = typeof value === 'string' ? value.split(/[\n|]/) : Array.isArray(value) ? value : [value]
  const urlOfItem = (item: unknown) =>
    urlPath && typeof item !== 'string' ? readScalar(item, { path: urlPath }).value : item
  const files = new Map<string, FileEntry>()
  let isRefused = false
  for (const item of chosenItems(items.slice(0, maxFiles * 5), rule, urlOfItem)) {
    const url = urlOfItem(item)
    if (isAbsent(url)) continue
    const fileUrl = fileUrlOf(url, findPacked)
    if (fileUrl === null) {
      isRefused = true
      continue
    }
    const title = titlePath === '' ? '' : cleanText(signOf(readPath(item, titlePath)), { lines: false })
    // One address once, however often the feed repeats it.
    if (!files.has(fileUrl)) files.set(fileUrl, `${fileUrl} ${title.slice(0, maxTitleLength)}`.trim())
  }
  return { files: [...files.values()].slice(0, maxFiles), isRefused }
}

const namesOf = (entries: readonly FileEntry[]): string[] => entries.map((entry) => fileNameOf(urlOf(entry)))

/** Where files are, without the queries of their addresses, which may say until when they can be fetched. */
const placesOf = (entries: readonly FileEntry[]): string =>
  entries
    .map(urlOf)
    .map((url) => (isPackedUrl(url) ? url : new URL(url).origin + new URL(url).pathname))
    .join('\n')

const isFileField = (key: string): key is FileField => (fileFields as readonly string[]).includes(key)

/** Separates the files of mapped values from the values that a property stores as they are. */
export function splitFiles(all: FieldValues): { values: FieldValues; files: FeedFiles } {
  const entries = Object.entries(all)
  const files = entries.flatMap(([key, value]) =>
    isFileField(key) && Array.isArray(value) ? [[key, value]] : [],
  )
  return {
    values: Object.fromEntries(entries.filter(([key]) => !isFileField(key))),
    files: Object.fromEntries(files),
  }
}

/**
 * How the files of a property change since they were applied last, by their addresses; one that expires has another query each time. A field without
 * a list stays as it is; an empty list empties it.
 */
export function compareFiles(
  files: FeedFiles,
  before: FeedFiles,
  { locks, editorGroups }: { locks: ReadonlySet<string>; editorGroups: ReadonlySet<string> },
): FieldChange[] {
  return fileFields.flatMap((field) => {
    const list = files[field]
    if (!list || isProtectedField(field, locks, editorGroups)) return []
    const former = before[field] ?? []
    if (placesOf(former) === placesOf(list)) return []
    return [{ field, old: namesOf(former), new: namesOf(list) }]
  })
}
