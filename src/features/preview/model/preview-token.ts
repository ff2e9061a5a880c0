import { makeSignedToken, readSignedToken, type TokenSubject } from '@/lib/http/signed-token'

import type { ShareableKind } from './previewed'

/** Lifetimes of a preview link, in hours: the editor's choices. */
export const linkLifetimes = [1, 24, 168] as const

/** A link opens one document, in every language. */
export interface LinkSubject {
  kind: ShareableKind
  id: string
}

const subjectOf = ({ kind, id }: LinkSubject): TokenSubject => ['perron:preview-link', kind, id]

/** The signed part of a preview link. */
export const makePreviewToken = (subject: LinkSubject, until: Date, secret: string): string =>
  makeSignedToken(subjectOf(subject), until, secret)

/** The expiry of a preview link, or null when it is expired, invalid or for another document. */
export const readPreviewToken = (
  token: string,
  subject: LinkSubject,
  secret: string,
  now?: Date,
): Date | null => readSignedToken(token, subjectOf(subject), secret, now)
