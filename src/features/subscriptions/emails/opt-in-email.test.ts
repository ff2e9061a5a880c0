import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'

import { confirmDemandEmail, optInEmail } from './opt-in-email'

const texts = (mail: { parts: object[] }) => JSON.stringify(mail.parts)

test.each([
  ['daily', ['elke dag', 'chaque jour', 'each day', /jeden Tag|an jedem Tag/]],
  ['weekly', ['elke maandag', 'chaque lundi', 'each Monday', 'jeden Montag']],
  ['immediately', ['zodra', 'dès qu’un bien', 'as soon as', 'sobald']],
] as const)('the e-mails of a %s search say so in every language', (frequency, words) => {
  for (const [index, locale] of locales.entries()) {
    const facts = { locale, agencyName: 'Makelaar', pageUrl: 'https://site.test/', frequency }
    for (const mail of [confirmDemandEmail(facts, []), optInEmail(facts, 'demandRuns')])
      expect(texts(mail)).toMatch(words[index] ?? '?')
  }
})

test('the subject names a search after a colon, and has none without a name', () => {
  const facts = { locale: 'fr', agencyName: 'Agence', pageUrl: 'https://site.test/' } as const
  expect(optInEmail({ ...facts, name: 'Maison – Huy' }, 'demandRuns').subject).toBe(
    'Votre recherche est active\u00a0: Maison – Huy',
  )
  expect(confirmDemandEmail({ ...facts, name: '' }, []).subject).toBe('Confirmez votre recherche')
})
