import { randomBytes, randomUUID } from 'node:crypto'

import type { Payload, Where } from 'payload'

import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { tokenOfSeed } from '@/lib/payload/sign-in/reset-token'
import { claimRow } from '@/lib/queue/claim-row'
import { sha256 } from '@/lib/values/digest'
import { relatedId } from '@/lib/values/read-value'
import type { OwnerLink } from '@/payload-types'

import type { OwnerLinkPurpose } from '../model/owner-link'

const collection = 'ownerLinks'

interface NewLink {
  owner: string
  purpose: OwnerLinkPurpose
  until: Date
  locale: Locale
}

const pages: Record<OwnerLinkPurpose, string> = { signIn: 'link', newPassword: 'password' }

/** Whether a text can be the token of a link. */
export const isLinkToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/**
 * Makes a link that works once.
 *
 * @returns the id of its row, and its URL for an e-mail: with a seed in place of the token, which the e-mail alone gets
 * when it is sent (`withResetToken`)
 */
export async function makeOwnerLink(
  payload: Payload,
  { owner, purpose, until, locale }: NewLink,
): Promise<{ id: string; href: string }> {
  const seed = randomBytes(20).toString('hex')
  const key = sha256(tokenOfSeed(seed, payload.secret))
  const id = randomUUID()
  await payload.db.create({ collection, data: { id, owner, purpose, key, until: until.toISOString() } })
  return { id, href: `${env.serverUrl}/${locale}/login/${pages[purpose]}/${seed}/` }
}

const openLink = (now: Date): Where => ({
  and: [{ until: { greater_than: now.toISOString() } }, { usedAt: { exists: false } }],
})

/** The owner of a link that still works; changes nothing, because e-mail scanners open every link. */
export async function findLinkOwner(
  payload: Payload,
  { token, purpose, now }: { token: string; purpose: OwnerLinkPurpose; now: Date },
): Promise<{ link: string; owner: string } | null> {
  if (!isLinkToken(token)) return null
  const where: Where = {
    and: [{ key: { equals: sha256(token) } }, { purpose: { equals: purpose } }, openLink(now)],
  }
  const row = await payload.db.findOne<OwnerLink>({ collection, where })
  const owner = relatedId(row?.owner)
  return row && owner ? { link: row.id, owner } : null
}

/** Uses a link up; true for exactly one of several requests. */
export async function claimOwnerLink(payload: Payload, id: string, now: Date): Promise<boolean> {
  const data = { usedAt: now.toISOString() }
  return (await claimRow(payload, { collection, id, due: openLink(now), data })) !== null
}

/** Ends the links to a new password that were mailed before. */
export async function dropPasswordLinks(payload: Payload, owner: string): Promise<void> {
  const where: Where = { and: [{ owner: { equals: owner } }, { purpose: { equals: 'newPassword' } }] }
  await payload.db.deleteMany({ collection, where })
}
