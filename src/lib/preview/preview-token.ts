import { createHmac, timingSafeEqual } from 'node:crypto'

import type { ShareableKind } from './previewed'

/** How long a preview link may live, in hours: the choices an editor has. */
export const linkLifetimes = [1, 24, 168] as const

/** What a link opens: one document, in every language. */
export interface LinkSubject {
  kind: ShareableKind
  id: string
}

/** Keeps a signature made here from meaning anything elsewhere. */
const purpose = 'perron:preview-link'

const sign = ({ kind, id }: LinkSubject, untilInSeconds: number, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, kind, id, untilInSeconds]))
    .digest()

/** The part of a preview link that proves it: its end, and a signature over what it opens until then. */
export function makePreviewToken(subject: LinkSubject, until: Date, secret: string): string {
  const seconds = Math.floor(until.getTime() / 1000)
  return `${seconds}.${sign(subject, seconds, secret).toString('base64url')}`
}

/**
 * @param secret the one the token was made with
 * @param now the moment at which the link is opened
 * @returns the end of the link, or null when it has ended, was changed or opens something else
 */
export function readPreviewToken(
  token: string,
  subject: LinkSubject,
  secret: string,
  now: Date = new Date(),
): Date | null {
  const [, seconds, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? []
  if (!seconds || !signature) return null
  const until = Number(seconds)
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(subject, until, secret)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs && until * 1000 > now.getTime() ? new Date(until * 1000) : null
}
