import type { Payload, PayloadRequest } from 'payload'

import { getClientIp } from '@/lib/http/client-ip'
import { recordActivity } from '@/lib/payload/activities/record-activity'
import { keyedDigest } from '@/lib/values/digest'
import type { User } from '@/payload-types'

import { deviceName } from '../model/device-name'
import type { LogInEventKind } from '../model/log-in-event-kinds'

interface LogInRecord {
  kind: LogInEventKind
  /** The account; null when there is none with the e-mail address that was tried. */
  account: { id: string; name?: string | null } | null
  /** Name of an owner or subscriber who changed the own account. */
  holder?: string
  /** Of the request; null for a command on the server. */
  headers: Headers | null
  /** The property that was viewed, or the account that was changed; of no other event. */
  about?: string
  /** Of a change whose record goes when the change is undone. Without it the record stays, as that of a refusal must. */
  req?: PayloadRequest
}

const isRefusal = (kind: LogInEventKind): boolean =>
  kind === 'failure' || kind === 'limit' || kind === 'secondFactorFailure'

/**
 * The same text for each event of one client or account, which says whose it is only with the secret of the server:
 * lines of the log are stored longer than rows, and in other places.
 */
const unnamed = (payload: Payload, of: 'client' | 'account', value: string | undefined): string | null =>
  value
    ? keyedDigest(payload.secret, ['line of a log-in', of, value]).toString('base64url').slice(0, 16)
    : null

/**
 * Writes an event into the log, without personal data, and into the list for administrators, without passwords, codes
 * or e-mail addresses. A failure to write is logged and stops no log-in.
 *
 * @throws when it cannot be written in the transaction of the change that it records
 */
export async function recordLogIn(
  payload: Payload,
  { kind, account, holder = '', headers, about, req }: LogInRecord,
): Promise<void> {
  const clientIp = headers ? getClientIp(headers) : ''
  const entry = {
    msg: `log-in: ${kind}`,
    kind,
    account: unnamed(payload, 'account', account?.id),
    client: unnamed(payload, 'client', clientIp),
  }
  if (isRefusal(kind)) payload.logger.warn(entry)
  else payload.logger.info(entry)
  const device = headers ? deviceName(headers.get('user-agent')) : ''
  if (kind === 'success' && account && headers)
    await recordActivity(payload, { kind: 'loggedIn', user: account, headers })
  const transactionID = await req?.transactionID
  try {
    await payload.create({
      collection: 'logInEvents',
      data: {
        kind,
        user: account?.id ?? null,
        userName: account?.name ?? holder,
        device,
        clientIp,
        ...(about !== undefined && { about }),
      },
      depth: 0,
      ...(transactionID !== undefined && { req: { transactionID } }),
      // Written by the system about an account; closed to every other writer.
      overrideAccess: true,
    })
  } catch (error) {
    payload.logger.error({ err: error, msg: 'A log-in could not be recorded' })
    // Payload has undone the whole transaction: the change must not be answered as done.
    if (transactionID !== undefined) throw error
  }
}

/** Records that a log-in was refused by its limit. Only of staff; the e-mail address is looked up and not stored. */
export async function recordLimit(
  payload: Payload,
  { collection, email, headers }: { collection: string; email: string; headers: Headers },
): Promise<void> {
  if (collection !== 'users') return
  const where = { email: { equals: email } }
  const account = email ? await payload.db.findOne<User>({ collection: 'users', where }) : null
  await recordLogIn(payload, { kind: 'limit', account, headers })
}
