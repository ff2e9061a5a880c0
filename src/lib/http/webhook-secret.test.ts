import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'

import { createWebhook, isWebhookSecret } from './webhook-secret'

const bytes = Buffer.from('a secret of 32 bytes, or of more')
const standard = `whsec_${bytes.toString('base64')}`
const body = '{"a":1}'

const signed = (secret: string, at = new Date()) => ({
  'webhook-id': 'lead-1',
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': createWebhook(secret).sign('lead-1', at, body),
})

test.each([
  ['a secret of Standard Webhooks', standard, standard],
  ['any other text, which receivers write as base64', bytes.toString(), standard],
  ['letters outside of ASCII', 'é'.repeat(32), `whsec_${Buffer.from('é'.repeat(32)).toString('base64')}`],
])('%s signs what a receiver can verify', (_, ours, theirs) => {
  expect(new Webhook(theirs).verify(body, signed(ours))).toEqual({ a: 1 })
})

test('another body, another id, another secret or an old signature is refused', () => {
  const receiver = new Webhook(standard)
  const headers = signed(standard)
  expect(() => receiver.verify('{"a":2}', headers)).toThrow('No matching signature')
  expect(() => receiver.verify(body, { ...headers, 'webhook-id': 'lead-2' })).toThrow('No matching signature')
  expect(() => receiver.verify(body, signed('x'.repeat(32)))).toThrow('No matching signature')
  expect(() => receiver.verify(body, signed(standard, new Date(Date.now() - 301_000)))).toThrow('too old')
})

test.each([
  [standard, true],
  ['x'.repeat(32), true],
  ['x'.repeat(31), false],
  ['', false],
  [`whsec_${'!'.repeat(32)}`, false],
])('%s as a secret: %s', (text, isOne) => expect(isWebhookSecret(text)).toBe(isOne))
