import type { PayloadRequest, Where } from 'payload'

import { firstKind } from '@/features/media/model/propose-alt'
import { locales, sourceLocale } from '@/lib/i18n/locales'
import { nestedRequest } from '@/lib/payload/as-system'
import { isRecord, populated, relatedId } from '@/lib/values/read-value'
import type { Locality, Project, Property, PropertyType } from '@/payload-types'

import type { ImportRecord } from '../../model/import-record'
import { saveProperty } from '../save-property'
import type { FileContext } from './store-file'

/** A version of a property or project that has files of a feed. */
export interface FileHolder {
  id: string
  isPublished: boolean
  /** Fields that an editor has locked. */
  locks: ReadonlySet<string>
  /** What its pictures show. */
  facts: FileContext['facts']
  pictures: string[]
  plans: string[]
}

interface FilesToSave {
  /** The newest version. */
  holder: FileHolder
  /** Whether visitors see the document, maybe an older version of it. */
  isPublished: boolean
  data: Partial<Pick<FileHolder, 'pictures' | 'plans'>>
}

/** The property or project that a row of the import is about. */
export interface FileOwner {
  collection: FileContext['owner']['collection']
  /** Whether an editor's own choice of files locks them; where it does not, a picture that an editor took out stays out. */
  hasLocks: boolean
  find: (draft: boolean) => Promise<FileHolder | null>
  /** @throws when the document does not accept its files */
  save: (files: FilesToSave) => Promise<void>
}

/** Names in all languages, which Payload's types do not cover. */
const namesOf = (document: { name?: unknown } | null): Record<string, string> =>
  isRecord(document?.name) ? (document.name as Record<string, string>) : {}

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((each) => relatedId(each) ?? []) : []

const readOptions = { depth: 1, joins: false, limit: 1, locale: 'all', pagination: false } as const

async function findProperty({ payload }: PayloadRequest, where: Where, draft: boolean) {
  const { docs } = await payload.find({
    ...readOptions,
    collection: 'properties',
    where,
    draft,
    // The import has no user.
    overrideAccess: true,
  })
  return docs[0]
}

const toPropertyHolder = (property: Property): FileHolder => ({
  id: property.id,
  isPublished: property._status === 'published',
  locks: new Set(property.lockedFields ?? []),
  facts: {
    subject: firstKind(namesOf(populated<PropertyType>(property.type))),
    city: namesOf(populated<Locality>(property.locality)),
  },
  pictures: idsOf(property.pictures),
  plans: idsOf(property.plans),
})

const propertyOwner = (req: PayloadRequest, { source, externalId }: ImportRecord): FileOwner => ({
  collection: 'properties',
  hasLocks: true,
  find: async (draft) => {
    const where: Where = { and: [{ source: { equals: source } }, { externalId: { equals: externalId } }] }
    const property = await findProperty(req, where, draft)
    return property ? toPropertyHolder(property) : null
  },
  save: async ({ holder, isPublished, data }) => {
    const outcome = await saveProperty(req, {
      id: holder.id,
      writes: [{ locale: sourceLocale, data }],
      wantsPublished: isPublished,
      hasEditorDraft: isPublished && !holder.isPublished,
      // Pictures are no reason to take a property offline.
      keepsPublished: isPublished,
    })
    if (outcome === 'invalid') throw new Error('The property does not accept its files')
  },
})

async function findProject({ payload }: PayloadRequest, id: string, draft: boolean) {
  const { docs } = await payload.find({
    ...readOptions,
    collection: 'projects',
    where: { id: { equals: id } },
    draft,
    // The import has no user.
    overrideAccess: true,
  })
  return docs[0]
}

const toProjectHolder = (project: Project): FileHolder => ({
  id: project.id,
  isPublished: project._status === 'published',
  locks: new Set(),
  facts: { subject: namesOf(project), city: namesOf(populated<Locality>(project.locality)) },
  pictures: idsOf(project.pictures),
  plans: [],
})

const projectOwner = (req: PayloadRequest, id: string): FileOwner => ({
  collection: 'projects',
  hasLocks: false,
  find: async (draft) => {
    const project = await findProject(req, id, draft)
    return project ? toProjectHolder(project) : null
  },
  save: async ({ holder: { facts, isPublished: isWhole }, isPublished, data: { pictures } }) => {
    const hasEditorDraft = isPublished && !isWhole
    await req.payload.update({
      collection: 'projects',
      id,
      depth: 0,
      draft: hasEditorDraft,
      req: nestedRequest(req),
      // Its name is checked in the language of the save.
      locale: locales.find((locale) => facts.subject?.[locale]) ?? sourceLocale,
      data: { pictures, ...(!hasEditorDraft && { _status: isPublished ? 'published' : 'draft' }) },
      // The import has no user.
      overrideAccess: true,
    })
  },
})

export const ownerOf = (req: PayloadRequest, row: ImportRecord): FileOwner =>
  row.project ? projectOwner(req, row.project) : propertyOwner(req, row)
