import { expect, test } from 'vitest'

import { findSafeLink } from '@/lib/values/external-link'

import { typedLink } from './typed-link'

test.each([
  ['lea@agence.example', 'mail', 'mailto:lea@agence.example'],
  ['04 366 12 34', 'telephone', 'tel:+3243661234'],
  ['+32 (0)470 12 34 56', 'telephone', 'tel:+32470123456'],
  ['00352 621 123 456', 'telephone', 'tel:+352621123456'],
  ['www.notaire.be', 'website', 'https://www.notaire.be'],
  ['https://notaire.be/x?y=1', 'website', 'https://notaire.be/x?y=1'],
  ['/for-sale/', 'path', '/for-sale/'],
  ['#contact', 'path', '#contact'],
] as const)('%s is a link by itself', (text, kind, url) => {
  expect(typedLink(text)).toEqual({ kind, url })
  expect(findSafeLink(url)).not.toBeNull()
})

test.each([
  '',
  'maison',
  '2231',
  '4000',
  'rue du bac 12',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil',
])('%s is searched for only', (text) => {
  expect(typedLink(text)).toBeNull()
})
