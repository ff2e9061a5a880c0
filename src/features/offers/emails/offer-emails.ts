import { mailTranslator } from '@/lib/i18n/mail-translator'
import { offerLinkEnd, type OfferState } from '@/features/leads/model/offer-states'
import { formKindLabels } from '@/features/submissions/model/form-kind-labels'
import type { EmailMessage, EmailPart } from '@/lib/email/email-message'

import type { EmailFacts } from '@/features/submissions/model/define-form'
import {
  agencyEmail,
  closingFor,
  greetingFor,
  visitorEmail,
} from '@/features/submissions/model/standard-emails'

import { readOffer } from '@/features/offers/model/offer-facts'
import { offerFormats } from './offer-words'

type NotifiedState = Exclude<OfferState, 'awaitingConfirmation'>

const linkTo = (facts: EmailFacts, what: 'offer' | 'offer-status'): string =>
  facts.my(what, facts.lead.id, offerLinkEnd(facts.lead.offerUntil ?? facts.lead.createdAt))

/** Asks the buyer to confirm: the offer is not valid before. */
export function confirmEmail(facts: EmailFacts): EmailMessage | null {
  const t = mailTranslator(facts.locale)
  const link = linkTo(facts, 'offer')
  return visitorEmail(facts, {
    subject: t('offers.email.confirmSubject'),
    text: t('offers.email.confirmText'),
    more: [
      { type: 'button', label: t('offers.email.confirmButton'), href: link },
      { type: 'note', text: t('offers.binding') },
    ],
  })
}

function summary(facts: EmailFacts): EmailPart[] {
  const offer = readOffer(facts.lead)
  if (!offer) return []
  const { locale } = facts
  const t = mailTranslator(locale)
  const { property } = offer.facts
  return [
    {
      type: 'facts',
      rows: [
        { label: t('offers.email.reference'), value: offer.reference },
        {
          label: t('offers.email.property'),
          value: [property.title, property.address, property.ref].filter(Boolean).join(', '),
        },
        { label: t('offers.email.price'), value: offerFormats.money(offer.amount, offer, locale) },
        { label: t('offers.email.until'), value: offerFormats.day(offer.until, locale) },
      ],
    },
  ]
}

/** The PDF is attached where buyer or agency may need it as a proof. */
const withDocument = (state: NotifiedState): boolean => state === 'received' || state === 'accepted'

const toAttachments = ({ lead }: EmailFacts, state: NotifiedState): Pick<EmailMessage, 'attachments'> =>
  withDocument(state) ? { attachments: [{ kind: 'offerPdf', lead: lead.id, locale: lead.language }] } : {}

interface Reader {
  /** Name for the greeting; empty when unknown. */
  name: string
  what: 'offer' | 'offer-status'
  text: string
}

function stateEmail(facts: EmailFacts, state: NotifiedState, { name, what, text }: Reader): EmailMessage {
  const { locale, agencyName } = facts
  const t = mailTranslator(locale)
  return {
    subject: t(`offers.buyer.${state}.subject`),
    greeting: greetingFor(name, locale),
    parts: [
      { type: 'text', text },
      ...summary(facts),
      { type: 'button', label: t('offers.email.follow'), href: linkTo(facts, what) },
      { type: 'note', text: t('offers.binding') },
    ],
    closing: closingFor(agencyName, locale),
  }
}

/** Informs the buyer of the new state of the offer. */
export const buyerEmail = (facts: EmailFacts, state: NotifiedState): EmailMessage => ({
  ...stateEmail(facts, state, {
    name: facts.salutation,
    what: 'offer',
    text: mailTranslator(facts.locale)(`offers.buyer.${state}.text`),
  }),
  ...toAttachments(facts, state),
})

/**
 * The e-mail to the second buyer, who may read but not act. The e-mail address is unconfirmed: the e-mail contains no
 * free text and no PDF.
 */
export function secondBuyerEmail(facts: EmailFacts, state: NotifiedState): EmailMessage {
  const t = mailTranslator(facts.locale)
  const text = state === 'received' ? t('offers.second.received') : t(`offers.buyer.${state}.text`)
  const message = stateEmail(facts, state, { name: '', what: 'offer-status', text })
  return { ...message, parts: [...message.parts, { type: 'note', text: t('offers.second.notYou') }] }
}

/** Informs the agency of a confirmed offer, and of its end unless the agency itself decided. */
export function agencyOfferEmail(facts: EmailFacts, state: NotifiedState): EmailMessage | null {
  if (state === 'accepted' || state === 'refused') return null
  const t = mailTranslator(facts.locale)
  const message = agencyEmail(facts, {
    what: `${formKindLabels.purchaseOffer[facts.locale]} ${t(`offers.email.states.${state}`)}`,
    more: [
      { type: 'text', text: t(`offers.email.agency.${state}`) },
      { type: 'button', label: t('offers.email.follow'), href: linkTo(facts, 'offer-status') },
    ],
  })
  return { ...message, ...toAttachments(facts, state) }
}
