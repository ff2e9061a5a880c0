import type { Locale } from '@/lib/i18n/locales'
import {
  closeSheet,
  decorate,
  fact,
  heading,
  openSheet,
  paragraph,
  signatures,
  type Sheet,
} from '@/lib/pdf/sheet'

import type { Offer, OfferPerson } from './offer-facts'
import { offerPdfTexts } from './offer-pdf-texts'
import { advanceText, bindingText, offerFormats } from './offer-words'

type TextKey = keyof typeof offerPdfTexts

const textIn =
  (locale: Locale) =>
  (key: TextKey, values: Record<string, string> = {}): string =>
    offerPdfTexts[key][locale].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

const dayOf = (date: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' }).format(date)

function writeHead(sheet: Sheet, offer: Offer): void {
  const words = textIn(offer.locale)
  const { agency } = offer.facts
  const { doc } = sheet
  decorate(sheet, () => {
    doc.rect(0, 0, doc.page.width, 8).fill(agency.colour)
  })
  paragraph(sheet, agency.name, { weight: '600', size: 12 })
  heading(sheet, words('title'), 1)
  fact(sheet, words('reference'), offer.reference)
  fact(sheet, words('sentOn'), offerFormats.moment(offer.sentAt, offer.locale))
}

const linesOf = ({ name, lines }: OfferPerson): string => [name, ...lines].filter(Boolean).join('\n')

function writeParties(sheet: Sheet, offer: Offer): void {
  const words = textIn(offer.locale)
  const { agency, property } = offer.facts
  heading(sheet, words('buyers'), 2)
  offer.buyers.forEach((buyer, index) =>
    fact(sheet, words(index === 0 ? 'buyerA' : 'buyerB'), linesOf(buyer)),
  )
  heading(sheet, words('property'), 2)
  fact(sheet, words('propertyRef'), String(property.ref))
  fact(sheet, words('propertyWhat'), [property.title, property.address].filter(Boolean).join('\n'))
  paragraph(sheet, words('agencyRole'))
  fact(sheet, words('agency'), [agency.name, ...agency.legal].join('\n'))
}

function writePrice(sheet: Sheet, offer: Offer): void {
  const { locale } = offer
  const words = textIn(locale)
  heading(sheet, words('price'), 2)
  fact(sheet, words('figures'), offerFormats.money(offer.amount, locale))
  fact(sheet, words('words'), offer.amountWords)
  heading(sheet, words('validity'), 2)
  const [from, until] = [offer.from, offer.until].map((each) => offerFormats.day(each, locale))
  paragraph(sheet, words('fromUntil', { from: from ?? '', until: until ?? '' }))
}

function writeConditions(sheet: Sheet, offer: Offer): void {
  const { locale, facts } = offer
  const words = textIn(locale)
  heading(sheet, words('conditions'), 2)
  paragraph(
    sheet,
    offer.loan === undefined
      ? words('noLoan')
      : words('loan', { amount: offerFormats.money(offer.loan, locale) }),
  )
  paragraph(sheet, offer.conditions || words('noConditions'))
  const advance = advanceText(facts.advancePercent, locale)
  if (advance === '') return
  heading(sheet, words('advance'), 2)
  paragraph(sheet, advance)
  if (facts.agency.thirdPartyAccount) fact(sheet, words('account'), facts.agency.thirdPartyAccount)
}

function writeEnd(sheet: Sheet, offer: Offer, email: string): void {
  const { locale, confirmedAt } = offer
  const words = textIn(locale)
  heading(sheet, words('meaning'), 2)
  paragraph(sheet, bindingText[locale])
  paragraph(
    sheet,
    confirmedAt
      ? words('confirmed', { moment: offerFormats.moment(confirmedAt, locale), email })
      : words('unconfirmed'),
    { weight: '600' },
  )
  heading(sheet, words('signatures'), 2)
  paragraph(
    sheet,
    words('doneAt', { place: offer.place, date: offerFormats.day(dayOf(offer.sentAt), locale) }),
  )
  const buyers = [words('signatureA'), ...(offer.buyers.length > 1 ? [words('signatureB')] : [])]
  signatures(sheet, [...buyers, words('signatureSeller')])
}

/**
 * The document of a purchase offer: tagged, in the language of the offer, with embedded fonts.
 *
 * @param email address the offer was confirmed from
 */
export function makeOfferPdf(offer: Offer, email: string): Promise<Buffer> {
  const words = textIn(offer.locale)
  const { agency } = offer.facts
  const title = `${words('title')} ${offer.reference}`
  const sheet = openSheet(title, agency.name, offer.locale, offer.confirmedAt ?? offer.sentAt)
  writeHead(sheet, offer)
  writeParties(sheet, offer)
  writePrice(sheet, offer)
  writeConditions(sheet, offer)
  writeEnd(sheet, offer, email)
  return closeSheet(sheet, (page, pages) => [
    `${title} · ${words('page', { page: String(page), pages: String(pages) })}`,
    agency.legal[0] ?? agency.name,
  ])
}

/** Name of the file, in the language of the offer. */
export const offerFileName = ({ reference, locale }: Offer): string =>
  `${{ nl: 'aankoopbod', fr: 'offre-d-achat', en: 'purchase-offer', de: 'kaufangebot' }[locale]}-${reference}.pdf`
