import type { Payload } from 'payload'

import { getClientIpRange, unknownIp } from '@/lib/http/client-ip'

import type { ActivityKind } from './activity-kinds'

export interface Activity {
  kind: ActivityKind
  /** The account; its name is stored beside it, for when the account is gone. */
  user: { id: string; name?: string | null }
  /** Of the request; only the network of the client is stored. */
  headers: Headers
  /** Slug of the collection or global; empty for a log-in. */
  place?: string
  documentId?: string
  /** The title at that time, or the name of an exported file. */
  title?: string
}

const maxTitle = 200

/** Writes what a member of staff did into the log for administrators. A failure to write is logged and stops nothing. */
export async function recordActivity(
  payload: Payload,
  { kind, user, headers, place = '', documentId = '', title = '' }: Activity,
): Promise<void> {
  const network = getClientIpRange(headers)
  const data = {
    kind,
    user: user.id,
    userName: user.name ?? '',
    place,
    documentId,
    title: title.slice(0, maxTitle),
    network: network === unknownIp ? '' : network,
  }
  try {
    // Written by the system about an account; closed to every other writer.
    await payload.create({ collection: 'activities', data, depth: 0, overrideAccess: true })
  } catch (error) {
    payload.logger.error({ err: error, msg: 'An activity could not be recorded' })
  }
}
