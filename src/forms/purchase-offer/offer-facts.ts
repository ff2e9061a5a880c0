import { isMailAddress } from '@/lib/erasure/mail-address'
import { personFieldNames, type Answers } from '@/lib/forms/form-field'
import type { Locale } from '@/lib/i18n/locales'
import { neutraliseLinks } from '@/lib/mail/neutralise-links'
import type { Lead } from '@/payload-types'

/** What an offer states besides the buyer's answers, as it was when it was sent: later changes do not reach it. */
export interface OfferFacts {
  /** When, in which language and from whom it came: staff may change these in the lead. */
  sent: { at: string; locale: Locale; email: string }
  property: { ref: number; title: string; address: string }
  agency: {
    name: string
    /** Who the agency is, as law and code of ethics want it said: one line each. */
    legal: string[]
    /** `#rrggbb` of the line above. */
    colour: string
    thirdPartyAccount?: string
  }
  /** Part of the price that is paid at signing; none is stated without it. */
  advancePercent?: number
}

export interface OfferPerson {
  name: string
  lines: string[]
}

/** An offer in words and numbers, whatever it is shown on. */
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
  /** In whole euro; undefined when the offer depends on no loan. */
  loan?: number
  conditions: string
  sentAt: Date
  confirmedAt?: Date
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

const joined = (parts: unknown[], by = ' '): string => parts.map(textOf).filter(Boolean).join(by)

/** What a buyer writes freely is read by others on our paper: it advertises nothing. */
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

/** Number of an offer: that of its property and the beginning of its own. */
const referenceOf = ({ id }: Lead, { property }: OfferFacts): string =>
  `${property.ref}-${id.replaceAll('-', '').slice(0, 8).toUpperCase()}`

const isFacts = (value: unknown): value is OfferFacts =>
  typeof value === 'object' && value !== null && 'property' in value && 'agency' in value && 'sent' in value

/** The e-mail address of the second buyer, who is told too; empty when there is none or it was erased. */
export function secondEmail(lead: Lead): string {
  const email = textOf((lead.answers as Answers | null)?.secondEmail).toLowerCase()
  return isMailAddress(email) ? email : ''
}

/** The lead of an offer as the buyer sent it, whatever staff changed since; any other lead as it is. */
export function asSent(lead: Lead): Lead {
  const { offerFacts: facts } = lead
  if (lead.form !== 'purchaseOffer' || !isFacts(facts)) return lead
  const answers = (lead.answers ?? {}) as Answers
  const { email, locale } = facts.sent
  // Checked by the form's own schema, which knows the same values.
  const person = Object.fromEntries(personFieldNames.map((name) => [name, answers[name]])) as Lead['person']
  return { ...lead, language: locale, person: { ...person, email } }
}

/** Reads an offer out of its lead; `null` when the lead is none. */
export function readOffer(lead: Lead): Offer | null {
  if (lead.form !== 'purchaseOffer' || !isFacts(lead.offerFacts)) return null
  // Written by the submission from answers the form's own schema had checked.
  const answers = (lead.answers ?? {}) as Answers
  const { offerFacts: facts } = lead
  return {
    reference: referenceOf(lead, facts),
    locale: facts.sent.locale,
    facts,
    buyers: [firstBuyer(answers, facts), ...(answers.buyers === 'together' ? [secondBuyer(answers)] : [])],
    amount: numberOf(answers.amount),
    amountWords: textOf(answers.amountWords),
    from: textOf(answers.startDate),
    until: textOf(answers.endDate),
    place: words(textOf(answers.place)),
    ...(answers.financing === 'loan' && { loan: numberOf(answers.loanAmount) }),
    conditions: words(textOf(answers.conditions)),
    sentAt: new Date(facts.sent.at),
    ...(lead.offerConfirmedAt && { confirmedAt: new Date(lead.offerConfirmedAt) }),
  }
}
