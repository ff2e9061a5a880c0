import { formatSurface } from '@/features/property/model/format-value'
import type { PropertyGoal } from '@/features/property/model/goal'
import { formatPrice, numberLanguage, type PriceStyle } from '@/features/property/model/price'
import type { PropertySummary } from '@/features/property/model/property-summary'
import type { LeadSubject } from '@/features/submissions/model/define-form'
import { propertyFormHref, type VisitForm } from '@/features/submissions/model/property-forms'
import { closingFor, greetingFor } from '@/features/submissions/model/standard-emails'
import type { AlertKind } from '@/features/subscriptions/model/alert-kinds'
import type { EmailMessage, EmailPart, PropertyPart } from '@/lib/email/email-message'
import type { Locale } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'

/** One property in an e-mail of alerts. */
export interface AlertCard {
  about: LeadSubject
  kind: AlertKind
  /** Of the search that found it. */
  goal: PropertyGoal
  /** In euro, null if unknown; like the next one. */
  price: number | null
  previousPrice: number | null
  /** What lists show of it; null while it is not in any. */
  card: AlertDetails | null
}

/** Surfaces in square metres. */
export type AlertDetails = Pick<
  PropertySummary,
  'bedrooms' | 'livingAreaInSquareMetres' | 'groundAreaInSquareMetres' | 'epcLabel' | 'agent' | 'agentLine'
>

/** What an alert says of one search. */
export interface AlertSection {
  name: string
  /** URL of the page that ends this search. */
  stopUrl: string
  cards: AlertCard[]
}

export interface AlertFacts {
  locale: Locale
  agencyName: string
  priceStyle: PriceStyle
  /** The way to visit that the agency offers, with the title of its form. */
  visit: { form: VisitForm; title: string } | null
  /** At least one, each with at least one card. */
  sections: AlertSection[]
  /** URL of the page of all searches of the address. */
  allUrl: string
  unsubscribeUrl: string
}

/** What happened, without amounts. */
function kindText({ kind, goal }: AlertCard, locale: Locale): string {
  const t = mailTranslator(locale)
  return kind === 'sold' ? t('alerts.sold', { goal }) : t(`alerts.${kind}`)
}

/** `Price cut: € 245.000 instead of € 260.000`. */
function changeText(card: AlertCard, { locale, priceStyle: style }: AlertFacts): string {
  const { kind, price, previousPrice } = card
  if ((kind !== 'priceCut' && kind !== 'withinBudget') || price === null || previousPrice === null)
    return kindText(card, locale)
  return mailTranslator(locale)(`alerts.${kind}From`, {
    price: formatPrice(price, { locale, style }),
    previous: formatPrice(previousPrice, { locale, style }),
  })
}

/** `3 chambres · 125 m² · terrain 104 m² · PEB F` */
function factsOf({ card }: AlertCard, { locale, priceStyle: style }: AlertFacts): string {
  if (!card) return ''
  const t = mailTranslator(locale)
  const surface = (squareMetres: number) => formatSurface(squareMetres, { locale, style })
  const { bedrooms, livingAreaInSquareMetres: living, groundAreaInSquareMetres: ground, epcLabel } = card
  return [
    bedrooms && t('alerts.bedrooms', { count: bedrooms }),
    living && surface(living),
    ground && t('alerts.ground', { surface: surface(ground) }),
    epcLabel && t('alerts.epc', { label: epcLabel }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function quoteOf({ card }: AlertCard): Pick<PropertyPart, 'quote'> {
  if (!card?.agent || !card.agentLine) return {}
  const { name, portrait } = card.agent
  return { quote: { name, words: card.agentLine, ...(portrait && { imageUrl: portrait.src }) } }
}

/** What is sold has nothing to visit. */
function buttonsOf({ kind, about: { href } }: AlertCard, facts: AlertFacts): PropertyPart['buttons'] {
  const { locale, visit } = facts
  const t = mailTranslator(locale)
  const see = { label: t('alerts.see'), href }
  if (kind === 'sold' || !visit) return [see]
  const label = visit.form === 'contactAppointment' ? t('alerts.visit') : visit.title
  return [see, { label, href: propertyFormHref(href, visit.form) }]
}

function cardPart(card: AlertCard, facts: AlertFacts): PropertyPart {
  const { title, lines, href, imageUrl } = card.about
  const shown = factsOf(card, facts)
  const buttons = buttonsOf(card, facts)
  return {
    type: 'property',
    badge: changeText(card, facts),
    title,
    lines,
    href,
    ...(imageUrl && { imageUrl }),
    ...(shown && { facts: shown }),
    ...quoteOf(card),
    ...(buttons && { buttons }),
  }
}

function sectionParts(section: AlertSection, facts: AlertFacts): EmailPart[] {
  const t = mailTranslator(facts.locale)
  const { name, cards, stopUrl } = section
  return [
    { type: 'heading', text: t('alerts.heading', { name }) },
    ...cards.map((card) => cardPart(card, facts)),
    { type: 'note', text: t('alerts.why', { name }) },
    { type: 'link', label: t('alerts.stop', { name }), href: stopUrl },
  ]
}

/** One e-mail for all searches of an address: what is new, why it came, and the links that end it. */
export function alertEmail(facts: AlertFacts): EmailMessage {
  const { locale, sections, agencyName, allUrl, unsubscribeUrl } = facts
  const t = mailTranslator(locale, numberLanguage({ locale, style: facts.priceStyle }))
  const cards = sections.flatMap((section) => section.cards)
  const refs = new Set(cards.map(({ about }) => about.ref))
  const [first] = cards
  const subject =
    refs.size === 1 && first
      ? t('alerts.subjectOne', { title: first.about.title, change: kindText(first, locale) })
      : t('alerts.subjectMany', { count: refs.size })
  return {
    subject,
    greeting: greetingFor('', locale),
    parts: [
      { type: 'text', text: t('alerts.intro') },
      ...sections.flatMap((section) => sectionParts(section, facts)),
      { type: 'note', text: t('alerts.digest') },
      { type: 'link', label: t('alerts.all'), href: allUrl },
    ],
    closing: closingFor(agencyName, locale),
    unsubscribeUrl,
  }
}

interface LinkFacts {
  locale: Locale
  agencyName: string
  /** URL of the page of all searches of the address. */
  allUrl: string
}

/** Answers a request for the page of one's searches. */
export function searchesLinkEmail({ locale, agencyName, allUrl }: LinkFacts): EmailMessage {
  const t = mailTranslator(locale)
  return {
    subject: t('alerts.linkSubject'),
    greeting: greetingFor('', locale),
    parts: [
      { type: 'text', text: t('alerts.linkText') },
      { type: 'button', label: t('alerts.linkButton'), href: allUrl },
      { type: 'note', text: t('alerts.linkNote') },
    ],
    closing: closingFor(agencyName, locale),
  }
}
