import type { Locale, Localized } from '@/lib/i18n/locales'
import type { Letter, LetterPart } from '@/lib/mail/letter'
import { formatPrice } from '@/lib/property/price'
import type { RentalTerms } from '@/lib/property/rental-terms'

import type { LetterFacts } from '../define-form'
import { visitorLetter } from '../standard-letters'

import { monthsWords, rentalWords as words } from './rental-words'

type Row = { label: string; value: string }

const row = (label: Localized, locale: Locale, value: string | null): Row[] =>
  value === null ? [] : [{ label: label[locale], value }]

const euro = (amount: number | null, locale: Locale): string | null =>
  amount === null ? null : formatPrice(amount, { locale })

function guaranteeWords({ guaranteeMonths, guarantee }: RentalTerms, locale: Locale): string | null {
  if (guaranteeMonths === null) return null
  const months = monthsWords[locale](guaranteeMonths)
  return guarantee === null ? months : `${months} (${euro(guarantee, locale)})`
}

const costRows = (terms: RentalTerms, locale: Locale): Row[] => [
  ...row(words.guarantee, locale, guaranteeWords(terms, locale)),
  ...row(words.rent, locale, euro(terms.rent, locale) ?? words.rentUnknown[locale]),
  ...row(words.charges, locale, euro(terms.charges, locale)),
  ...row(words.inventory, locale, terms.inventory ?? words.inventoryShare[locale]),
  ...row(words.total, locale, euro(terms.total, locale)),
]

const conditionRows = (terms: RentalTerms, locale: Locale): Row[] => [
  ...row(words.minimumIncome, locale, euro(terms.minimumIncome, locale)),
  ...row(words.maximumPersons, locale, terms.maximumPersons === null ? null : String(terms.maximumPersons)),
]

const section = (heading: Localized, locale: Locale, rows: Row[]): LetterPart[] =>
  rows.length === 0
    ? []
    : [
        { type: 'heading', text: heading[locale] },
        { type: 'facts', rows },
      ]

/** Confirms a rental application and states what the applicant may expect when chosen; nothing in it is made up. */
export function rentalLetter(facts: LetterFacts, terms: RentalTerms): Letter | null {
  const { locale } = facts
  return visitorLetter(facts, {
    subject: words.subject,
    text: words.text,
    more: [
      ...section(words.whenChosen, locale, costRows(terms, locale)),
      ...section(words.conditions, locale, conditionRows(terms, locale)),
      { type: 'note', text: words.caution[locale] },
    ],
  })
}
