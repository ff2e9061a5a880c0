import { randomBytes, randomUUID } from 'node:crypto'

import type { Payload, Where } from 'payload'

import { env } from '@/lib/env'
import { toLocale, type Locale } from '@/lib/i18n/locales'
import { tokenOfSeed } from '@/lib/payload/sign-in/reset-token'
import { claimRow } from '@/lib/queue/claim-row'
import { sha256 } from '@/lib/values/digest'
import { relatedId } from '@/lib/values/read-value'

import type { AccountKind } from '../model/account-kind'
import type { AccountLinkPurpose } from '../model/account-link'

type Links = Pick<AccountKind, 'links' | 'linkHolder' | 'base'>

interface NewLink {
  /** The account or the e-mail address, as `linkHolder` says. */
  holder: string
  purpose: AccountLinkPurpose
  until: Date
  locale: Locale
}

/** A row of either collection. */
interface LinkRow {
  id: string
  owner?: unknown
  email?: string
  language?: string
}

export interface FoundLink {
  link: string
  holder: string
  /** Of the e-mail. */
  language: Locale
}

const pages: Record<AccountLinkPurpose, string> = { signIn: 'link', newPassword: 'password' }

/** Whether a text can be the token of a link. */
export const isLinkToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/**
 * Makes a link that works once.
 *
 * @returns the id of its row, and its URL for an e-mail: with a seed in place of the token, which the e-mail alone gets
 * when it is sent (`withResetToken`)
 */
export async function makeAccountLink(
  payload: Payload,
  { links, linkHolder, base }: Links,
  { holder, purpose, until, locale }: NewLink,
): Promise<{ id: string; href: string }> {
  const seed = randomBytes(20).toString('hex')
  const key = sha256(tokenOfSeed(seed, payload.secret))
  const id = randomUUID()
  await payload.db.create({
    collection: links,
    data: {
      id,
      [linkHolder]: holder,
      purpose,
      key,
      until: until.toISOString(),
      ...(linkHolder === 'email' && { language: locale }),
    },
  })
  return { id, href: `${env.serverUrl}${base(locale)}${pages[purpose]}/${seed}/` }
}

const openLink = (now: Date): Where => ({
  and: [{ until: { greater_than: now.toISOString() } }, { usedAt: { exists: false } }],
})

/** The holder of a link that still works; changes nothing, because e-mail scanners open every link. */
export async function findAccountLink(
  payload: Payload,
  { links, linkHolder }: Links,
  { token, purpose, now }: { token: string; purpose: AccountLinkPurpose; now: Date },
): Promise<FoundLink | null> {
  if (!isLinkToken(token)) return null
  const where: Where = {
    and: [{ key: { equals: sha256(token) } }, { purpose: { equals: purpose } }, openLink(now)],
  }
  const row = await payload.db.findOne<LinkRow>({ collection: links, where })
  const holder = linkHolder === 'email' ? row?.email : relatedId(row?.owner)
  return row && holder ? { link: row.id, holder, language: toLocale(row.language) } : null
}

/** Uses a link up; true for exactly one of several requests. */
export async function claimAccountLink(
  payload: Payload,
  { links }: Links,
  id: string,
  now: Date,
): Promise<boolean> {
  const data = { usedAt: now.toISOString() }
  return (await claimRow(payload, { collection: links, id, due: openLink(now), data })) !== null
}

/** Makes a link work again whose action the database refused. */
export async function releaseAccountLink(
  payload: Payload,
  { links }: Pick<Links, 'links'>,
  id: string,
): Promise<void> {
  await claimRow(payload, {
    collection: links,
    id,
    due: { usedAt: { exists: true } },
    data: { usedAt: null },
  })
}

/** Ends the links to a new password that were mailed before. */
export async function dropPasswordLinks(
  payload: Payload,
  { links, linkHolder }: Links,
  holder: string,
): Promise<void> {
  const where: Where = { and: [{ [linkHolder]: { equals: holder } }, { purpose: { equals: 'newPassword' } }] }
  await payload.db.deleteMany({ collection: links, where })
}
