import { expect, test } from 'vitest'

import type { Lead } from '@/payload-types'

import { readOffer, secondEmail } from '@/features/offers/model/offer-facts'
import { exampleOffer } from '@/features/offers/form/offer.fixture'

const erased = { secondEmail: '…', secondFirstName: '…', secondLastName: '…', secondAddress: '…' }

/** An offer whose second buyer has been erased. */
const lead = {
  id: '0a1b2c3d-0000',
  form: 'purchaseOffer',
  offerFacts: exampleOffer('fr').facts,
  answers: { buyers: 'together', ...erased },
} as unknown as Lead

test('an erased second buyer is shown as dots and gets no e-mail', () => {
  expect(readOffer(lead)?.buyers[1]).toEqual({ name: '… …', lines: ['…', '…'] })
  expect(secondEmail(lead)).toBe('')
})
