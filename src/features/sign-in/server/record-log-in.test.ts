import type { Payload, PayloadRequest } from 'payload'
import { expect, test, vi } from 'vitest'

import { recordLogIn } from './record-log-in'

const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

const siteThat = (create: () => Promise<unknown>) =>
  ({ secret: 'of a test', logger, create }) as unknown as Payload

const account = { id: 'account-7', name: 'Agnès Delvaux' }

test.each([
  ['of a change with a transaction', { transactionID: 'change-12' }, { req: { transactionID: 'change-12' } }],
  [
    'of a change with one that begins',
    { transactionID: Promise.resolve(34) },
    { req: { transactionID: 34 } },
  ],
  ['of a change without one', {}, {}],
  ['of a refusal', undefined, {}],
])('the record %s', async (_, req, expected) => {
  const create = vi.fn(async () => ({}))
  const given = req as PayloadRequest | undefined
  await recordLogIn(siteThat(create), { kind: 'passwordChanged', account, headers: null, req: given })
  const [[written] = []] = create.mock.calls as unknown as [Record<string, unknown>][]
  expect(written).toMatchObject({ collection: 'logInEvents', ...expected })
  expect('req' in (written ?? {})).toBe('req' in expected)
})

test('one that cannot be written stops a change with a transaction, and no log-in', async () => {
  const site = siteThat(() => Promise.reject(new Error('the database is full')))
  await recordLogIn(site, { kind: 'failure', account, headers: null })
  const req = { transactionID: 'change-56' } as unknown as PayloadRequest
  const recorded = recordLogIn(site, { kind: 'emailChanged', account, headers: null, req })
  await expect(recorded).rejects.toThrow('the database is full')
})
