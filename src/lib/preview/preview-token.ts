import { makeSignedToken, readSignedToken, type TokenSubject } from '@/lib/signed/signed-token'

import type { ShareableKind } from './previewed'

/** How long a preview link may live, in hours: the choices an editor has. */
export const linkLifetimes = [1, 24, 168] as const

/** What a link opens: one document, in every language. */
export interface LinkSubject {
  kind: ShareableKind
  id: string
}

const subjectOf = ({ kind, id }: LinkSubject): TokenSubject => ['perron:preview-link', kind, id]

/** The part of a preview link that proves it. */
export const makePreviewToken = (subject: LinkSubject, until: Date, secret: string): string =>
  makeSignedToken(subjectOf(subject), until, secret)

/** The end of a preview link, or null when it has ended, was changed or opens something else. */
export const readPreviewToken = (
  token: string,
  subject: LinkSubject,
  secret: string,
  now?: Date,
): Date | null => readSignedToken(token, subjectOf(subject), secret, now)
