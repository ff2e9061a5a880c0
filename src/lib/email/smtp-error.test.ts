import { expect, test } from 'vitest'

import { parseSmtpError } from './smtp-error'

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
    'an invalid e-mail address',
    { code: 'EENVELOPE', command: 'API', message: 'No recipients defined' },
    'never',
  ],
  ['a text', 'broken', 'server'],
])('%s', (_, error, kind) => {
  expect(parseSmtpError(error).kind).toBe(kind)
})

test('a reason holds no password', () => {
  expect(parseSmtpError(new Error('no smtp://user:secret@mail.example.org')).reason).toBe(
    'no smtp://mail.example.org',
  )
})
