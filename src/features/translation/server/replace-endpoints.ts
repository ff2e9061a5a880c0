import { APIError, ValidationError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import {
  maxMatchingTexts,
  searchedPlaces,
  type MatchingText,
  type MatchingTexts,
  type ReplacedTexts,
  type SearchedPlace,
} from '@/features/translation/model/matching-texts'
import { isPartOfUrl, replaceWords } from '@/features/translation/model/replace-words'
import { formatLabel } from '@/features/translation/model/text-schema'
import { localeNames, locales, type Locale } from '@/lib/i18n/locales'
import { hasRole } from '@/lib/payload/access'
import { readBody } from '@/lib/payload/read-json-body'
import { studioMessage } from '@/lib/payload/studio-message'
import { groupBy } from '@/lib/values/lists'

import { readSearched, readTitles, saveSearched } from './searched-places'
import { hashOf } from './stale-notes-after'

const searchShape = z.object({
  language: z.enum(locales),
  places: z.array(z.enum(searchedPlaces)).min(1),
  find: z.string().trim().min(2).max(200),
  isExactCase: z.boolean(),
  isWholeWord: z.boolean(),
})

const textShape = z.object({
  place: z.enum(searchedPlaces),
  id: z.string().max(64),
  path: z.string().max(500),
  basis: z.string().max(64),
})

const replaceShape = searchShape.extend({
  by: z.string().max(500),
  texts: z.array(textShape).min(1).max(maxMatchingTexts),
})

type Search = z.infer<typeof searchShape>
type Replacement = z.infer<typeof replaceShape>
type Chosen = z.infer<typeof textShape>

/** Editors alone: a replacement changes many documents. */
async function readRequest<Shape extends z.ZodType>(
  req: PayloadRequest,
  shape: Shape,
): Promise<z.infer<Shape>> {
  if (!hasRole(req.user, 'administrator', 'editor'))
    throw new APIError(studioMessage(req, 'refusals.editorsOnly'), 403)
  const nothing = 'refusals.nothingChosen'
  return readBody(req, shape, { find: 'translation.replace.tooShort', places: nothing, texts: nothing })
}

const basisOf = (value: unknown): string => hashOf(JSON.stringify(value ?? null))

async function findIn(req: PayloadRequest, place: SearchedPlace, search: Search) {
  const documents = await readSearched(req, place)
  return documents.flatMap(({ id, texts }) =>
    texts.flatMap(({ path, parts, values, isLink }): Omit<MatchingText, 'title'>[] => {
      if (isLink && !isPartOfUrl(search)) return []
      const value = values[search.language]
      const { hits } = replaceWords(value, search, '')
      const label = formatLabel(parts, req.i18n.language)
      return hits.length > 0 ? [{ place, id, path, label, hits, basis: basisOf(value) }] : []
    }),
  )
}

async function findTexts(req: PayloadRequest, search: Search): Promise<MatchingTexts> {
  const texts: MatchingText[] = []
  let isMore = false
  for (const place of new Set(search.places)) {
    const foundTexts = await findIn(req, place, search)
    const shown = foundTexts.slice(0, maxMatchingTexts - texts.length)
    isMore ||= shown.length < foundTexts.length
    if (shown.length === 0) continue
    const titles = await readTitles(req, place, [...new Set(shown.map(({ id }) => id))])
    texts.push(...shown.map((text) => ({ ...text, title: titleIn(req, titles, text.id) })))
  }
  return { texts, isMore }
}

/** A document that was deleted meanwhile has no title. */
const titleIn = (req: PayloadRequest, titles: ReadonlyMap<string, string>, id: string): string =>
  titles.get(id) ?? studioMessage(req, 'studioSearch.untitled')

/** Replaces in the chosen texts of one document; those that changed meanwhile stay. */
async function replaceInDocument(req: PayloadRequest, replacement: Replacement, chosen: readonly Chosen[]) {
  const [first] = chosen
  if (!first) return 0
  const { place, id } = first
  const [document] = await readSearched(req, place, [id])
  const wanted = new Map(chosen.map(({ path, basis }) => [path, basis]))
  const changes = (document?.texts ?? []).flatMap(({ at, path, values }) => {
    const value = values[replacement.language]
    if (wanted.get(path) !== basisOf(value)) return []
    const replaced = replaceWords(value, replacement, replacement.by)
    return replaced.hits.length > 0 ? [{ at, value: replaced.value }] : []
  })
  if (changes.length > 0) await saveSearched(req, { place, id }, replacement.language, changes)
  return changes.length
}

/**
 * Why a document was not saved. A template is checked as a whole, so another text may be missing than the one that is
 * replaced: the fields and the language are named.
 */
function reasonOf(req: PayloadRequest, error: APIError, language: Locale): string {
  if (!(error instanceof ValidationError)) return error.message
  const fields = error.data.errors.map(({ label, path, message }) => {
    const name = typeof label === 'string' ? label : path
    return `${name} (${message})`
  })
  return studioMessage(req, 'translation.replace.incomplete', {
    language: localeNames[language],
    fields: fields.join(', '),
  })
}

/** Replaces document by document: one that is refused does not stop the others. */
async function replaceTexts(req: PayloadRequest, replacement: Replacement): Promise<ReplacedTexts> {
  const byDocument = groupBy(replacement.texts, ({ place, id }) => `${place}/${id}`)
  const result: ReplacedTexts = { count: 0, inTemplates: false, left: 0, failed: [] }
  for (const chosen of byDocument.values()) {
    try {
      const count = await replaceInDocument(req, replacement, chosen)
      result.count += count
      result.left += chosen.length - count
      result.inTemplates ||= count > 0 && chosen[0]?.place === 'patterns'
    } catch (error) {
      const [first] = chosen
      if (!(error instanceof APIError) || !first) throw error
      const { place, id } = first
      const title = titleIn(req, await readTitles(req, place, [id]), id)
      result.failed.push({ place, id, title, reason: reasonOf(req, error, replacement.language) })
    }
  }
  return result
}

/**
 * `POST /api/find-texts`: where words are in the texts of a language, and addresses in its links. `POST /api/replace-texts`: replaces them in the
 * chosen texts, as drafts where there are drafts. For editors.
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
