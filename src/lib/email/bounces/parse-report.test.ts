import fc from 'fast-check'
import { expect, test } from 'vitest'

import { deliveryReport, feedbackReport } from '../../../../tests/support/mail-reports'
import { bounceKind, statusOf } from './mail-event'
import { parseReport } from './parse-report'

const id = '<0123@perron.example>'
const parse = (text: string) => parseReport(Buffer.from(text))

test.each([
  ['an unknown user', '5.1.1', '550 5.1.1 User unknown', 'hard'],
  ['a disabled mailbox', '5.2.1', '550 5.2.1 Disabled', 'hard'],
  ['a full mailbox', '5.2.2', '552 5.2.2 Mailbox full', 'soft'],
  ['a message that is too large', '5.3.4', '552 5.3.4 Too big', 'soft'],
  ['a blocklist', '5.7.1', '554 5.7.1 Blocked', 'soft'],
  ['a server that was away for days', '4.4.1', 'connect timed out', 'soft'],
  ['a general status with a reply that is more exact', '5.0.0', '552 5.2.2 Full', 'soft'],
  ['a general status', '5.0.0', '550 No such user', 'hard'],
])('%s', async (_, status, reply, kind) => {
  expect(await parse(deliveryReport(id, status, reply))).toMatchObject({ returnedId: id, kind })
})

test('a report of a delay is no outcome', async () => {
  expect(await parse(deliveryReport(id, '4.4.1', 'connect timed out', 'delayed'))).toBeNull()
})

test('a feedback report is a complaint, unless it takes one back', async () => {
  expect(await parse(feedbackReport(id))).toEqual({ returnedId: id, kind: 'complaint', detail: 'abuse' })
  expect(await parse(feedbackReport(id, 'not-spam'))).toBeNull()
})

test('any other message is no report, and nothing throws', async () => {
  expect(await parse('From: a@example.org\r\nSubject: Out of office\r\n\r\n550 5.1.1')).toBeNull()
  const report = deliveryReport(id, '5.1.1', '550 5.1.1 Unknown')
  await fc.assert(
    fc.asyncProperty(
      fc.nat(report.length),
      fc.string({ unit: 'binary', maxLength: 40 }),
      async (at, text) => {
        await parse(report.slice(0, at) + text + report.slice(at))
      },
    ),
    { numRuns: 100 },
  )
})

test('codes of replies', () => {
  expect(statusOf('Can’t send mail - all recipients were rejected: 550 5.1.1 Unknown')).toBe('5.1.1')
  expect(statusOf('550-5.7.1 [192.0.2.1] Blocked')).toBe('5.7.1')
  expect(statusOf('550 No such user')).toBeNull()
  expect(bounceKind('5.1.8')).toBe('soft')
  expect(bounceKind('4.1.1')).toBe('soft')
})
