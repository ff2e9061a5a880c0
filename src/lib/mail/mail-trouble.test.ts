import { expect, test } from 'vitest'

import { makeBreaker } from './breaker'
import { readMailTrouble } from './mail-trouble'
import { retryDelayMs } from './retry-delay'

test.each([
  ['refused connection', { code: 'ESOCKET', command: 'CONN', message: 'connect ECONNREFUSED' }, 'server'],
  ['time-out', { code: 'ETIMEDOUT', command: 'CONN' }, 'server'],
  ['wrong password', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'server'],
  ['unknown sender', { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }, 'server'],
  ['about to close', { code: 'EENVELOPE', responseCode: 421, command: 'RCPT TO' }, 'server'],
  ['greylisting', { code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' }, 'later'],
  ['full mailbox', { code: 'EMESSAGE', responseCode: 452, command: 'DATA' }, 'later'],
  ['unknown recipient', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'never'],
  ['refused content', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'never'],
  [
    'an address that is none',
    { code: 'EENVELOPE', command: 'API', message: 'No recipients defined' },
    'never',
  ],
  ['a text', 'broken', 'server'],
])('%s', (_, error, kind) => {
  expect(readMailTrouble(error).kind).toBe(kind)
})

test('a reason holds no password', () => {
  expect(readMailTrouble(new Error('no smtp://user:secret@mail.example.org')).reason).toBe(
    'no smtp://mail.example.org',
  )
})

test('tries come after 1, 2 and 4 minutes, for the first hour never later than 4, and half an hour after that', () => {
  expect([1, 2, 3, 4, 15].map((attempts) => retryDelayMs(attempts) / 60_000)).toEqual([1, 2, 4, 4, 4])
  expect(retryDelayMs(16) / 60_000).toBe(30)
})

test('a broken server is tried with one mail, soon at first and at least every minute', () => {
  const breaker = makeBreaker()
  const at = (seconds: number) => new Date(seconds * 1000)
  expect(breaker.state(at(0))).toBe('closed')
  breaker.failed(at(0), 'down')
  breaker.failed(at(0), 'down')
  expect([breaker.state(at(9)), breaker.state(at(10))]).toEqual(['open', 'trying'])
  for (let second = 10; second < 400; second += 60) breaker.failed(at(second), 'down')
  expect([breaker.state(at(400)), breaker.state(at(430))]).toEqual(['open', 'trying'])
  expect(breaker.reason()).toBe('down')
  breaker.worked()
  expect(breaker.state(at(400))).toBe('closed')
})
