import type { Payload } from 'payload'

import { commentPath, parseCommented } from '@/features/comments/model/commented'
import { withNames } from '@/features/comments/model/mentions'
import { findWaiting } from '@/features/comments/model/open-threads'
import { studioText } from '@/lib/i18n/studio-text'
import { findDocumentTitle } from '@/lib/payload/readable-document'
import type { User } from '@/payload-types'

import { findComments, readNames } from './comment-rows'

/** A comment that waits for a member of staff. */
export interface WaitingComment {
  id: string
  /** Of the document. */
  title: string
  /** Of the thread in the studio. */
  href: string
  author: string
  /** With names in place of ids. */
  text: string
  createdAt: string
}

const maxShown = 8

/** The comments that wait for a member of staff, the newest first; of documents that they may read. */
export async function findWaitingComments(
  payload: Payload,
  user: User,
  language: string,
): Promise<WaitingComment[]> {
  const open = await findComments(payload, {
    and: [{ thread: { exists: false } }, { resolvedAt: { exists: false } }],
  })
  if (open.length === 0) return []
  const answers = await findComments(payload, { thread: { in: open.map(({ id }) => id) } })
  const waiting = findWaiting(user.id, [...open, ...answers])
  const names = await readNames(payload, waiting)
  const nameOf = (id: string | null) => names[id ?? ''] ?? studioText(language, 'comments.former')
  const shown: WaitingComment[] = []
  for (const comment of waiting) {
    const document = parseCommented(comment.document)
    const title = document && (await findDocumentTitle(payload, document, user, language))
    if (!document || title === null) continue
    shown.push({
      id: comment.id,
      title: title || studioText(language, 'studioSearch.untitled'),
      href: commentPath(document, comment),
      author: nameOf(comment.author),
      text: withNames(comment.text, nameOf),
      createdAt: comment.createdAt,
    })
    if (shown.length === maxShown) break
  }
  return shown
}
