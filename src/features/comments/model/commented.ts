import { isOneOf } from '@/lib/values/read-value'
import { studioPathOf } from '@/features/versions/model/planned-publication'
import { parseDocumentPath } from '@/features/versions/model/presence'

import type { StoredComment } from './thread'

/** The collections whose documents are commented: what is written for visitors. */
export const commentedCollections = [
  'pages',
  'articles',
  'modules',
  'patterns',
  'testimonials',
  'properties',
  'projects',
  'agents',
  'documents',
] as const

export const commentedGlobals = ['header', 'footer', 'popup'] as const

export type CommentedCollection = (typeof commentedCollections)[number]

/** A document that can be commented, or settings, whose collection is then `globals`. */
export type CommentedDocument =
  | { collection: CommentedCollection; id: string }
  | { collection: 'globals'; id: (typeof commentedGlobals)[number] }

/** Reads a path such as `pages/ID` or `globals/header`; null for one that is not commented. */
export function parseCommented(path: unknown): CommentedDocument | null {
  const { place, id = '' } = parseDocumentPath(path) ?? {}
  if (isOneOf(commentedCollections, place)) return { collection: place, id }
  return place === 'globals' && isOneOf(commentedGlobals, id) ? { collection: place, id } : null
}

/** The path in the studio that opens the thread of a comment. */
export function commentPath({ collection, id }: CommentedDocument, comment: StoredComment): string {
  const query = new URLSearchParams({ comment: comment.thread ?? comment.id })
  if (comment.language) query.set('locale', comment.language)
  return `${studioPathOf({ collection, document: id })}?${query.toString()}`
}
