import { makeSignedToken, readSignedToken, type SignedSubject } from '@/lib/http/signed-links'

import type { ShareableKind } from './previewed'

/** Lifetimes of a preview link, in hours: the editor's choices. */
export const linkLifetimes = [1, 24, 168] as const

/** A link opens one document, in every language. */
export interface LinkSubject {
  kind: ShareableKind
  id: string
}

const subjectOf = ({ kind, id }: LinkSubject, link: string): SignedSubject => [
  'perron:preview-link',
  kind,
  id,
  link,
]

/** The signed part of a preview link. `link` is the id of its row, without which it opens nothing. */
export const makePreviewToken = (subject: LinkSubject, link: string, until: Date, secret: string): string =>
  `${link}.${makeSignedToken(subjectOf(subject, link), until, secret)}`

/** The row and the expiry of a preview link, or null when it is expired, invalid or for another document. */
export function readPreviewToken(
  token: string,
  subject: LinkSubject,
  secret: string,
  now?: Date,
): { link: string; until: Date } | null {
  const [, link, signed] = /^([\w-]{1,64})\.(.+)$/.exec(token) ?? []
  if (!link || !signed) return null
  const until = readSignedToken(signed, subjectOf(subject, link), secret, now)
  return until && { link, until }
}
