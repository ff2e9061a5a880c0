import type { Localized } from '@/lib/i18n/locales'
import { offerLinkEnd, type OfferState } from '@/lib/leads/offer-states'
import { formKindLabels } from '@/lib/leads/form-kinds'
import type { Letter, LetterPart } from '@/lib/mail/letter'

import type { LetterFacts } from '../define-form'
import { greetingFor, regards } from '../letter-words'
import { agencyLetter, visitorLetter } from '../standard-letters'

import { readOffer } from './offer-facts'
import { letterWords, secondWords, stateWords } from './offer-letter-words'
import { bindingText, offerFormats } from './offer-words'

type ToldState = Exclude<OfferState, 'awaitingConfirmation'>

const linkTo = (facts: LetterFacts, what: 'offer' | 'offer-status'): string =>
  facts.my(what, facts.lead.id, offerLinkEnd(facts.lead.offerUntil ?? facts.lead.createdAt))

/** Asks the buyer to confirm: before that the offer counts for nothing. */
export function confirmLetter(facts: LetterFacts): Letter | null {
  const { locale } = facts
  const link = linkTo(facts, 'offer')
  return visitorLetter(facts, {
    subject: letterWords.confirmSubject,
    text: letterWords.confirmText,
    more: [
      { type: 'button', label: letterWords.confirmButton[locale], href: link },
      { type: 'note', text: bindingText[locale] },
    ],
  })
}

function summary(facts: LetterFacts): LetterPart[] {
  const offer = readOffer(facts.lead)
  if (!offer) return []
  const { locale } = facts
  const { property } = offer.facts
  return [
    {
      type: 'facts',
      rows: [
        { label: letterWords.reference[locale], value: offer.reference },
        {
          label: letterWords.property[locale],
          value: [property.title, property.address, property.ref].filter(Boolean).join(', '),
        },
        { label: letterWords.price[locale], value: offerFormats.money(offer.amount, locale) },
        { label: letterWords.until[locale], value: offerFormats.day(offer.until, locale) },
      ],
    },
  ]
}

/** The document goes with what a buyer or the agency may have to show somebody. */
const withDocument = (state: ToldState): boolean => state === 'received' || state === 'accepted'

const attachmentsOf = ({ lead }: LetterFacts, state: ToldState): Pick<Letter, 'attachments'> =>
  withDocument(state) ? { attachments: [{ kind: 'offerPdf', lead: lead.id, locale: lead.language }] } : {}

interface Reader {
  /** Name for the greeting; empty when unknown. */
  name: string
  what: 'offer' | 'offer-status'
  text: Localized
}

function stateLetter(facts: LetterFacts, state: ToldState, { name, what, text }: Reader): Letter {
  const { locale, agencyName } = facts
  return {
    subject: stateWords[state].subject[locale],
    greeting: greetingFor(name, locale),
    parts: [
      { type: 'text', text: text[locale] },
      ...summary(facts),
      { type: 'button', label: letterWords.follow[locale], href: linkTo(facts, what) },
      { type: 'note', text: bindingText[locale] },
    ],
    closing: [regards[locale], agencyName].filter(Boolean).join('\n'),
  }
}

/** Tells the buyer what became of the offer. */
export const buyerLetter = (facts: LetterFacts, state: ToldState): Letter => ({
  ...stateLetter(facts, state, {
    name: facts.salutation,
    what: 'offer',
    text: stateWords[state].text,
  }),
  ...attachmentsOf(facts, state),
})

/**
 * The same for the second buyer, who may look and not act. Nobody knows whether the address is right: the mail carries
 * nothing anybody wrote freely, and no document.
 */
export function secondLetter(facts: LetterFacts, state: ToldState): Letter {
  const text = state === 'received' ? secondWords.received : stateWords[state].text
  const letter = stateLetter(facts, state, { name: '', what: 'offer-status', text })
  return { ...letter, parts: [...letter.parts, { type: 'note', text: secondWords.notYou[facts.locale] }] }
}

const asSubject = (state: ToldState): Localized => ({
  nl: `${formKindLabels.purchaseOffer.nl} ${letterWords.states[state].nl}`,
  fr: `${formKindLabels.purchaseOffer.fr} ${letterWords.states[state].fr}`,
  en: `${formKindLabels.purchaseOffer.en} ${letterWords.states[state].en}`,
  de: `${formKindLabels.purchaseOffer.de} ${letterWords.states[state].de}`,
})

/** Tells the agency of an offer that counts, and of its end unless the agency itself decided. */
export function agencyOfferLetter(facts: LetterFacts, state: ToldState): Letter | null {
  if (state === 'accepted' || state === 'refused') return null
  const { locale } = facts
  const letter = agencyLetter(facts, asSubject(state), [
    { type: 'text', text: letterWords.agency[state][locale] },
    { type: 'button', label: letterWords.follow[locale], href: linkTo(facts, 'offer-status') },
  ])
  return { ...letter, ...attachmentsOf(facts, state) }
}
