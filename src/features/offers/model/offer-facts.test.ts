import { expect, test } from 'vitest'

import type { Lead } from '@/payload-types'

import { readOffer, secondEmail } from '@/features/offers/model/offer-facts'
import { purchaseOffer } from '@/features/offers/form/purchase-offer'
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

test('the amount in words and the place are proposed from the figures and the address of the buyer', () => {
  const typed = { ...lead, answers: { amount: 325_000, city: 'Awans' } } as unknown as Lead
  expect(readOffer(typed)).toMatchObject({
    amountWords: 'trois cent vingt-cinq mille euros',
    place: 'Awans',
  })
  const complete = {
    ...typed,
    answers: { amount: 1, amountWords: 'un euro', city: 'Awans', place: 'Oupeye' },
  }
  expect(readOffer(complete as unknown as Lead)).toMatchObject({ amountWords: 'un euro', place: 'Oupeye' })
})

test('one buyer types at most nine things', () => {
  const typed = purchaseOffer.steps
    .flatMap(({ fields }) => fields)
    .filter(({ kind, required, when }) => required && !when && kind !== 'radio' && kind !== 'date')
  expect(typed.map(({ name }) => name)).toEqual([
    'amount',
    'firstName',
    'lastName',
    'email',
    'phone',
    'street',
    'houseNumber',
    'zip',
    'city',
  ])
})
