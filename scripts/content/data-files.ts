import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { localized, sourceLocale, type Localized } from '@/lib/i18n/locales'

import { isFields, isListOf, isText } from './reader'
import { toLexical } from './rich-text'

/**
 * Content as files that people read and edit, in `starter/` and `demo/`: `demo/README.md` has their rules. A folder holds
 * `facts.json`, which is the same in every language, and a file of texts per language with the same keys. Rows of a list
 * that have texts carry a `key`, by which the texts name them. All paths are those from the folder of the project.
 */
type Fields = Record<string, unknown>

/** How a text of more than one line is written, a line or paragraph per line of the file. */
const notations: Record<string, (lines: string[]) => unknown> = {
  richText: toLexical,
  paragraphs: (lines) => lines.join('\n\n'),
  lines: (lines) => lines.join('\n'),
}

const areLines = isListOf(isText)

/** A text as it is stored; undefined for what is no text. */
function readText(value: unknown): unknown {
  if (typeof value === 'string') return value
  if (!isFields(value)) return undefined
  const [[notation, lines] = [''], ...others] = Object.entries(value)
  return others.length === 0 && areLines(lines) ? notations[notation]?.(lines) : undefined
}

/** Texts by language code, in the order of their files. */
type Texts = ReadonlyMap<string, unknown>

const under = (texts: Texts, key: string): Texts =>
  new Map([...texts].map(([language, value]) => [language, isFields(value) ? value[key] : undefined]))

/** A language of the site that has no texts shows those of another. */
function inSiteLanguages(texts: Texts): Localized<unknown> {
  const read = new Map([...texts].map(([language, value]) => [language, readText(value)]))
  const [first] = read.values()
  return localized((locale) => read.get(locale) ?? read.get(sourceLocale) ?? first)
}

/** Lists without the keys of their rows. */
function withoutKeys(facts: unknown): unknown {
  if (Array.isArray(facts)) return facts.map((row) => withoutKeys(withoutKey(row)))
  if (!isFields(facts)) return facts
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, withoutKeys(value)]))
}

const withoutKey = (row: unknown): unknown => {
  if (!isFields(row)) return row
  const { key: _, ...rest } = row
  return rest
}

function rowsWithTexts(rows: readonly unknown[], texts: Texts, at: string): unknown[] {
  const keys = rows.map((row) => (isFields(row) ? row.key : undefined))
  const given = [...texts.values()].flatMap((value) => (isFields(value) ? Object.keys(value) : []))
  const keyWithoutRow = given.find((key) => !keys.includes(key))
  if (keyWithoutRow !== undefined)
    throw new Error(`${at}: facts.json has no row with the key "${keyWithoutRow}".`)
  if (new Set(keys).size < keys.length) throw new Error(`${at}: two rows of facts.json have the same key.`)
  return rows.map((row, index) => {
    const key = String(keys[index])
    return withTexts(withoutKey(row), under(texts, key), `${at}.${key}`)
  })
}

/**
 * Facts with their texts in the languages of the site.
 *
 * @param at the folder and the place in its files, for errors
 */
function withTexts(facts: unknown, texts: Texts, at: string): unknown {
  const lacking = [...texts].flatMap(([language, value]) => (value === undefined ? [language] : []))
  if (lacking.length === texts.size) return withoutKeys(facts)
  if (lacking.length > 0) throw new Error(`${at} is missing in ${lacking.join(' and ')}.`)
  const values = [...texts.values()]
  if (values.every((value) => readText(value) !== undefined)) {
    if (facts !== undefined) throw new Error(`${at} is in facts.json and in the files of languages.`)
    return inSiteLanguages(texts)
  }
  if (!values.every((value) => isFields(value) && readText(value) === undefined))
    throw new Error(`${at} is a text in one language and none in another.`)
  if (Array.isArray(facts)) return rowsWithTexts(facts, texts, at)
  if (facts !== undefined && !isFields(facts)) throw new Error(`${at}: facts.json has a value for it.`)
  const names = new Set([
    ...Object.keys(facts ?? {}),
    ...values.flatMap((value) => Object.keys(value as Fields)),
  ])
  return Object.fromEntries(
    [...names].map((name) => [name, withTexts(facts?.[name], under(texts, name), `${at}.${name}`)]),
  )
}

/** @param file such as `demo/owner-area.json` */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(path.resolve(file), 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** The codes of the languages in which a folder has texts. */
export const languagesOf = (folder: string): string[] =>
  readdirSync(path.resolve(folder)).flatMap((name) => /^([a-z]{2})\.json$/.exec(name)?.[1] ?? [])

/**
 * The facts and texts of one folder. Throws when a language lacks a text or the files do not fit.
 *
 * @param folder such as `starter/pages/home`
 */
export function readFolder(folder: string): Fields {
  const texts = new Map(
    languagesOf(folder).map((language) => [language, readJson(`${folder}/${language}.json`)]),
  )
  const read = withTexts(readJson(`${folder}/facts.json`), texts, folder)
  if (!isFields(read)) throw new Error(`${folder}/facts.json has no fields.`)
  return read
}

/** The folders in a folder that describe one thing each. */
export const foldersIn = (folder: string): string[] =>
  readdirSync(path.resolve(folder))
    .filter((name) => existsSync(path.resolve(folder, name, 'facts.json')))
    .sort()
