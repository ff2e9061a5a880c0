import type { Payload, TypedUser } from 'payload'

import { idOf, isRecord } from '@/lib/values/read-value'
import { foreignCountryName } from '@/features/property/model/countries'
import { toLocale } from '@/lib/i18n/locales'
import type { ImportRun, ImportSource } from '@/payload-types'

import { pushUrlOf } from './push/receive-event'
import { readFileState, type FileState } from './files/read-file-state'
import type { Names } from '../model/describe-value'
import type { RunCounts } from '../model/import-run'
import { isAnswer } from '../model/questions'
import { emptyReport } from '../model/run-report'
import type { RunRow } from '../model/run-rows'

/** What the studio reads, with the rights of its user. */
export interface StudioReader {
  payload: Payload
  user: TypedUser
  /** The editor's language. */
  language: string
}

const allowed = ({ user }: StudioReader) =>
  ({ user, overrideAccess: false, depth: 0, pagination: false }) as const

/** What a run noted of its properties; null before it compared anything. */
export function countsOf({ counts }: Pick<ImportRun, 'counts'>): RunCounts | null {
  // Written by the run itself in this shape; by one of a former version in parts.
  return isRecord(counts) ? { ...emptyReport().counts, ...(counts as Partial<RunCounts>) } : null
}

/** A source with its last run. */
export interface SourceState {
  source: ImportSource
  last: ImportRun | null
  files: FileState
  /** Where its software announces changes; null for formats that are asked. */
  pushUrl: string | null
}

const withoutRows = { differences: false, recordErrors: false, warnings: false, unknownCodes: false } as const

/** The sources of the site, each with its last run. */
export async function readSources(reader: StudioReader): Promise<SourceState[]> {
  const { payload } = reader
  const { docs } = await payload.find({ ...allowed(reader), collection: 'importSources', sort: 'name' })
  return Promise.all(
    docs.map(async (source) => {
      const { docs: runs } = await payload.find({
        ...allowed(reader),
        collection: 'importRuns',
        where: { source: { equals: source.key } },
        limit: 1,
        sort: '-startedAt',
        select: withoutRows,
      })
      const pushUrl = source.format === 'sweepbright' ? pushUrlOf(payload.secret, source.key) : null
      return { source, last: runs[0] ?? null, files: await readFileState(payload, source.key), pushUrl }
    }),
  )
}

/** The last runs of all sources, without their rows. */
export async function readLastRuns(reader: StudioReader, limit: number): Promise<ImportRun[]> {
  const { docs } = await reader.payload.find({
    ...allowed(reader),
    collection: 'importRuns',
    limit,
    sort: '-startedAt',
    select: withoutRows,
  })
  return docs
}

/** The source of a key; null when it was removed, or the run was of a file. */
export async function readSource(reader: StudioReader, key: string): Promise<ImportSource | null> {
  const { docs } = await reader.payload.find({
    ...allowed(reader),
    collection: 'importSources',
    where: { key: { equals: key } },
    limit: 1,
  })
  return docs[0] ?? null
}

/** Names of all places, types, agents and projects in the editor's language, by id: a difference has their ids. */
export async function readNames(reader: StudioReader): Promise<Names> {
  const locale = toLocale(reader.language)
  const named = { locale, select: { name: true } } as const
  const [places, types, agents, projects] = await Promise.all([
    reader.payload.find({
      ...allowed(reader),
      collection: 'localities',
      locale,
      select: { name: true, zip: true },
    }),
    reader.payload.find({ ...allowed(reader), ...named, collection: 'propertyTypes' }),
    reader.payload.find({ ...allowed(reader), ...named, collection: 'agents' }),
    reader.payload.find({ ...allowed(reader), ...named, collection: 'projects' }),
  ])
  return new Map([
    ...places.docs.map(({ id, zip, name }) => [id, `${zip} ${name}`] as const),
    ...[...types.docs, ...agents.docs, ...projects.docs].map(({ id, name }) => [id, name] as const),
  ])
}

/** The types of the site, by their web number. */
export async function readTypeOptions(reader: StudioReader): Promise<{ value: string; label: string }[]> {
  const { docs } = await reader.payload.find({
    ...allowed(reader),
    collection: 'propertyTypes',
    locale: toLocale(reader.language),
    sort: 'webId',
    select: { name: true, webId: true },
  })
  return docs.map(({ webId, name }) => ({ value: String(webId), label: `${webId} ${name}` }))
}

/** The places of the site as answers name them, those abroad with their country. */
export async function readPlaceOptions(reader: StudioReader): Promise<{ value: string; label: string }[]> {
  const locale = toLocale(reader.language)
  const { docs } = await reader.payload.find({
    ...allowed(reader),
    collection: 'localities',
    locale,
    sort: ['name', 'zip'],
    select: { name: true, zip: true, countryId: true },
  })
  return docs.flatMap(({ zip, name, countryId }) => {
    const value = `${countryId}:${zip} ${name}`
    const country = foreignCountryName(countryId, locale)
    const label = `${zip} ${name}${country ? `, ${country}` : ''}`
    return isAnswer('place', value) ? [{ value, label }] : []
  })
}

/** The properties of rows, by their number in the feed. */
export async function readPropertyIds(
  reader: StudioReader,
  source: string,
  rows: readonly Pick<RunRow, 'record'>[],
): Promise<ReadonlyMap<string, string>> {
  const { docs } = await reader.payload.find({
    ...allowed(reader),
    collection: 'properties',
    where: {
      and: [{ source: { equals: source } }, { externalId: { in: rows.map(({ record }) => record) } }],
    },
    select: { externalId: true },
    joins: false,
    trash: true,
  })
  return new Map(docs.map((property) => [property.externalId ?? '', idOf(property)]))
}
