import path from 'node:path'

import type { Payload } from 'payload'

import { env } from '@/lib/env'
import { sourceLocale, toLocale, type Locale } from '@/lib/i18n/locales'
import { openSecrets } from '@/lib/payload/fields/secret-field'
import type { ImportSource as StoredSource } from '@/payload-types'

import { apiUrls, isApiFormat, type ApiFormat } from '../model/api-kinds'
import { feedFormats, type FeedFormatName } from '../model/feed-formats'
import type { FeedFormat } from '../model/feed-format'
import { mergeMapping, type CodeTables, type Mapping } from '../model/mapping'
import { defaultPriceLimits, type PriceLimits } from '../model/offer-terms'
import type { Answers } from '../model/questions'
import type { ApiAccount } from './api/fetch-omnicasa'
import { readAnswers } from './import-answers'
import { ImportError } from './import-error'

/** A user name and password of a server. */
export interface FeedAccount {
  user: string
  secret: string
}

/** A feed and how it is read. */
export interface ImportSource {
  key: string
  name: string
  format: FeedFormat
  /** The path of a file, a folder whose files are imported one after the other, a URL with the account for it if it asks for one, or an API. */
  location:
    | { file: string }
    | { folder: string }
    | { url: string; account?: FeedAccount }
    | { api: ApiFormat; account: ApiAccount }
  /** Every one must be in the feed. */
  languages: readonly Locale[]
  /** Groups of fields that the feed fills for new properties only. */
  editorGroups: readonly string[]
  guardSharePercent: number
  /** The language of texts of a record that names none. */
  textLanguage: Locale
  priceLimits: PriceLimits
  /** What someone said that words of the feed mean. */
  answers: Answers
  /** Who is notified when a run fails or waits. */
  contact?: { email: string; language: Locale }
}

/** The folder of the feeds that sources name by their file. */
export const feedFolder = (): string => path.join(env.dataDir, 'imports')

/** Whether the files of a source arrive in a folder. */
export const isFolderSource = ({ location, format }: Pick<StoredSource, 'location' | 'format'>): boolean =>
  location === 'folder' && !isApiFormat(format)

function tablesOf({ codes }: Pick<StoredSource, 'codes'>): CodeTables {
  const tables: Record<string, Record<string, string>> = {}
  for (const { table, code, value } of codes ?? []) (tables[table] ??= {})[code] = value
  return tables
}

const ownMapping = (stored: StoredSource): Mapping => ({
  rows: (stored.mapping ?? []).map(
    ({ target, path, transform, table, argument, fallback, zeroIsUnknown }) => ({
      target,
      path,
      transform,
      ...(table && { table }),
      ...(argument && { argument }),
      ...(fallback && { fallback }),
      ...(zeroIsUnknown && { zeroIsUnknown }),
    }),
  ),
  tables: tablesOf(stored),
})

const accountOf = ({ user, secret }: StoredSource): { account?: FeedAccount } =>
  user && secret ? { account: { user, secret } } : {}

function locationOf(stored: StoredSource): ImportSource['location'] {
  const { format, location, file, folder, url, user, secret, clientId, officeId } = stored
  if (isApiFormat(format)) {
    const base = (url || apiUrls[format]).replace(/\/*$/, '/')
    const numbers = { ...(clientId && { clientId }), ...(officeId && { officeId }) }
    return { api: format, account: { url: base, user: user ?? '', secret: secret ?? '', ...numbers } }
  }
  if (isFolderSource(stored)) return { folder: path.join(feedFolder(), folder || stored.key) }
  if (location === 'file') return { file: path.join(feedFolder(), file ?? '') }
  return { url: url ?? '', ...accountOf(stored) }
}

/** What is needed of a source to find its files. */
export type FileSource = Pick<ImportSource, 'key' | 'format' | 'location'>

export const fileSourceOf = (stored: StoredSource): FileSource => ({
  key: stored.key,
  format: feedFormats[stored.format],
  location: locationOf(stored),
})

/** What differs between sites and is no matter of the source. */
interface SiteFacts {
  answers: Answers
  /** The default language of the site. */
  siteLanguage: Locale
}

async function readSiteFacts(payload: Payload, key: string): Promise<SiteFacts> {
  const [answers, { languageDefault }] = await Promise.all([
    readAnswers(payload, key),
    payload.findGlobal({
      slug: 'siteConfig',
      depth: 0,
      select: { languageDefault: true },
      // For an operator's command or a run, which have no user; only the language is read.
      overrideAccess: true,
    }),
  ])
  return { answers, siteLanguage: toLocale(languageDefault) }
}

function toSource(stored: StoredSource, { answers, siteLanguage }: SiteFacts): ImportSource {
  const format = feedFormats[stored.format]
  return {
    key: stored.key,
    name: stored.name,
    format: { ...format, ...mergeMapping(format, ownMapping(stored)) },
    location: locationOf(stored),
    languages: stored.languages,
    editorGroups: stored.editorGroups ?? [],
    guardSharePercent: stored.guardShare,
    textLanguage: toLocale(stored.textLanguage, siteLanguage),
    priceLimits: {
      rentAbove: stored.rentAbove ?? defaultPriceLimits.rentAbove,
      saleBelow: stored.saleBelow ?? defaultPriceLimits.saleBelow,
    },
    answers,
    ...(stored.contactEmail && {
      contact: { email: stored.contactEmail, language: toLocale(stored.contactLanguage) },
    }),
  }
}

/**
 * Reads the source of a key; null when there is none.
 *
 * @throws ImportError for one that is not active
 */
export async function findImportSource(payload: Payload, key: string): Promise<ImportSource | null> {
  const { docs } = await payload.find({
    collection: 'importSources',
    where: { key: { equals: key } },
    depth: 0,
    limit: 1,
    pagination: false,
    // For an operator's command, which has no user. The account goes to the server of the feed alone.
    overrideAccess: true,
    context: openSecrets(),
  })
  const [stored] = docs
  if (!stored) return null
  if (stored.active === false) throw new ImportError(`The source "${key}" is not active`)
  return toSource(stored, await readSiteFacts(payload, key))
}

/** What a source has that says nothing else. */
export const sourceDefaults = {
  languages: [],
  editorGroups: [],
  guardSharePercent: 20,
  textLanguage: sourceLocale,
  priceLimits: defaultPriceLimits,
  answers: new Map<string, string>(),
} as const satisfies Partial<ImportSource>

/** A file without a source in the studio, in every language that it has. Its key is made of its name. */
export const sourceOfFile = (
  file: string,
  key: string,
  format: FeedFormatName,
  more: Partial<Pick<ImportSource, 'textLanguage' | 'answers'>> = {},
): ImportSource => ({
  ...sourceDefaults,
  key,
  name: key,
  format: feedFormats[format],
  location: { file },
  ...more,
})

/**
 * A file without a source in the studio, with what the site knows of it.
 *
 * @param language of texts that name none; that of the site when it is left out
 */
export async function findFileSource(
  payload: Payload,
  { file, key, format, language }: { file: string; key: string; format: FeedFormatName; language?: Locale },
): Promise<ImportSource> {
  const { answers, siteLanguage } = await readSiteFacts(payload, key)
  return sourceOfFile(file, key, format, { answers, textLanguage: language ?? siteLanguage })
}
