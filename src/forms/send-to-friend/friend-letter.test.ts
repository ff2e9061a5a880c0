import { expect, test } from 'vitest'

import { getTranslator } from '@/lib/i18n/translator'
import { locales } from '@/lib/i18n/locales'
import { letterText } from '@/lib/mail/letter-text'

import type { LetterFacts } from '../define-form'

import { friendLetter } from './friend-letter'

const about = {
  ref: '4638',
  title: 'House in Flémalle',
  lines: ['4400 Flémalle'],
  href: 'https://agency.example/fr/4638/',
}

const factsOf = async (locale: LetterFacts['locale'], answers: LetterFacts['answers']) =>
  ({
    answers,
    locale,
    about,
    t: await getTranslator(locale),
    salutation: '',
    agencyName: 'Agency',
    serverUrl: 'https://agency.example',
    rows: Object.entries(answers).map(([label, value]) => ({ label, value: String(value) })),
  }) as unknown as LetterFacts

const hostile = {
  firstName: 'Win money www.evil.example',
  lastName: 'https://evil.example/?a',
  email: 'sender@evil.example',
  friendName: 'Click http://evil.example',
  friendEmail: 'friend@example.org',
  message: 'Look: https://evil.example/phish\nor evil.example, or javascript:alert(1)',
}

const brand = {
  name: 'Agency',
  address: 'info@agency.example',
  siteUrl: 'https://agency.example',
  colour: '#000000',
  logo: null,
  legal: [],
}

test.each(locales)('a friend gets the property and no link but ours (%s)', async (locale) => {
  const letter = friendLetter(await factsOf(locale, hostile))
  expect(letter).toMatchObject({ parts: expect.arrayContaining([{ type: 'property', ...about }]) })
  const text = letter ? letterText(letter, brand, locale) : ''
  expect(
    text.match(/https?:\/\/[^\s/]+|[\w-]+\.example/g)?.every((link) => link.includes('agency.example')),
  ).toBe(true)
  expect(text).not.toContain('javascript:')
})

test('whoever sends it chooses neither the subject nor the sender', async () => {
  const ordinary = await factsOf('nl', { firstName: 'Sofie', lastName: 'Janssens', friendName: 'Tom' })
  const [one, other] = [friendLetter(ordinary), friendLetter(await factsOf('nl', hostile))]
  expect(one?.subject).toBe(other?.subject)
  expect([one?.replyTo, other?.replyTo]).toEqual([undefined, undefined])
})

test('a property that is no longer shown is sent to nobody', async () => {
  const { about: _, ...gone } = await factsOf('fr', hostile)
  expect(friendLetter(gone)).toBeNull()
})
