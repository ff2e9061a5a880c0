import type { Answers } from '@/lib/forms/form-field'
import type { Locale } from '@/lib/i18n/locales'
import type { Lead } from '@/payload-types'

/** What an offer states about others than the buyer, as it was when it was sent: later changes do not reach it. */
export interface OfferFacts {
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

function firstBuyer({ person }: Lead): OfferPerson {
  const street = joined([person?.street, person?.houseNumber, person?.boxNr])
  const town = joined([person?.zip, person?.city])
  return {
    name: joined([person?.firstName, person?.lastName]),
    lines: [joined([street, town, person?.country], ', '), joined([person?.email, person?.phone], ' · ')],
  }
}

const secondBuyer = (answers: Answers): OfferPerson => ({
  name: joined([answers.secondFirstName, answers.secondLastName]),
  lines: [textOf(answers.secondAddress), joined([answers.secondEmail, answers.secondPhone], ' · ')],
})

/** Number of an offer: that of its property and the beginning of its own. */
const referenceOf = ({ id }: Lead, { property }: OfferFacts): string =>
  `${property.ref}-${id.replaceAll('-', '').slice(0, 8).toUpperCase()}`

const isFacts = (value: unknown): value is OfferFacts =>
  typeof value === 'object' && value !== null && 'property' in value && 'agency' in value

/** The e-mail address of the second buyer, who gets copies. */
export const secondEmail = (lead: Lead): string =>
  textOf((lead.answers as Answers | null)?.secondEmail).toLowerCase()

/** Reads an offer out of its lead; `null` when the lead is none. */
export function readOffer(lead: Lead): Offer | null {
  if (lead.form !== 'purchaseOffer' || !isFacts(lead.offerFacts)) return null
  // Written by the submission from answers the form's own schema had checked.
  const answers = (lead.answers ?? {}) as Answers
  return {
    reference: referenceOf(lead, lead.offerFacts),
    locale: lead.language,
    facts: lead.offerFacts,
    buyers: [firstBuyer(lead), ...(answers.buyers === 'together' ? [secondBuyer(answers)] : [])],
    amount: numberOf(answers.amount),
    amountWords: textOf(answers.amountWords),
    from: textOf(answers.startDate),
    until: textOf(answers.endDate),
    place: textOf(answers.place),
    ...(answers.financing === 'loan' && { loan: numberOf(answers.loanAmount) }),
    conditions: textOf(answers.conditions),
    sentAt: new Date(lead.createdAt),
    ...(lead.offerConfirmedAt && { confirmedAt: new Date(lead.offerConfirmedAt) }),
  }
}
