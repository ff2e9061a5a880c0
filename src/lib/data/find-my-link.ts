import 'server-only'

import { RateLimiterMemory } from 'rate-limiter-flexible'

import { addressOf } from '@/lib/cms/peer-address'
import { env } from '@/lib/env'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { readMyToken, type MyThing } from '@/lib/leads/my-link'

/** What stands in the address of a private page, as it came; may be anything. */
export interface MyParams {
  locale: string
  id: string
  token: string
}

/** A private link that may be opened. */
export interface MyLink {
  locale: Locale
  /** Of the stored document. */
  id: string
  /** Moment at which the link ends. */
  until: Date
  /** Path of the page, with language. */
  path: string
}

/** `gone`: ended, changed or for something else. `tooMany`: so many wrong ones came from this address lately. */
export type MyAnswer = MyLink | 'gone' | 'tooMany'

/** Wrong links in a minute from one address; right ones count for nothing, because mail programs open them again and again. */
const wrongLinks = new RateLimiterMemory({ points: 60, duration: 60 })

const plainId = /^[\w-]{1,64}$/

function check(what: MyThing, { locale, id, token }: MyParams): MyLink | null {
  if (!isLocale(locale) || !plainId.test(id)) return null
  const until = readMyToken(what, id, token, env.payloadSecret)
  return until && { locale, id, until, path: `/${locale}/my/${what}/${id}/${token}/` }
}

/**
 * Reads and checks the address of a private page, made by `myPath(locale, what, id, until, env.payloadSecret)`. A right
 * one proves that we sent it; whether what it opens still exists is up to the caller.
 */
export async function findMyLink(what: MyThing, params: MyParams, headers: Headers): Promise<MyAnswer> {
  // Before the limit: whoever shares an address with somebody who guesses can still cancel, confirm and unsubscribe.
  const link = check(what, params)
  if (link) return link
  const address = addressOf(headers)
  const counted = await wrongLinks.get(address)
  if (counted && counted.consumedPoints >= wrongLinks.points) return 'tooMany'
  await wrongLinks.penalty(address)
  return 'gone'
}
