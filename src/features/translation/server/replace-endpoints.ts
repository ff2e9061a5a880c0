import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { documentTexts } from '@/features/translation/model/document-texts'
import {
  maxFoundTexts,
  type FoundText,
  type FoundTexts,
  type ReplacedTexts,
} from '@/features/translation/model/found-texts'
import { replaceWords } from '@/features/translation/model/replace-words'
import { formatLabel } from '@/features/translation/model/text-schema'
import {
  translatedCollections,
  type TranslatedCollection,
} from '@/features/translation/model/translated-collections'
import { locales } from '@/lib/i18n/locales'
import { hasRole } from '@/lib/payload/access'
import { readJsonBody } from '@/lib/payload/read-json-body'
import { groupBy } from '@/lib/values/lists'

import { readLatest } from './read-latest'
import { readTranslations } from './read-translations'
import { saveTexts } from './save-texts'
import { hashOf } from './stale-notes-after'
import { translationSchema } from './translation-schema'

const searchShape = z.object({
  language: z.enum(locales),
  collections: z.array(z.enum(translatedCollections)).min(1),
  find: z.string().trim().min(2).max(200),
  isExactCase: z.boolean(),
  isWholeWord: z.boolean(),
})

const textShape = z.object({
  collection: z.enum(translatedCollections),
  id: z.string().max(64),
  path: z.string().max(500),
  basis: z.string().max(64),
})

const replaceShape = searchShape.extend({
  by: z.string().max(500),
  texts: z.array(textShape).min(1).max(maxFoundTexts),
})

type Search = z.infer<typeof searchShape>
type Replacement = z.infer<typeof replaceShape>
type Chosen = z.infer<typeof textShape>

/** Editors alone: a replacement changes many documents. */
async function readRequest<Shape extends z.ZodType>(
  req: PayloadRequest,
  shape: Shape,
): Promise<z.infer<Shape>> {
  if (!hasRole(req.user, 'administrator', 'editor')) throw new APIError('Only editors may do this', 403)
  const body = shape.safeParse(await readJsonBody(req))
  if (!body.success) throw new APIError(`Not understood: ${body.error.issues[0]?.message ?? 'empty'}`, 400)
  return body.data
}

const basisOf = (value: unknown): string => hashOf(JSON.stringify(value ?? null))

async function findIn(req: PayloadRequest, collection: TranslatedCollection, search: Search) {
  const schema = translationSchema(req.payload, collection)
  const documents = await readLatest(req, collection, schema)
  return documents.flatMap((document) =>
    documentTexts(schema, document).flatMap(({ path, parts, values }): Omit<FoundText, 'title'>[] => {
      const value = values[search.language]
      const { hits } = replaceWords(value, search, '')
      const label = formatLabel(parts, req.i18n.language)
      return hits.length > 0
        ? [{ collection, id: document.id, path, label, hits, basis: basisOf(value) }]
        : []
    }),
  )
}

/** The texts of a language with the searched words, in the latest versions. */
async function findTexts(req: PayloadRequest, search: Search): Promise<FoundTexts> {
  const texts: FoundText[] = []
  let isMore = false
  for (const collection of new Set(search.collections)) {
    const found = await findIn(req, collection, search)
    const shown = found.slice(0, maxFoundTexts - texts.length)
    isMore ||= shown.length < found.length
    if (shown.length === 0) continue
    const documents = await readTranslations(req, collection, [...new Set(shown.map(({ id }) => id))])
    const titles = new Map(documents.map(({ id, title }) => [id, title]))
    texts.push(...shown.map((text) => ({ ...text, title: titles.get(text.id) ?? text.id })))
  }
  return { texts, isMore }
}

/** Replaces in the chosen texts of one document; those that changed meanwhile stay. */
async function replaceInDocument(req: PayloadRequest, replacement: Replacement, chosen: readonly Chosen[]) {
  const [first] = chosen
  if (!first) return 0
  const { collection, id } = first
  const schema = translationSchema(req.payload, collection)
  const [document] = await readLatest(req, collection, schema, [id])
  const wanted = new Map(chosen.map(({ path, basis }) => [path, basis]))
  const changes = (document ? documentTexts(schema, document) : []).flatMap(({ at, path, values }) => {
    const value = values[replacement.language]
    if (wanted.get(path) !== basisOf(value)) return []
    const replaced = replaceWords(value, replacement, replacement.by)
    return replaced.hits.length > 0 ? [{ at, value: replaced.value }] : []
  })
  if (changes.length > 0) await saveTexts({ req, collection, id }, replacement.language, changes)
  return changes.length
}

async function titleOf(req: PayloadRequest, { collection, id }: Chosen): Promise<string> {
  const [document] = await readTranslations(req, collection, id)
  return document?.title ?? id
}

/** Replaces document by document: one that is refused does not stop the others. */
async function replaceTexts(req: PayloadRequest, replacement: Replacement): Promise<ReplacedTexts> {
  const byDocument = groupBy(replacement.texts, ({ collection, id }) => `${collection}/${id}`)
  const result: ReplacedTexts = { count: 0, left: 0, failed: [] }
  for (const chosen of byDocument.values()) {
    try {
      const count = await replaceInDocument(req, replacement, chosen)
      result.count += count
      result.left += chosen.length - count
    } catch (error) {
      const [first] = chosen
      if (!(error instanceof APIError) || !first) throw error
      result.failed.push({ title: await titleOf(req, first), reason: error.message })
    }
  }
  return result
}

/**
 * `POST /api/find-texts`: where words are in the texts of a language. `POST /api/replace-texts`: replaces them in the
 * chosen texts, as drafts. For editors.
 */
export const replaceEndpoints: Endpoint[] = [
  {
    path: '/find-texts',
    method: 'post',
    handler: async (req) => Response.json(await findTexts(req, await readRequest(req, searchShape))),
  },
  {
    path: '/replace-texts',
    method: 'post',
    handler: async (req) => Response.json(await replaceTexts(req, await readRequest(req, replaceShape))),
  },
]
