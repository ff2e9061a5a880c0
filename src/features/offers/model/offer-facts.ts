import { isPlausibleEmail } from '@/lib/email/email-address'
import { amountInWords } from '@/features/submissions/model/amount-words'
import { personFieldNames, type Answers } from '@/features/submissions/model/form-field'
import type { PriceStyle } from '@/features/property/model/price'
import type { Locale } from '@/lib/i18n/locales'
import { neutraliseLinks } from '@/lib/email/neutralise-links'
import type { Lead } from '@/payload-types'
import { isRecord, textOf } from '@/lib/values/read-value'

/** Facts of an offer besides the buyer's answers, as they were at its submission: later changes do not affect them. */
export interface OfferFacts {
  /** Time, language and sender: staff may change these in the lead. */
  sent: { at: string; locale: Locale; email: string }
  property: { ref: number; title: string; address: string }
  agency: {
    name: string
    /** The agency's details that law and code of ethics require: one line each. */
    legal: string[]
    /** `#rrggbb` of the line above. */
    colour: string
    /** Of all texts; the shelf of fonts may have changed since. */
    font?: string
    thirdPartyAccount?: string
  }
  /** How the property page showed amounts. */
  priceStyle?: PriceStyle
  /** Share of the price that is paid at signing; the PDF states none without it. */
  advancePercent?: number
}

export interface OfferPerson {
  name: string
  lines: string[]
}

/** An offer as texts and numbers, for every output. */
export interface Offer {
  reference: string
  locale: Locale
  facts: OfferFacts
  buyers: OfferPerson[]
  /** In whole euro. */
  amount: number
  amountWords: string
  /** Days, `YYYY-MM-DD`. */
  from: string
  until: string
  place: string
  /** In whole euro; undefined when the offer is not subject to a loan. */
  loan?: number
  conditions: string
  sentAt: Date
  confirmedAt?: Date
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

const joined = (parts: unknown[], by = ' '): string => parts.map(textOf).filter(Boolean).join(by)

/** Free text of the buyer is printed on the agency's paper: links in it are defused. */
const words = neutraliseLinks

function firstBuyer(answers: Answers, { sent }: OfferFacts): OfferPerson {
  const street = joined([answers.street, answers.houseNumber, answers.boxNr])
  const town = joined([answers.zip, answers.city])
  return {
    name: words(joined([answers.firstName, answers.lastName])),
    lines: [words(joined([street, town, answers.country], ', ')), joined([sent.email, answers.phone], ' · ')],
  }
}

const secondBuyer = (answers: Answers): OfferPerson => ({
  name: words(joined([answers.secondFirstName, answers.secondLastName])),
  lines: [words(textOf(answers.secondAddress)), joined([answers.secondEmail, answers.secondPhone], ' · ')],
})

/** Number of an offer: the reference of its property and the beginning of its id. */
const referenceOf = ({ id }: Lead, { property }: OfferFacts): string =>
  `${property.ref}-${id.replaceAll('-', '').slice(0, 8).toUpperCase()}`

const isFacts = (value: unknown): value is OfferFacts =>
  isRecord(value) && 'property' in value && 'agency' in value && 'sent' in value

/** The e-mail address of the second buyer, who is informed too; empty when there is none or it was erased. */
export function secondEmail(lead: Lead): string {
  const email = textOf((lead.answers as Answers | null)?.secondEmail).toLowerCase()
  return isPlausibleEmail(email) ? email : ''
}

/** The lead of an offer with the answers of its submission, without later changes of staff; other leads unchanged. */
export function asSent(lead: Lead): Lead {
  const { offerFacts: facts } = lead
  if (lead.form !== 'purchaseOffer' || !isFacts(facts)) return lead
  const answers = (lead.answers ?? {}) as Answers
  const { email, locale } = facts.sent
  // Checked by the schema of the form, which has the same values.
  const person = Object.fromEntries(personFieldNames.map((name) => [name, answers[name]])) as Lead['person']
  return { ...lead, language: locale, person: { ...person, email } }
}

/** Reads an offer from its lead; `null` when the lead is not an offer. */
export function readOffer(lead: Lead): Offer | null {
  if (lead.form !== 'purchaseOffer' || !isFacts(lead.offerFacts)) return null
  // Stored by the submission from answers checked by the form's schema.
  const answers = (lead.answers ?? {}) as Answers
  const { offerFacts: facts } = lead
  return {
    reference: referenceOf(lead, facts),
    locale: facts.sent.locale,
    facts,
    buyers: [firstBuyer(answers, facts), ...(answers.buyers === 'together' ? [secondBuyer(answers)] : [])],
    amount: numberOf(answers.amount),
    amountWords: textOf(answers.amountWords) || amountInWords(numberOf(answers.amount), facts.sent.locale),
    from: textOf(answers.startDate),
    until: textOf(answers.endDate),
    place: words(textOf(answers.place) || textOf(answers.city)),
    ...(answers.financing === 'loan' && { loan: numberOf(answers.loanAmount) }),
    conditions: words(textOf(answers.conditions)),
    sentAt: new Date(facts.sent.at),
    ...(lead.offerConfirmedAt && { confirmedAt: new Date(lead.offerConfirmedAt) }),
  }
}
