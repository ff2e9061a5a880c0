import fc from 'fast-check'
import { expect, test } from 'vitest'

import { clientAddress, unknownAddress } from './client-address'

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
  ['brackets and a port', { forwardedFor: '[2001:db8::1]:443', trustedProxies: 1 }, '2001:db8:0:0::/64'],
  ['one network of version 6', { peer: '2001:DB8:1:2:3:4:5:6' }, '2001:db8:1:2::/64'],
  ['a zone', { peer: 'fe80::1%eth0' }, 'fe80:0:0:0::/64'],
  ['the own machine', { peer: '::1' }, '0:0:0:0::/64'],
  ['nothing known', {}, unknownAddress],
])('%s', (_, known, expected) => {
  expect(clientAddress({ ...none, ...known })).toBe(expected)
})

test('what a client writes before the entries of our proxies changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3000 }), fc.integer({ min: 1, max: 3 }), (claimed, trustedProxies) => {
      const ours = ['203.0.113.7', '10.0.0.3', '10.0.0.2'].slice(0, trustedProxies).join(', ')
      const origins = { ...none, peer: '10.0.0.1', trustedProxies }
      expect(clientAddress({ ...origins, forwardedFor: `${claimed},${ours}` })).toBe('203.0.113.7')
    }),
  )
})

test('never fails, whatever a header holds', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.integer({ min: 0, max: 10 }),
      (peer, forwardedFor, trustedProxies) => {
        expect(clientAddress({ peer, forwardedFor, trustedProxies })).not.toBe('')
      },
    ),
  )
})
