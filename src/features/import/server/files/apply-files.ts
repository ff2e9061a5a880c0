import type { PayloadRequest } from 'payload'

import { firstKind } from '@/features/media/model/propose-alt'
import { sourceLocale } from '@/lib/i18n/locales'
import { isRecord, populated, relatedId } from '@/lib/values/read-value'
import type { Property, PropertyType, Locality } from '@/payload-types'

import { fileFields, type FileField, type FileProblem, type StoredFile } from '../../model/feed-files'
import type { ImportRecord } from '../../model/import-record'
import { saveProperty } from '../save-property'
import type { FileFetcher } from './fetch-file'
import { FileList } from './file-list'
import type { FileContext } from './store-file'

/** What became of the files of a property. */
export interface FilesOutcome {
  storedFiles: StoredFile[]
  problems: FileProblem[]
  /** Whether another try may fetch what could not be fetched. */
  isTemporary: boolean
  /** Whether a server was asked in vain, and did not only ask for time before. */
  wasTried: boolean
  /** Ids of pictures that the property had from the feed and no longer has. */
  leftPictures: string[]
}

const nothing: FilesOutcome = {
  ...{ storedFiles: [], problems: [], isTemporary: false, wasTried: false, leftPictures: [] },
}

async function findProperty({ payload }: PayloadRequest, row: ImportRecord, draft: boolean) {
  const { docs } = await payload.find({
    ...{
      collection: 'properties',
      depth: 1,
      draft,
      joins: false,
      limit: 1,
      locale: 'all',
      pagination: false,
    },
    where: { and: [{ source: { equals: row.source } }, { externalId: { equals: row.externalId } }] },
    // The import has no user.
    overrideAccess: true,
  })
  return docs[0]
}

/** Names of a type or place in all languages, which Payload's types do not cover. */
const namesOf = (document: PropertyType | Locality | null): Record<string, string> => {
  const name: unknown = document?.name
  return isRecord(name) ? (name as Record<string, string>) : {}
}

function toContext(req: PayloadRequest, property: Property): FileContext {
  const subject = firstKind(namesOf(populated<PropertyType>(property.type)))
  return {
    req,
    property: property.id,
    facts: { subject, city: namesOf(populated<Locality>(property.locality)) },
  }
}

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((each) => relatedId(each) ?? []) : []

/** Those of the feed in its order, then those that editors added. */
function mergeIds(
  now: readonly string[],
  before: readonly StoredFile[],
  stored: readonly StoredFile[],
): string[] {
  const imported = new Set(before.map(({ id }) => id))
  const wanted = stored.map(({ id }) => id)
  return [...wanted, ...now.filter((id) => !imported.has(id) && !wanted.includes(id))]
}

/**
 * Fetches and stores the files of one property. Repeatable: what was stored before a crash is found again by its content.
 *
 * @throws what the database throws; a file that cannot be fetched is a problem of the outcome
 */
export async function applyFiles(
  req: PayloadRequest,
  row: ImportRecord,
  fetcher: FileFetcher,
): Promise<FilesOutcome> {
  const published = await findProperty(req, row, false)
  const property = (await findProperty(req, row, true)) ?? published
  const before = row.storedFiles ?? []
  if (!published || !property) return { ...nothing, storedFiles: [...before] }
  const context = toContext(req, property)
  const lists = new Map<FileField, FileList>()
  for (const field of fileFields) {
    const entries = row.wantedFiles?.[field]
    if (!entries || property.lockedFields?.includes(field)) continue
    const list = new FileList(
      context,
      fetcher,
      field,
      before.filter((file) => file.field === field),
    )
    for (const [index, entry] of entries.entries()) await list.add(entry, index)
    list.end()
    lists.set(field, list)
  }
  const storedFiles = fileFields.flatMap(
    (field) => lists.get(field)?.stored ?? before.filter((file) => file.field === field),
  )
  // Editors may have worked on the property while its files were fetched.
  const latest = (await findProperty(req, row, true)) ?? property
  const unlocked = [...lists].filter(([field]) => !latest.lockedFields?.includes(field))
  const isPublished = published._status === 'published'
  await savePictures(req, { property: latest, isPublished }, new Map(unlocked), before)
  const kept = new Set(storedFiles.map(({ id }) => id))
  return {
    storedFiles,
    problems: [...lists.values()].flatMap(({ problems }) => problems),
    isTemporary: [...lists.values()].some((list) => list.isTemporary),
    wasTried: [...lists.values()].some((list) => list.wasTried),
    leftPictures: before
      .filter(({ id, field }) => field !== 'documents' && !kept.has(id))
      .map(({ id }) => id),
  }
}

async function savePictures(
  req: PayloadRequest,
  { property, isPublished }: { property: Property; isPublished: boolean },
  lists: ReadonlyMap<FileField, FileList>,
  before: readonly StoredFile[],
): Promise<void> {
  const data: Record<string, string[]> = {}
  for (const field of ['pictures', 'plans'] as const) {
    const list = lists.get(field)
    if (!list) continue
    const now = idsOf(property[field])
    const own = before.filter((file) => file.field === field)
    const after = mergeIds(now, own, list.stored)
    if (after.join() !== now.join()) data[field] = after
  }
  if (Object.keys(data).length === 0) return
  const outcome = await saveProperty(req, {
    ...{ id: property.id, writes: [{ locale: sourceLocale, data }], wantsPublished: isPublished },
    hasEditorDraft: isPublished && property._status === 'draft',
    // Pictures are no reason to take a property offline.
    keepsPublished: isPublished,
  })
  if (outcome === 'invalid') throw new Error('The property does not accept its files')
}
