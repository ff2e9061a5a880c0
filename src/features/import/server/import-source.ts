import path from 'node:path'

import type { Payload } from 'payload'

import { env } from '@/lib/env'
import { toLocale, type Locale } from '@/lib/i18n/locales'
import type { ImportSource as StoredSource } from '@/payload-types'

import { feedFormats, type FeedFormatName } from '../model/feed-formats'
import type { FeedFormat } from '../model/feed-format'
import { mergeMapping, type CodeTables, type Mapping } from '../model/mapping'
import { ImportError } from './import-error'

/** A feed and how it is read. */
export interface ImportSource {
  key: string
  name: string
  format: FeedFormat
  /** The path of a file, or an address. */
  location: { file: string } | { address: string }
  /** Every one must be in the feed. */
  languages: readonly Locale[]
  /** Groups of fields that the feed fills for new properties only. */
  editorGroups: readonly string[]
  guardSharePercent: number
  /** Who is told when a run fails or waits. */
  contact?: { email: string; language: Locale }
}

/** The folder of the feeds that sources name by their file. */
export const feedFolder = (): string => path.join(env.dataDir, 'imports')

function tablesOf({ codes }: Pick<StoredSource, 'codes'>): CodeTables {
  const tables: Record<string, Record<string, string>> = {}
  for (const { table, code, value } of codes ?? []) (tables[table] ??= {})[code] = value
  return tables
}

const ownMapping = (stored: StoredSource): Mapping => ({
  rows: (stored.mapping ?? []).map(({ target, path, transform, table, argument, fallback }) => ({
    ...{ target, path, transform },
    ...(table && { table }),
    ...(argument && { argument }),
    ...(fallback && { fallback }),
  })),
  tables: tablesOf(stored),
})

function toSource(stored: StoredSource): ImportSource {
  const format = feedFormats[stored.format]
  return {
    ...{ key: stored.key, name: stored.name },
    format: { ...format, ...mergeMapping(format, ownMapping(stored)) },
    location:
      stored.location === 'file'
        ? { file: path.join(feedFolder(), stored.file ?? '') }
        : { address: stored.address ?? '' },
    languages: stored.languages,
    editorGroups: stored.editorGroups ?? [],
    guardSharePercent: stored.guardShare,
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
    // For an operator's command, which has no user.
    overrideAccess: true,
  })
  const [stored] = docs
  if (!stored) return null
  if (stored.active === false) throw new ImportError(`The source "${key}" is not active`)
  return toSource(stored)
}

/** A file without a source in the studio, in every language that it has. Its key is made of its name. */
export const sourceOfFile = (file: string, key: string, format: FeedFormatName): ImportSource => ({
  ...{ key, name: key, format: feedFormats[format], location: { file }, languages: [] },
  ...{ editorGroups: [], guardSharePercent: 20 },
})
