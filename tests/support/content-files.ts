import { readdirSync } from 'node:fs'
import path from 'node:path'

import { locales } from '@/lib/i18n/locales'
import { linkTarget } from '@/lib/values/external-link'

import { foldersIn, languagesOf, readFolder, readJson } from '../../scripts/content/data-files'
import { isFields, isText } from '../../scripts/content/reader'

type Fields = Record<string, unknown>
export type Row = Fields & { key: string }

/** All folders of `demo` or `starter` that have facts, from the folder of the project. */
export const foldersOf = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'facts.json')
    .map((file) => path.join(root, path.dirname(file)))
    .sort()

export interface FileText {
  where: string
  /** The lines in each language of the folder. */
  lines: Record<string, string[]>
}

export const linesIn = (value: unknown): string[] =>
  isText(value) ? [value] : Object.values(value ?? {}).flatMap(linesIn)

/** The places of texts in a file of a language: a string, or a list of lines. */
function placesIn(value: unknown, above: string): [string, string[]][] {
  if (isText(value) || Array.isArray(value)) return [[above, linesIn(value)]]
  return Object.entries(value ?? {}).flatMap(([key, below]) => placesIn(below, `${above}.${key}`))
}

export function textsOf(folder: string): FileText[] {
  const byPlace = new Map<string, Record<string, string[]>>()
  for (const language of languagesOf(folder))
    for (const [place, lines] of placesIn(readJson(`${folder}/${language}.json`), folder))
      byPlace.set(place, { ...byPlace.get(place), [language]: lines })
  return [...byPlace].map(([where, lines]) => ({ where, lines }))
}

export const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** What each folder in a folder describes. */
export const readRows = (folder: string): Row[] =>
  foldersIn(folder).map((key) => ({ ...readFolder(`${folder}/${key}`), key }))

/** The rows of a folder that describes a whole table. */
export const readTable = (folder: string): Row[] =>
  Object.entries(readFolder(folder)).map(([key, row]) => ({ ...(row as Fields), key }))

/** A text in one language; one in `facts.json` is the same in all. */
export const inOneLanguage = (text: unknown, locale: string): string =>
  String(isFields(text) ? text[locale] : text)

export const inEveryLanguage = (text: unknown): string[] =>
  locales.map((locale) => inOneLanguage(text, locale))

/** All values under a key, at any depth. */
export function valuesUnder(data: unknown, key: string): unknown[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) => (name === key ? [value] : valuesUnder(value, key)))
}

/** The path of a link within the site, without its query; null for a link that leaves it. */
export function internalPath(url: unknown): string | null {
  const link = String(url)
  return linkTarget(link)?.kind === 'internal' ? (link.split('?')[0] ?? '') : null
}
