import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { recordMailEvents, sweepMailEvents } from '@/lib/email/bounces/record-mail-events'
import { isSuppressed, suppressEmail } from '@/lib/email/suppressed-email'
import { daysAfter } from '@/lib/time/belgian-time'

import type { TestPayload } from '../support/make-payload'

/** What bounces and complaints do, on any database: each counts once, and addresses are suppressed by them. */
export function mailEventContract(database: string, open: () => Promise<TestPayload>): void {
  describe(`bounces and complaints on ${database}`, () => {
    let running: TestPayload
    let payload: Payload

    beforeAll(async () => {
      running = await open()
      payload = running.payload
    })
    afterAll(() => running.stop())
    beforeEach(async () => {
      for (const collection of ['mailEvents', 'suppressedEmails'] as const)
        await payload.delete({ collection, where: {} })
    })

    const now = new Date('2027-01-15T10:00:00Z')

    const suppressed = async () =>
      (await payload.find({ collection: 'suppressedEmails', pagination: false })).docs.map(
        ({ email, reason }) => `${email} ${reason}`,
      )
    const countEvents = async () => (await payload.count({ collection: 'mailEvents' })).totalDocs

    test('a hard bounce that ten processes report at once counts once', async () => {
      const event = { key: 'one', email: 'Gone@Example.org', kind: 'hard', detail: '550 5.1.1' } as const
      await Promise.all(Array.from({ length: 10 }, () => recordMailEvents(payload, [event], now)))
      expect(await countEvents()).toBe(1)
      expect(await suppressed()).toEqual(['gone@example.org bounce'])
    })

    test('the first reason of a suppressed address stays, in any spelling', async () => {
      await suppressEmail(payload, 'A@example.org', 'spam', 'complaint')
      await suppressEmail(payload, 'a@example.org', '550', 'bounce')
      expect(await suppressed()).toEqual(['a@example.org complaint'])
      expect(await isSuppressed(payload, 'A@EXAMPLE.org')).toBe(true)
      expect(await isSuppressed(payload, 'b@example.org')).toBe(false)
    })

    test('soft bounces suppress an address on the fifth day only, and are forgotten after thirty', async () => {
      let count = 0
      const soft = (day: number) =>
        recordMailEvents(
          payload,
          [{ key: `soft ${++count}`, email: 'a@example.org', kind: 'soft', detail: '' }],
          daysAfter(now, day),
        )
      for (const day of [0, 0, 1, 2, 3, 3]) await soft(day)
      expect(await suppressed()).toEqual([])
      await soft(4)
      expect(await suppressed()).toEqual(['a@example.org bounce'])
      const before = await countEvents()
      expect(before).toBe(7)
      await sweepMailEvents(payload, daysAfter(new Date(), 29))
      expect(await countEvents()).toBe(before)
      await sweepMailEvents(payload, daysAfter(new Date(), 31))
      expect(await countEvents()).toBe(0)
    })
  })
}
