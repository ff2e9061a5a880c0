import { randomBytes, randomUUID } from 'node:crypto'

import type { CollectionSlug, Payload, Where } from 'payload'

import { claimRow } from '@/lib/queue/claim-row'
import { relatedId } from '@/lib/values/read-value'
import { sha256 } from '@/lib/values/digest'

import { isWorthRenewing, sessionEnd, type SessionLife, type SessionTimes } from './session-life'

/** Where the sessions of one kind of account are stored, and how long they last. */
export interface SessionKind {
  /** Table with a row for each session, by the digest of its token. */
  sessions: CollectionSlug
  /** Column of the account. */
  holder: string
  life: SessionLife
}

export interface Session extends SessionTimes {
  id: string
  /** Id of the account. */
  account: string
}

type SessionRow = Record<string, unknown> & { id: string; beganAt: string; until: string }

const openAt = (now: Date): Where => ({ until: { greater_than: now.toISOString() } })
const ofToken = (token: string): Where => ({ key: { equals: sha256(token) } })
const ofAccount = ({ holder }: SessionKind, account: string): Where => ({ [holder]: { equals: account } })

/**
 * Begins a session. The caller has checked who it is.
 *
 * @param columns more columns of the row
 * @returns the token for the browser; the database has its digest alone
 */
export async function createSession(
  payload: Payload,
  { sessions, holder, life }: SessionKind,
  { account, now, columns = {} }: { account: string; now: Date; columns?: Record<string, unknown> },
): Promise<{ token: string; until: Date }> {
  const token = randomBytes(32).toString('base64url')
  const until = sessionEnd(life, now, now)
  await payload.db.create({
    collection: sessions,
    data: {
      ...columns,
      id: randomUUID(),
      [holder]: account,
      key: sha256(token),
      beganAt: now.toISOString(),
      until: until.toISOString(),
    },
  })
  return { token, until }
}

/** The session of a token; null when it has ended or never was. */
export async function readSession(
  payload: Payload,
  { sessions, holder }: SessionKind,
  token: string,
  now: Date,
): Promise<Session | null> {
  const where: Where = { and: [ofToken(token), openAt(now)] }
  const row = await payload.db.findOne<SessionRow>({ collection: sessions, where })
  const account = row && relatedId(row[holder])
  if (!account) return null
  return { id: row.id, account, beganAt: new Date(row.beganAt), until: new Date(row.until) }
}

/** The session of a token, with its end moved; null when it has ended, also at this very moment. */
export async function renewSession(
  payload: Payload,
  kind: SessionKind,
  token: string,
  now: Date,
): Promise<Session | null> {
  const session = await readSession(payload, kind, token, now)
  if (!session || !isWorthRenewing(kind.life, session, now)) return session
  const until = sessionEnd(kind.life, session.beganAt, now)
  const data = { until: until.toISOString() }
  const renewal = { collection: kind.sessions, id: session.id, due: openAt(now), data }
  return (await claimRow(payload, renewal)) && { ...session, until }
}

/** Open sessions of an account as rows, in the order of `sort`. */
export async function findSessions<Row>(
  payload: Payload,
  kind: SessionKind,
  { account, now, sort }: { account: string; now: Date; sort: string },
): Promise<Row[]> {
  const where: Where = { and: [ofAccount(kind, account), openAt(now)] }
  const { docs } = await payload.db.find<Row>({
    collection: kind.sessions,
    where,
    sort: [sort],
    pagination: false,
  })
  return docs
}

/** Ends one session: of a token, or of an account by the id of its row. */
export async function endSession(
  payload: Payload,
  kind: SessionKind,
  which: { token: string } | { account: string; id: string },
): Promise<void> {
  const where: Where =
    'token' in which
      ? ofToken(which.token)
      : { and: [ofAccount(kind, which.account), { id: { equals: which.id } }] }
  await payload.db.deleteMany({ collection: kind.sessions, where })
}

/** Ends every session of an account, but that of the token `except` where one is given. */
export async function endAllSessions(
  payload: Payload,
  kind: SessionKind,
  account: string,
  except?: string,
): Promise<void> {
  const others: Where[] = except === undefined ? [] : [{ key: { not_equals: sha256(except) } }]
  const where: Where = { and: [ofAccount(kind, account), ...others] }
  await payload.db.deleteMany({ collection: kind.sessions, where })
}

/** Deletes the rows whose time is over from tables of sessions, links and the like, which have a column `until`. */
export async function deleteEnded(
  payload: Payload,
  tables: readonly CollectionSlug[],
  now: Date,
): Promise<void> {
  const where: Where = { until: { less_than: now.toISOString() } }
  for (const collection of tables) await payload.db.deleteMany({ collection, where })
}
