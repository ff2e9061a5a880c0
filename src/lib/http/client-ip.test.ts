import fc from 'fast-check'
import { expect, test } from 'vitest'

import { networkRange, resolveClientIp, unknownIp } from './client-ip'

const none = { peer: null, forwardedFor: null, trustedProxies: 0 }

test.each([
  ['without proxies the connection counts', { peer: '203.0.113.7' }, '203.0.113.7'],
  ['… whatever is claimed', { peer: '203.0.113.7', forwardedFor: '198.51.100.1' }, '203.0.113.7'],
  ['a dual-stack connection', { peer: '::ffff:203.0.113.7' }, '203.0.113.7'],
  [
    'one proxy: the last entry',
    { peer: '10.0.0.1', forwardedFor: '6.6.6.6, 203.0.113.7', trustedProxies: 1 },
    '203.0.113.7',
  ],
  [
    'two proxies: the last but one',
    { peer: '10.0.0.1', forwardedFor: '6.6.6.6,203.0.113.7,10.0.0.2', trustedProxies: 2 },
    '203.0.113.7',
  ],
  [
    'a list shorter than the proxies',
    { peer: '10.0.0.1', forwardedFor: '203.0.113.7', trustedProxies: 3 },
    '203.0.113.7',
  ],
  ['a proxy that says nothing', { peer: '10.0.0.1', trustedProxies: 1 }, '10.0.0.1'],
  ['nonsense from a proxy', { peer: '10.0.0.1', forwardedFor: 'me', trustedProxies: 1 }, '10.0.0.1'],
  ['a port', { forwardedFor: '203.0.113.7:4711', trustedProxies: 1 }, '203.0.113.7'],
  ['brackets and a port', { forwardedFor: '[2001:db8::1]:443', trustedProxies: 1 }, '2001:db8::/64'],
  ['one network of version 6', { peer: '2001:DB8:1:2:3:4:5:6' }, '2001:db8:1:2::/64'],
  ['a zone', { peer: 'fe80::1%eth0' }, 'fe80::/64'],
  ['the own machine', { peer: '::1' }, '::/64'],
  ['spellings no proxy writes', { peer: '0x7f.1' }, unknownIp],
  ['nothing known', {}, unknownIp],
])('%s', (_, headers, expected) => {
  expect(resolveClientIp({ ...none, ...headers })).toBe(expected)
})

test('entries of a client before those of our proxies are ignored', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3000 }), fc.integer({ min: 1, max: 3 }), (claimed, trustedProxies) => {
      const ours = ['203.0.113.7', '10.0.0.3', '10.0.0.2'].slice(0, trustedProxies).join(', ')
      const origins = { ...none, peer: '10.0.0.1', trustedProxies }
      expect(resolveClientIp({ ...origins, forwardedFor: `${claimed},${ours}` })).toBe('203.0.113.7')
    }),
  )
})

test('never fails, for any header', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.integer({ min: 0, max: 10 }),
      (peer, forwardedFor, trustedProxies) => {
        expect(resolveClientIp({ peer, forwardedFor, trustedProxies })).not.toBe('')
      },
    ),
  )
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:aaaa:bbbb::/64', '2001:db8:aaaa::/48'],
  [unknownIp, unknownIp],
  ['', unknownIp],
])('of %s a log keeps %s', (clientIp, network) => {
  expect(networkRange(clientIp)).toBe(network)
})
