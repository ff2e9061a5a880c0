/** @relies database-adapter */
import type { CollectionSlug, GlobalSlug, Payload, RequiredDataFromCollectionSlug } from 'payload'

import { sourceLocale } from '@/lib/i18n/locales'

import { inLanguage, withOtherLanguages, type InLanguages } from './languages'

export type SeedData<Slug extends CollectionSlug> = InLanguages<RequiredDataFromCollectionSlug<Slug>>
export type SeedFile = NonNullable<Parameters<Payload['create']>[0]['file']>

/** Writes documents in all languages at once. The makers of records have checked the types of the data. */
export interface Store {
  payload: Payload
  /** Creates a document, published where there are drafts, and returns its id. */
  create: (collection: CollectionSlug, data: unknown, file?: SeedFile) => Promise<string>
  save: (global: GlobalSlug, data: unknown) => Promise<void>
}

/**
 * The context of all saves: no site is running, the seed writes its own routes, there are no earlier URLs, and the rows
 * of the searches are written once for all documents.
 */
export const quiet = {
  skipRevalidation: true,
  skipRoutes: true,
  skipRedirects: true,
  leavesRows: true,
} as const

interface DatabaseWrite {
  collection?: string
  slug?: string
  data: Record<string, unknown>
  req?: Partial<{ context: Record<string, unknown> }>
}

/** Adds the languages in the request context, for the document of this request only. */
function inAllLanguages<Write extends DatabaseWrite>(write: Write): Write {
  const carried = write.req?.context?.seed as { slug: string; data: unknown } | undefined
  if (!carried || carried.slug !== (write.collection ?? write.slug)) return write
  const data = withOtherLanguages(write.data, carried.data, sourceLocale) as Write['data']
  return { ...write, data }
}

/**
 * Payload saves one language per call: four calls per document, each with hooks and a version. Here it validates
 * and prepares the source language as usual, and the others are added to the same write to the database.
 * The files of the content ensure that no language is missing.
 */
function writeAllLanguages({ db }: Payload): void {
  const create = db.create.bind(db)
  const createGlobal = db.createGlobal.bind(db)
  const updateGlobal = db.updateGlobal.bind(db)
  db.create = (write) => create(inAllLanguages(write))
  db.createGlobal = (write) => createGlobal(inAllLanguages(write))
  db.updateGlobal = (write) => updateGlobal(inAllLanguages(write))
}

export function makeStore(payload: Payload): Store {
  writeAllLanguages(payload)
  // An operator's script on an empty database of this machine: there is no user to check.
  const options = { locale: sourceLocale, depth: 0, overrideAccess: true } as const
  return {
    payload,
    create: async (collection, data, file) => {
      const document = await payload.create({
        ...options,
        collection,
        data: inLanguage(data, sourceLocale),
        file,
        context: { ...quiet, seed: { slug: collection, data } },
      } as Parameters<Payload['create']>[0])
      return String(document.id)
    },
    save: async (slug, data) => {
      await payload.updateGlobal({
        ...options,
        slug,
        data: inLanguage(data, sourceLocale),
        context: { ...quiet, seed: { slug, data } },
      } as Parameters<Payload['updateGlobal']>[0])
    },
  }
}
