import { mailTranslator } from '@/lib/i18n/mail-translator'
import { belgianDay } from '@/lib/time/belgian-time'
import { isFontName } from '@/lib/theme/fonts'
import { defaultFonts } from '@/lib/theme/tokens'
import {
  closeSheet,
  decorate,
  fact,
  heading,
  needRoom,
  openSheet,
  paragraph,
  signatures,
  textHeight,
  type Sheet,
} from '@/lib/pdf/sheet'

import type { Offer, OfferPerson } from '@/features/offers/model/offer-facts'
import { advanceText, numbersOf, offerFormats } from '@/features/offers/emails/offer-words'

function writeHead(sheet: Sheet, offer: Offer): void {
  const t = mailTranslator(offer.locale)
  const { agency } = offer.facts
  const { doc } = sheet
  decorate(sheet, () => {
    doc.rect(0, 0, doc.page.width, 8).fill(agency.colour)
  })
  paragraph(sheet, agency.name, { weight: '600', size: 12 })
  heading(sheet, t('offers.pdf.title'), 1)
  fact(sheet, t('offers.pdf.reference'), offer.reference)
  fact(sheet, t('offers.pdf.sentOn'), offerFormats.moment(offer.sentAt, offer.locale))
}

const linesOf = ({ name, lines }: OfferPerson): string => [name, ...lines].filter(Boolean).join('\n')

function writeParties(sheet: Sheet, offer: Offer): void {
  const t = mailTranslator(offer.locale)
  const { agency, property } = offer.facts
  heading(sheet, t('offers.pdf.buyers'), 2)
  offer.buyers.forEach((buyer, index) =>
    fact(sheet, t(index === 0 ? 'offers.pdf.buyerA' : 'offers.pdf.buyerB'), linesOf(buyer)),
  )
  heading(sheet, t('offers.pdf.property'), 2)
  fact(sheet, t('offers.pdf.propertyRef'), String(property.ref))
  fact(sheet, t('offers.pdf.propertyWhat'), [property.title, property.address].filter(Boolean).join('\n'))
  paragraph(sheet, t('offers.pdf.agencyRole'))
  fact(sheet, t('offers.pdf.agency'), [agency.name, ...agency.legal].join('\n'))
}

function writePrice(sheet: Sheet, offer: Offer): void {
  const { locale } = offer
  const t = mailTranslator(locale)
  heading(sheet, t('offers.pdf.price'), 2)
  fact(sheet, t('offers.pdf.figures'), offerFormats.money(offer.amount, offer, locale))
  fact(sheet, t('offers.pdf.words'), offer.amountWords)
  heading(sheet, t('offers.pdf.validity'), 2)
  const [from, until] = [offer.from, offer.until].map((each) => offerFormats.day(each, locale))
  paragraph(sheet, t('offers.pdf.fromUntil', { from: from ?? '', until: until ?? '' }))
}

function writeConditions(sheet: Sheet, offer: Offer): void {
  const { locale, facts } = offer
  const t = mailTranslator(locale)
  heading(sheet, t('offers.pdf.conditions'), 2)
  paragraph(
    sheet,
    offer.loan === undefined
      ? t('offers.pdf.noLoan')
      : t('offers.pdf.loan', { amount: offerFormats.money(offer.loan, offer, locale) }),
  )
  paragraph(sheet, offer.conditions || t('offers.pdf.noConditions'))
  const advance = advanceText(facts.advancePercent, numbersOf(offer, locale))
  if (advance === '') return
  const account = facts.agency.thirdPartyAccount
  // The sentence and the account number that it is about stay on one page.
  needRoom(sheet, 60 + textHeight(sheet, advance) + (account ? 20 + textHeight(sheet, account) : 0))
  heading(sheet, t('offers.pdf.advance'), 2)
  paragraph(sheet, advance)
  if (account) fact(sheet, t('offers.pdf.account'), account)
}

function writeEnd(sheet: Sheet, offer: Offer, email: string): void {
  const { locale, confirmedAt } = offer
  const t = mailTranslator(locale)
  heading(sheet, t('offers.pdf.meaning'), 2)
  paragraph(sheet, t('offers.binding'))
  paragraph(
    sheet,
    confirmedAt
      ? t('offers.pdf.confirmed', { moment: offerFormats.moment(confirmedAt, locale), email })
      : t('offers.pdf.unconfirmed'),
    { weight: '600' },
  )
  heading(sheet, t('offers.pdf.signatures'), 2)
  paragraph(
    sheet,
    t('offers.pdf.doneAt', { place: offer.place, date: offerFormats.day(belgianDay(offer.sentAt), locale) }),
  )
  const buyers = [
    t('offers.pdf.signatureA'),
    ...(offer.buyers.length > 1 ? [t('offers.pdf.signatureB')] : []),
  ]
  signatures(sheet, [...buyers, t('offers.pdf.signatureSeller')])
}

/**
 * The PDF of a purchase offer: tagged, in the language of the offer, with embedded fonts.
 *
 * @param email e-mail address from which the offer was confirmed
 */
export function makeOfferPdf(offer: Offer, email: string): Promise<Buffer> {
  const t = mailTranslator(offer.locale)
  const { agency } = offer.facts
  const title = `${t('offers.pdf.title')} ${offer.reference}`
  const sheet = openSheet({
    title,
    author: agency.name,
    locale: offer.locale,
    font: isFontName(agency.font) ? agency.font : defaultFonts.fontPrint,
    madeAt: offer.confirmedAt ?? offer.sentAt,
  })
  writeHead(sheet, offer)
  writeParties(sheet, offer)
  writePrice(sheet, offer)
  writeConditions(sheet, offer)
  writeEnd(sheet, offer, email)
  return closeSheet(sheet, (page, pages) => [
    `${title} · ${t('offers.pdf.page', { page, pages })}`,
    agency.legal[0] ?? agency.name,
  ])
}

/** Name of the file, in the language of the offer. */
export const offerFileName = ({ reference, locale }: Offer): string =>
  `${mailTranslator(locale)('offers.pdf.fileName')}-${reference}.pdf`
