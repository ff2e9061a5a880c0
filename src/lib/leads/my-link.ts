import type { Locale } from '@/lib/i18n/locales'
import { makeSignedToken, readSignedToken } from '@/lib/signed/signed-token'

/** What a private link of a mail can open: the pages below `/fr/my/`. */
export const myThings = [
  'appointment',
  'offer',
  /** The same offer for those who may only look: the agency and the second buyer. */
  'offer-status',
  'documents',
  'demand',
  'newsletter',
] as const
export type MyThing = (typeof myThings)[number]

const subject = (what: MyThing, id: string) => ['perron:my', what, id] as const

/** Next takes an address that ends with a dot and letters for a file, and redirects it. */
const separator = { inToken: '.', inPath: '-' } as const

/** Path of a private page, with language, such as `/fr/my/offer/12/1799999999-abc/`. Whoever has it may open it until its end. */
export function myPath(locale: Locale, what: MyThing, id: string, until: Date, secret: string): string {
  const token = makeSignedToken(subject(what, id), until, secret).replace(separator.inToken, separator.inPath)
  return `/${locale}/my/${what}/${encodeURIComponent(id)}/${token}/`
}

/** The end of a private link, or null when it has ended, was changed or opens something else. */
export const readMyToken = (
  what: MyThing,
  id: string,
  token: string,
  secret: string,
  now?: Date,
): Date | null =>
  readSignedToken(token.replace(separator.inPath, separator.inToken), subject(what, id), secret, now)
