import { expect, test } from 'vitest'

import { isPublicAddress } from './public-address'
import { receiverAddress } from './receiver-address'
import { signBody } from './signature'

test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946', '172.32.0.1', '2a02:a03f::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '2002:7f00:1::',
  '2001:db8::1',
  'example.com',
  '',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['https://crm.example.com/leads', 'https://crm.example.com:8443/a?b=c', 'https://93.184.216.34/'])(
  'leads may go to %s',
  (address) => expect(receiverAddress(address)?.href).toBe(address),
)

test.each([
  'http://crm.example.com/',
  'https://crm',
  'https://localhost/',
  'https://app.localhost/',
  'https://printer.local/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://[::ffff:10.0.0.1]/',
  'https://a:b@crm.example.com/',
  'javascript:alert(1)',
  'crm.example.com',
  '',
])('never to %s', (address) => expect(receiverAddress(address)).toBeNull())

test('a signature depends on body, moment and secret', () => {
  const signature = signBody('{"a":1}', 1_700_000_000, 'secret')
  expect(signature).toMatch(/^v1=[0-9a-f]{64}$/)
  expect(signBody('{"a":1}', 1_700_000_000, 'secret')).toBe(signature)
  expect(signBody('{"a":2}', 1_700_000_000, 'secret')).not.toBe(signature)
  expect(signBody('{"a":1}', 1_700_000_001, 'secret')).not.toBe(signature)
  expect(signBody('{"a":1}', 1_700_000_000, 'Secret')).not.toBe(signature)
})
