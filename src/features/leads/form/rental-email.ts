import type { EmailFacts } from '@/features/submissions/model/define-form'
import { visitorEmail } from '@/features/submissions/model/standard-emails'
import { formatNumber } from '@/features/property/model/format-value'
import {
  formatPrice,
  numberLanguage,
  type PriceFormat,
  type PriceStyle,
} from '@/features/property/model/price'
import type { RentalTerms } from '@/features/property/model/rental-terms'
import type { EmailMessage, EmailPart } from '@/lib/email/email-message'
import { mailTranslator, type MailTranslator } from '@/lib/i18n/mail-translator'

type Row = { label: string; value: string }

const row = (label: string, value: string | null): Row[] => (value === null ? [] : [{ label, value }])

const euro = (amount: number | null, format: PriceFormat): string | null =>
  amount === null ? null : formatPrice(amount, format)

function guaranteeText(terms: RentalTerms, format: PriceFormat, t: MailTranslator): string | null {
  if (terms.guaranteeMonths === null) return null
  const months = t('rental.months', { count: terms.guaranteeMonths })
  return terms.guarantee === null ? months : `${months} (${euro(terms.guarantee, format)})`
}

const costRows = (terms: RentalTerms, format: PriceFormat, t: MailTranslator): Row[] => [
  ...row(t('rental.guarantee'), guaranteeText(terms, format, t)),
  ...row(t('rental.rent'), euro(terms.rent, format) ?? t('rental.rentUnknown')),
  ...row(t('rental.charges'), euro(terms.charges, format)),
  ...row(t('rental.inventory'), terms.inventory ?? t('rental.inventoryShare')),
  ...row(t('rental.total'), euro(terms.total, format)),
]

const conditionRows = (terms: RentalTerms, format: PriceFormat, t: MailTranslator): Row[] => [
  ...row(t('rental.minimumIncome'), euro(terms.minimumIncome, format)),
  ...row(
    t('rental.maximumPersons'),
    terms.maximumPersons === null ? null : formatNumber(terms.maximumPersons, format),
  ),
]

const section = (heading: string, rows: Row[]): EmailPart[] =>
  rows.length === 0
    ? []
    : [
        { type: 'heading', text: heading },
        { type: 'facts', rows },
      ]

/** Confirms a rental application and states the costs and conditions for the chosen applicant, from configured values only. */
export function rentalEmail(facts: EmailFacts, terms: RentalTerms, style: PriceStyle): EmailMessage | null {
  const { locale } = facts
  const format = { locale, style }
  const t = mailTranslator(locale, numberLanguage(format))
  return visitorEmail(facts, {
    subject: t('rental.subject'),
    text: t('rental.text'),
    more: [
      ...section(t('rental.whenChosen'), costRows(terms, format, t)),
      ...section(t('rental.conditions'), conditionRows(terms, format, t)),
      { type: 'note', text: t('rental.caution') },
    ],
  })
}
