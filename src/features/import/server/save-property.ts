import { ValidationError, type Payload, type PayloadRequest } from 'payload'

import { nestedRequest } from '@/lib/payload/as-system'

import type { LanguageWrite } from './property-data'

/** What became of a save. */
export type SaveOutcome = 'published' | 'draft' | 'keptDraft' | 'invalid'

// An operator started the import: there is no user to check. Its texts and values were checked against the fields.
const options = { collection: 'properties', depth: 0, overrideAccess: true } as const

async function update(
  req: PayloadRequest,
  id: string,
  { locale, data }: LanguageWrite,
  isDraft = false,
): Promise<void> {
  await req.payload.update({
    ...{ ...options, id, locale, data, draft: isDraft, req: nestedRequest(req) },
    // Each value was made for its field, which its type does not say.
  } as Parameters<Payload['update']>[0])
}

/** Whether Payload stored it; false when a value or a missing mention keeps it from being stored like this. */
async function accepts(save: () => Promise<unknown>): Promise<boolean> {
  try {
    await save()
    return true
  } catch (error) {
    if (error instanceof ValidationError) return false
    throw error
  }
}

const withStatus = (writes: readonly LanguageWrite[], status: 'published' | 'draft'): LanguageWrite[] =>
  writes.map(({ locale, data }) => ({ locale, data: { ...data, _status: status } }))

async function updateAll(req: PayloadRequest, id: string, writes: readonly LanguageWrite[], isDraft = false) {
  for (const write of writes) await update(req, id, write, isDraft)
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
  if (hasEditorDraft) return (await accepts(() => updateAll(req, id, writes, true))) ? 'published' : 'invalid'
  if (wantsPublished && (await accepts(() => updateAll(req, id, withStatus(writes, 'published')))))
    return 'published'
  if (keepsPublished) return 'invalid'
  if (!(await accepts(() => updateAll(req, id, withStatus(writes, 'draft'))))) return 'invalid'
  return wantsPublished ? 'keptDraft' : 'draft'
}

/** The number of the feed, when it is a whole one that no property has. Nine digits are left to those of the site. */
async function freeRef(req: PayloadRequest, externalId: string): Promise<number | undefined> {
  if (!/^[1-9]\d{0,7}$/.test(externalId)) return undefined
  const ref = Number(externalId)
  const { totalDocs } = await req.payload.count({
    ...{ collection: 'properties', where: { ref: { equals: ref } }, trash: true },
    // Drafts and documents in the trash have numbers too, and only a number is read.
    overrideAccess: true,
  })
  return totalDocs === 0 ? ref : undefined
}

interface NewProperty {
  origin: { source: string; externalId: string }
  /** One for each language. */
  writes: readonly LanguageWrite[]
  /** The languages of its records. */
  publishedIn: readonly string[]
  /** It is not published, although it could be. */
  isDraft?: boolean
}

/**
 * Stores a new property. With one language that is one save; with more, all of them but the last make a draft, which the
 * last one publishes: visitors never see a half of it. One that may not be published becomes a draft.
 */
export async function createProperty(
  req: PayloadRequest,
  { origin, writes, publishedIn, isDraft = false }: NewProperty,
): Promise<SaveOutcome> {
  const ref = await freeRef(req, origin.externalId)
  const create = async ({ locale, data }: LanguageWrite) => {
    const { id } = await req.payload.create({
      ...{ ...options, locale, req: nestedRequest(req) },
      data: {
        ...data,
        ...origin,
        ...(ref !== undefined && { ref }),
        publishedIn: [...publishedIn],
      },
      // As above.
    } as Parameters<Payload['create']>[0])
    return String(id)
  }
  const last = writes.at(-1)
  const [first, ...others] = withStatus(writes.slice(0, -1), 'draft')
  if (!last) return 'invalid'
  if (!first) {
    const save = (status: 'published' | 'draft') => () =>
      create({ ...last, data: { ...last.data, _status: status } })
    if (!isDraft && (await accepts(save('published')))) return 'published'
    if (!(await accepts(save('draft')))) return 'invalid'
    return isDraft ? 'draft' : 'keptDraft'
  }
  let id = ''
  const isStored = await accepts(async () => {
    id = await create(first)
    await updateAll(req, id, others)
  })
  if (!isStored) return 'invalid'
  return saveProperty(req, { id, writes: [last], wantsPublished: !isDraft, hasEditorDraft: false })
}
