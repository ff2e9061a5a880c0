import { isWebUrl } from '@/lib/values/external-link'
import { cleanText } from '@/lib/values/text'

import { isKeptField, type FieldChange } from './difference'
import { isAbsent, signOf, type FieldValues } from './field-values'
import { readPath } from './mapping'

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
  signPath: string
  signs: readonly string[]
}

/** `url title sign=A,B`: where an item has its address and title, and which items are meant; all but the first may be absent. */
function parseItemRule(argument = ''): ItemRule {
  const words = argument.split(/\s+/)
  const [urlPath = '', titlePath = ''] = words.filter((word) => !word.includes('='))
  const [signPath = '', signs = ''] = words.find((word) => word.includes('='))?.split('=') ?? []
  return { urlPath, titlePath, signPath, signs: signs.split(',').filter(Boolean) }
}

/**
 * The files in a value of a feed: a list, one item, or a text with addresses between lines or `|`.
 *
 * @param argument see `parseItemRule`; without one, an item is the address itself
 * @returns the files, and whether something is no address of the web
 */
export function readFiles(value: unknown, argument?: string): { files: FileEntry[]; isRefused: boolean } {
  const { urlPath, titlePath, signPath, signs } = parseItemRule(argument)
  const items = typeof value === 'string' ? value.split(/[\n|]/) : Array.isArray(value) ? value : [value]
  const found = new Map<string, FileEntry>()
  let isRefused = false
  for (const item of items.slice(0, maxFiles * 5)) {
    if (signs.length > 0 && !signs.includes(signOf(readPath(item, signPath)))) continue
    const url = urlPath && typeof item !== 'string' ? readPath(item, urlPath) : item
    if (isAbsent(url)) continue
    if (typeof url !== 'string' || url.length > maxUrlLength || !isWebUrl(url.trim())) {
      isRefused = true
      continue
    }
    const { href } = new URL(url.trim())
    const title = titlePath === '' ? '' : cleanText(signOf(readPath(item, titlePath)), { lines: false })
    // One address once, however often the feed repeats it.
    if (!found.has(href)) found.set(href, `${href} ${title.slice(0, maxTitleLength)}`.trim())
  }
  const files = [...found.values()].slice(0, maxFiles)
  return { files, isRefused }
}

const namesOf = (entries: readonly FileEntry[]): string[] => entries.map((entry) => fileNameOf(urlOf(entry)))

/** Where files are, without the queries of their addresses, which may say until when they can be fetched. */
const placesOf = (entries: readonly FileEntry[]): string =>
  entries
    .map((entry) => new URL(urlOf(entry)))
    .map(({ origin, pathname }) => origin + pathname)
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
    if (!list || isKeptField(field, locks, editorGroups)) return []
    const former = before[field] ?? []
    if (placesOf(former) === placesOf(list)) return []
    return [{ field, old: namesOf(former), new: namesOf(list) }]
  })
}
