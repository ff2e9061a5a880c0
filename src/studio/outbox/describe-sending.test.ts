import { expect, test } from 'vitest'

import { studioTranslator } from '@/lib/i18n/studio-text'

import { describeSending } from './describe-sending'

test('the time a mail was sent at is the one in Belgium, whatever the zone of the reader', () => {
  const mail = { state: 'sent', sentAt: '2027-06-30T22:30:00.000Z' } as const
  expect(describeSending(mail, 'nl', studioTranslator('nl'))).toContain('1 juli 2027 om 00:30')
})
