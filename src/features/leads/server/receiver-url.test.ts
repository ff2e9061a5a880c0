import { expect, test } from 'vitest'

import { isPublicIp } from '@/lib/http/public-ip'

import { parseReceiverUrl } from './receiver-url'

test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946', '172.32.0.1', '2a02:a03f::1'])(
  '%s is public',
  (ip) => expect(isPublicIp(ip)).toBe(true),
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
  '2001::1',
  '3fff::1',
  '::127.0.0.1',
  '4000::1',
  'fec0::1',
  '0x7f.1',
  '127.1',
  '017700000001',
  'fe80::1%eth0',
  'example.com',
  '',
])('%s is not', (ip) => expect(isPublicIp(ip)).toBe(false))

test.each(['https://crm.example.com/leads', 'https://crm.example.com:8443/a?b=c', 'https://93.184.216.34/'])(
  'leads may go to %s',
  (url) => expect(parseReceiverUrl(url)?.href).toBe(url),
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
])('never to %s', (url) => expect(parseReceiverUrl(url)).toBeNull())
