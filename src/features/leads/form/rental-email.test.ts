import { expect, test } from 'vitest'

import { locales, type Locale } from '@/lib/i18n/locales'
import type { RentalTerms } from '@/features/property/model/rental-terms'

import type { EmailFacts } from '@/features/submissions/model/define-form'

import { rentalEmail } from './rental-email'

const factsOf = (locale: Locale) =>
  ({
    lead: { id: 'lead', person: { email: 'sarah@example.org' } },
    answers: {},
    locale,
    salutation: '',
    agencyName: 'Agency',
    serverUrl: 'https://agency.example',
    rows: [],
  }) as unknown as EmailFacts

const nothing: RentalTerms = {
  guaranteeMonths: null,
  guarantee: null,
  rent: null,
  charges: null,
  total: null,
  minimumIncome: null,
  maximumPersons: null,
  inventory: null,
}

const valuesOf = (locale: Locale, terms: Partial<RentalTerms>): string[] =>
  (rentalEmail(factsOf(locale), { ...nothing, ...terms }, 'belgianDutch')?.parts ?? []).flatMap((part) =>
    part.type === 'facts' ? part.rows.map(({ value }) => value.replaceAll('\u00a0', ' ')) : [],
  )

test.each([
  ['nl', '2 maanden huur (€ 1.800)', 'uw deel van de kosten'],
  ['fr', '2 mois de loyer (€ 1.800)', 'votre part des frais'],
  ['en', '2 months’ rent (€ 1.800)', 'your share of the cost'],
  ['de', '2 Monatsmieten (€ 1.800)', 'Ihr Anteil an den Kosten'],
] as const)('states in %s what an applicant may expect', (locale, guarantee, inventory) => {
  const terms = { guaranteeMonths: 2, guarantee: 1_800, rent: 900, charges: 75, total: 2_775 }
  expect(valuesOf(locale, { ...terms, minimumIncome: 2_700, maximumPersons: 4 })).toEqual([
    guarantee,
    '€ 900',
    '€ 75',
    inventory,
    '€ 2.775',
    '€ 2.700',
    '4',
  ])
})

test('one month and a month and a half are written as such', () => {
  expect(valuesOf('nl', { guaranteeMonths: 1 })[0]).toBe('1 maand huur')
  expect(valuesOf('fr', { guaranteeMonths: 1.5 })[0]).toBe('1,5 mois de loyer')
})

test.each(locales)('leaves out unknown values (%s)', (locale) => {
  expect(valuesOf(locale, {})).toHaveLength(2)
})
