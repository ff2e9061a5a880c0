import { expect, test } from 'vitest'
import { defaultFonts } from '@/lib/theme/tokens'

import { locales } from '@/lib/i18n/locales'
import { emailText } from '@/lib/email/render-email'

import type { EmailFacts } from '@/features/submissions/model/define-form'

import { friendEmail } from './send-to-friend'

const about = {
  ref: '4638',
  title: 'House in Flémalle',
  lines: ['4400 Flémalle'],
  href: 'https://agency.example/fr/4638/',
}

const factsOf = async (locale: EmailFacts['locale'], answers: EmailFacts['answers']) =>
  ({
    answers,
    locale,
    about,
    salutation: '',
    agencyName: 'Agency',
    serverUrl: 'https://agency.example',
    rows: Object.entries(answers).map(([label, value]) => ({ label, value: String(value) })),
  }) as unknown as EmailFacts

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
  sender: 'info@agency.example',
  siteUrl: 'https://agency.example',
  colour: '#000000',
  fonts: defaultFonts,
  logo: null,
  legal: [],
}

test.each(locales)('a friend gets the property and only links of the site (%s)', async (locale) => {
  const message = friendEmail(await factsOf(locale, hostile))
  expect(message).toMatchObject({ parts: expect.arrayContaining([{ type: 'property', ...about }]) })
  const text = message ? emailText(message, brand, locale) : ''
  expect(
    text.match(/https?:\/\/[^\s/]+|[\w-]+\.example/g)?.every((link) => link.includes('agency.example')),
  ).toBe(true)
  expect(text).not.toContain('javascript:')
})

test('the visitor chooses neither the subject nor the sender', async () => {
  const ordinary = await factsOf('nl', { firstName: 'Sofie', lastName: 'Janssens', friendName: 'Tom' })
  const [one, other] = [friendEmail(ordinary), friendEmail(await factsOf('nl', hostile))]
  expect(one?.subject).toBe(other?.subject)
  expect([one?.replyTo, other?.replyTo]).toEqual([undefined, undefined])
})

test('a property that is no longer public is not sent', async () => {
  const { about: _, ...gone } = await factsOf('fr', hostile)
  expect(friendEmail(gone)).toBeNull()
})
