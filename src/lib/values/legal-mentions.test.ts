import { expect, test } from 'vitest'

import type { SiteConfig } from '@/payload-types'

import { legalMentions } from './legal-mentions'

const agency: NonNullable<SiteConfig['agency']> = {
  companyName: 'Huis en Haard BV',
  enterpriseNumber: '0123.456.749',
  vatNumber: 'BE 0123.456.749',
  licenceNumber: '512.345',
  insurer: 'Polis & Co',
  insurancePolicy: '730.390.160',
  thirdPartyAccount: 'NL91 ABNA 0417 1643 00',
}

test.each([
  [
    'nl',
    ['BIV\u00a0512.345', 'KBO\u00a00123.456.749', 'btw\u00a0BE 0123.456.749'],
    [
      'Beroepsaansprakelijkheid: Polis & Co',
      'polis nr.\u00a0730.390.160',
      'Derdenrekening: NL91 ABNA 0417 1643 00',
    ],
  ],
  [
    'fr',
    ['IPI\u00a0512.345', 'BCE\u00a00123.456.749', 'TVA\u00a0BE 0123.456.749'],
    [
      'Responsabilité professionnelle\u00a0: Polis & Co',
      'police n°\u00a0730.390.160',
      'Compte tiers\u00a0: NL91 ABNA 0417 1643 00',
    ],
  ],
  [
    'en',
    ['IPI/BIV\u00a0512.345', 'BCE/KBO\u00a00123.456.749', 'VAT\u00a0BE 0123.456.749'],
    [
      'Professional liability: Polis & Co',
      'policy no.\u00a0730.390.160',
      'Third-party account: NL91 ABNA 0417 1643 00',
    ],
  ],
  [
    'de',
    ['IPI\u00a0512.345', 'ZUD\u00a00123.456.749', 'MwSt.-Nr.\u00a0BE 0123.456.749'],
    ['Berufshaftpflicht: Polis & Co', 'Police Nr.\u00a0730.390.160', 'Treuhandkonto: NL91 ABNA 0417 1643 00'],
  ],
] as const)('in %s every number says what it is', (locale, licence, insurance) => {
  expect(legalMentions({ agency }, locale)).toEqual([['Huis en Haard BV'], licence, insurance])
})

test('a label that the agency typed is not said twice, and what is empty is left out', () => {
  const mentions = { licenceNumber: 'IPI/BIV 512.345', enterpriseNumber: 'KBO 0123.456.749', insurer: '' }
  expect(legalMentions({ agency: mentions }, 'fr')).toEqual([['IPI/BIV 512.345', 'KBO 0123.456.749']])
  expect(legalMentions({}, 'fr')).toEqual([])
})
