import { ValidationError, type Payload, type PayloadRequest } from 'payload'

import type { FurtherTexts } from '@/features/translation/server/api'
import { sourceLocale } from '@/lib/i18n/locales'
import { nestedRequest } from '@/lib/payload/as-system'
import { markMapped } from '@/lib/payload/save-pipeline'
import { validatingOnce } from '@/lib/payload/validate-once'

import type { LanguageWrite } from './property-data'

/** What became of a save. */
export type SaveOutcome = 'published' | 'draft' | 'stillDraft' | 'invalid'

type Status = 'draft' | 'published'

// An operator started the import: there is no user to check. Its texts and values were checked against the fields.
const options = { collection: 'properties', depth: 0, overrideAccess: true } as const

/**
 * What one save takes: the data of the first language, and beside them the texts of the others, which were checked too. Each
 * further save would cost as much as the first.
 */
function toSave(req: PayloadRequest, [first, ...others]: readonly LanguageWrite[], status?: Status) {
  const furtherTexts: FurtherTexts = Object.fromEntries(others.map(({ locale, data }) => [locale, data]))
  const { locale = sourceLocale, data = {} } = first ?? {}
  return {
    ...options,
    locale,
    req: nestedRequest(req, markMapped({ furtherTexts })),
    data: { ...data, ...(status && { _status: status }) },
  }
}

/**
 * Whether Payload stored it; false when a value or a missing mention keeps it from being stored like this. Payload validates
 * no draft that an editor has begun: it may be unfinished.
 */
async function accepts(save: () => Promise<unknown>, isEditorDraft = false): Promise<boolean> {
  try {
    await (isEditorDraft ? save() : validatingOnce(save))
    return true
  } catch (error) {
    if (error instanceof ValidationError) return false
    throw error
  }
}

interface Save {
  id: string
  writes: readonly LanguageWrite[]
  wantsPublished: boolean
  /** An editor has a draft of a published property: the values go into it, and the editor publishes both. */
  hasEditorDraft: boolean
  /** What cannot be published is not stored: a published property stays as it is. */
  keepsPublished?: boolean
}

/**
 * Stores values of a property. One that may not be published as it is becomes a draft, which the compliance gate always
 * accepts.
 */
export async function saveProperty(
  req: PayloadRequest,
  { id, writes, wantsPublished, hasEditorDraft, keepsPublished = false }: Save,
): Promise<SaveOutcome> {
  const update = (status?: Status) =>
    accepts(
      () =>
        req.payload.update({
          ...toSave(req, writes, status),
          id,
          draft: hasEditorDraft,
          // Each value was made for its field, which its type does not say.
        } as Parameters<Payload['update']>[0]),
      hasEditorDraft,
    )
  if (hasEditorDraft) return (await update()) ? 'published' : 'invalid'
  if (wantsPublished && (await update('published'))) return 'published'
  if (keepsPublished) return 'invalid'
  if (!(await update('draft'))) return 'invalid'
  return wantsPublished ? 'stillDraft' : 'draft'
}

/** The number of the feed, when it is a whole one that no property has. Nine digits are left to those of the site. */
async function freeRef(req: PayloadRequest, externalId: string): Promise<number | undefined> {
  if (!/^[1-9]\d{0,7}$/.test(externalId)) return undefined
  const ref = Number(externalId)
  const { totalDocs } = await req.payload.count({
    collection: 'properties',
    where: { ref: { equals: ref } },
    trash: true,
    // Drafts and documents in the trash have numbers too, and only a number is read.
    overrideAccess: true,
  })
  return totalDocs === 0 ? ref : undefined
}

interface NewProperty {
  /** Its feed; a property of the agency's own has none. */
  origin?: { source: string; externalId: string }
  /** One for each language. */
  writes: readonly LanguageWrite[]
  /** The languages of its records. */
  publishedIn: readonly string[]
  /** It is not published, although it could be. */
  isDraft?: boolean
}

/** Stores a new property. One that may not be published becomes a draft. */
export async function createProperty(
  req: PayloadRequest,
  { origin, writes, publishedIn, isDraft = false }: NewProperty,
): Promise<SaveOutcome> {
  const ref = origin && (await freeRef(req, origin.externalId))
  const create = (status: Status) =>
    accepts(() => {
      const save = toSave(req, writes, status)
      return req.payload.create({
        ...save,
        data: {
          ...save.data,
          ...origin,
          ...(ref !== undefined && { ref }),
          publishedIn: [...publishedIn],
        },
        // An operator started the import: there is no user to check.
      } as Parameters<Payload['create']>[0])
    })
  if (!isDraft && (await create('published'))) return 'published'
  if (!(await create('draft'))) return 'invalid'
  return isDraft ? 'draft' : 'stillDraft'
}
