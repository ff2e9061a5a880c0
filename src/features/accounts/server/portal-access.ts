import 'server-only'

import { headers } from 'next/headers'

import type { OwnedProperty } from '@/features/accounts/model/owner-facts'
import { recordLogIn } from '@/features/sign-in/server/api'
import type { Locale } from '@/lib/i18n/locales'
import { agentProfileId, hasRole } from '@/lib/payload/access'
import { payloadClient } from '@/lib/payload/payload-client'
import type { Owner, User } from '@/payload-types'

import { getOwnProperty, getPropertyForStaff } from './own-properties'
import { getOwner } from './account-session'

/** Who reads a page about a property: one of its owners, or staff who look at it as the owner. */
export type PortalReader =
  | { by: 'owner'; owner: Owner; property: OwnedProperty }
  | { by: 'staff'; property: OwnedProperty }

/** Staff who may see the pages of owners: editors those of all properties, agents those of their own ones. */
async function getStaff(): Promise<User | null> {
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers: await headers() })
  const isAllowed = user?.collection === 'users' && hasRole(user, 'administrator', 'editor', 'agent')
  return isAllowed ? user : null
}

async function findForStaff(user: User, property: string, locale: Locale): Promise<PortalReader | null> {
  const payload = await payloadClient()
  const viewer = { ...user, collection: 'users' as const }
  // An agent without a profile has no properties.
  const agent = hasRole(viewer, 'agent') ? (agentProfileId(viewer) ?? '') : null
  const ownerProperty = await getPropertyForStaff(payload, { agent, property }, locale)
  if (!ownerProperty) return null
  const about = `${ownerProperty.ref} ${ownerProperty.title}`
  await recordLogIn(payload, { kind: 'viewedAsOwner', account: user, headers: await headers(), about })
  return { by: 'staff', property: ownerProperty }
}

/**
 * Checks who may read the pages, files and answers of a property. What staff see as the owner is recorded.
 *
 * @param property id of the URL, unchecked
 * @returns `signIn` without a session, whatever the property; null when it is not the reader's own, or does not exist
 */
export async function findPortalReader(
  property: string,
  locale: Locale,
): Promise<PortalReader | 'signIn' | null> {
  const owner = await getOwner()
  if (!owner) {
    const user = await getStaff()
    return user ? findForStaff(user, property, locale) : 'signIn'
  }
  const ownerProperty = await getOwnProperty(await payloadClient(), { owner: owner.id, property }, locale)
  return ownerProperty && { by: 'owner', owner, property: ownerProperty }
}
