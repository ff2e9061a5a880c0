import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest, Where } from 'payload'

import { toLocale } from '@/lib/i18n/locales'
import { staffRole } from '@/lib/payload/access'
import { isRecord, textOf } from '@/lib/values/read-value'

import { matchDocuments } from './match-documents'

/** More results than anyone pages through: the best, then the last changed ones. */
const maxInList = 5000

/** The text that a condition wants the title to contain; empty for any other condition. */
function searchedText(condition: Where | undefined, title: string): string {
  const searchWords: unknown = condition?.[title]
  return isRecord(searchWords) && Object.keys(searchWords).length === 1 ? textOf(searchWords.like) : ''
}

async function toIds(req: PayloadRequest, slug: CollectionSlug, text: string): Promise<Where> {
  const locale = toLocale(req.i18n.language)
  const { matches } = await matchDocuments(req, text, { kinds: [slug], locale, limit: maxInList })
  return { id: { in: matches.map(({ document }) => document) } }
}

/** Whether it is another field's condition of the same search box. */
const isOfSearch = (condition: Where, text: string): boolean =>
  Object.values(condition).every((part) => isRecord(part) && textOf(part.like) === text)

async function rewrite(
  req: PayloadRequest,
  slug: CollectionSlug,
  where: Where,
  title: string,
): Promise<Where> {
  const text = searchedText(where, title)
  if (text) {
    const { [title]: _, ...others } = where
    const ids = await toIds(req, slug, text)
    return Object.keys(others).length > 0 ? { and: [others, ids] } : ids
  }
  const { and, or, ...others } = where
  const inEach = (list: Where[]) => Promise.all(list.map((each) => rewrite(req, slug, each, title)))
  const searched = (or ?? []).map((each) => searchedText(each, title)).find(Boolean)
  // Fields beside the title say in the studio what is searched; the rows know them all.
  const alternatives = or?.filter(
    (each) => !searched || searchedText(each, title) !== '' || !isOfSearch(each, searched),
  )
  return {
    ...others,
    ...(and && { and: await inEach(and) }),
    ...(alternatives && { or: await inEach(alternatives) }),
  }
}

/**
 * Hook of findable collections: the search box of a list asks for titles that contain a text. Staff get what
 * the search of the studio finds instead: by every field it knows, without accents, mistakes forgiven.
 */
export const searchByRows: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  const title = collection.admin.useAsTitle
  const where: unknown = 'where' in args ? args.where : undefined
  const isRead = operation === 'read' || operation === 'count'
  const isUserSearch = isRead && overrideAccess !== true && staffRole(req.user) !== null
  if (!isUserSearch || !title || !isRecord(where)) return args
  return { ...args, where: await rewrite(req, collection.slug as CollectionSlug, where as Where, title) }
}
