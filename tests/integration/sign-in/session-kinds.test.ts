import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { ownerAccounts, subscriberAccounts } from '@/features/accounts/model/account-kind'
import { staffSessions } from '@/features/sign-in/model/staff-sessions'
import {
  createSession,
  deleteEnded,
  endAllSessions,
  endSession,
  findSessions,
  readSession,
  renewSession,
  type SessionKind,
} from '@/lib/sessions/sessions'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

const began = new Date('2027-03-28T00:30:00.000Z')
const after = (ms: number) => new Date(began.getTime() + ms)

const kinds: ['users' | 'owners' | 'subscribers', SessionKind, Record<string, unknown>][] = [
  ['users', staffSessions, { seenAt: began.toISOString() }],
  ['owners', ownerAccounts, {}],
  ['subscribers', subscriberAccounts, {}],
]

const makeAccount = async (collection: 'users' | 'owners' | 'subscribers'): Promise<string> =>
  (await makeMinimal(payload, collection, { email: `${Math.random()}@perron.example` })).id

test.each(kinds)(
  'a session of %s is found by its token alone, which is not stored',
  async (slug, kind, columns) => {
    const account = await makeAccount(slug)
    const { token, until } = await createSession(payload, kind, { account, now: began, columns })
    expect(until).toEqual(after(kind.life.idleMs))
    expect(await readSession(payload, kind, token, after(1))).toMatchObject({
      account,
      beganAt: began,
      until,
    })
    expect(await readSession(payload, kind, `${token}x`, after(1))).toBeNull()
    const { docs } = await payload.db.find({ collection: kind.sessions, where: {} })
    expect(JSON.stringify(docs)).not.toContain(token)
  },
)

test.each(kinds)(
  'a session of %s ends unless it is renewed, and at its longest',
  async (slug, kind, columns) => {
    const { idleMs, longestMs } = kind.life
    const account = await makeAccount(slug)
    const { token } = await createSession(payload, kind, { account, now: began, columns })
    expect(await readSession(payload, kind, token, after(idleMs))).toBeNull()
    expect(await renewSession(payload, kind, token, after(idleMs))).toBeNull()
    for (let ms = idleMs / 2; ms < longestMs; ms += idleMs / 2)
      expect((await renewSession(payload, kind, token, after(ms)))?.until.getTime()).toBe(
        Math.min(after(ms + idleMs).getTime(), after(longestMs).getTime()),
      )
    expect(await readSession(payload, kind, token, after(longestMs - 1))).not.toBeNull()
    expect(await renewSession(payload, kind, token, after(longestMs))).toBeNull()
  },
)

test.each(kinds)('sessions of %s end one by one, all but one, and all', async (slug, kind, columns) => {
  const [account, other] = [await makeAccount(slug), await makeAccount(slug)]
  const begin = async (of: string) =>
    (await createSession(payload, kind, { account: of, now: began, columns })).token
  const [first, second, third, foreign] = [
    await begin(account),
    await begin(account),
    await begin(account),
    await begin(other),
  ]
  const open = async () => {
    const sessions = [first, second, third, foreign].map((token) =>
      readSession(payload, kind, token, after(1)),
    )
    return (await Promise.all(sessions)).map((session) => session !== null)
  }
  await endSession(payload, kind, { token: first })
  expect(await open()).toEqual([false, true, true, true])
  const [row] = await findSessions<{ id: string }>(payload, kind, { account, now: after(1), sort: '-key' })
  await endSession(payload, kind, { account: other, id: String(row?.id) })
  expect(await open()).toEqual([false, true, true, true])
  await endAllSessions(payload, kind, account, third)
  expect(await open()).toEqual([false, false, true, true])
  await endAllSessions(payload, kind, account)
  expect(await open()).toEqual([false, false, false, true])
  await deleteEnded(payload, [kind.sessions], after(kind.life.idleMs))
  expect(await open()).toEqual([false, false, false, true])
  await deleteEnded(payload, [kind.sessions], after(kind.life.idleMs + 1))
  expect(await open()).toEqual([false, false, false, false])
})
