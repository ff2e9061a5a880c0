import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'

import { digestEmail, type DigestProperty } from './digest-email'

const property: DigestProperty = {
  title: 'Villa',
  address: 'Rue du Bac 12, 4000 Liège',
  href: 'https://immo.example/fr/login/p1/',
  visits: 41,
  leads: 3,
  viewings: 2,
  unanswered: 1,
}

const facts = {
  agencyName: 'Immo Perron',
  name: 'Anna Lambert',
  pageUrl: 'https://immo.example/my/',
  priceStyle: 'ofPage' as const,
}

test.each(locales)('the summary in %s has the figures of each property and the way to end it', (locale) => {
  const mail = digestEmail({ ...facts, locale, properties: [property, { ...property, title: 'Studio' }] })
  const text = JSON.stringify(mail)
  for (const shown of ['Villa', 'Studio', '"41"', property.href, 'Anna Lambert'])
    expect(text).toContain(shown)
  expect(mail.subject).toContain('2')
  expect(mail.unsubscribeUrl).toBe('https://immo.example/my/unsubscribe/')
  expect(text).not.toMatch(/owners\.digest|undefined/)
})

test('nothing waits for an answer when every viewing has one', () => {
  const rows = (unanswered: number) =>
    digestEmail({ ...facts, locale: 'en', properties: [{ ...property, unanswered }] }).parts.flatMap((part) =>
      part.type === 'facts' ? part.rows : [],
    )
  expect(rows(1)).toHaveLength(4)
  expect(rows(0)).toHaveLength(3)
})

test.each([
  ['belgianDutch', '1.234'],
  ['ofPage', '1,234'],
] as const)('visits in the style %s are %s', (priceStyle, shown) => {
  const many = { ...property, visits: 1234 }
  const mail = digestEmail({ ...facts, priceStyle, locale: 'en', properties: [many] })
  expect(JSON.stringify(mail.parts)).toContain(`"${shown}"`)
})
