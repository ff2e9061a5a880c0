import type { Locale, Localized } from '@/lib/i18n/locales'

/** The same words on the document, the page, the form and the mails of an offer: what binds is said once. */

const money = (amount: number, locale: Locale): string =>
  new Intl.NumberFormat(`${locale}-BE`, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
    .format(amount)
    // The narrow space is missing in many fonts.
    .replaceAll('\u202f', '\u00a0')

const day = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(`${locale}-BE`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${iso}T00:00:00Z`),
  )

const moment = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(`${locale}-BE`, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Brussels',
  }).format(date)

export const offerFormats = { money, day, moment }

const percent = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(`${locale}-BE`, { maximumFractionDigits: 2 }).format(value)

const advance: Localized<(part: string) => string> = {
  nl: (part) =>
    `Bij de ondertekening van de onderhandse verkoopovereenkomst betaalt de koper een voorschot van ${part} % van de prijs op de derdenrekening van het kantoor.`,
  fr: (part) =>
    `À la signature du compromis de vente, l’acquéreur verse un acompte de ${part} % du prix sur le compte de tiers de l’agence.`,
  en: (part) =>
    `When the preliminary sale agreement is signed, the buyer pays an advance of ${part} % of the price into the agency’s third-party account.`,
  de: (part) =>
    `Bei der Unterzeichnung des Vorvertrags zahlt der Käufer eine Anzahlung von ${part} % des Preises auf das Treuhandkonto der Agentur.`,
}

/** What is paid at signing; empty when the agency states no part. */
export const advanceText = (part: number | undefined, locale: Locale): string =>
  part === undefined ? '' : advance[locale](percent(part, locale))

/** What an offer is: on the document, the page and in the mails. */
export const bindingText: Localized = {
  nl: 'Dit is een aankoopbod. Het bindt de koper zodra de verkoper het binnen de geldigheidsduur aanvaardt. Tot dan kan de koper het intrekken; zonder aanvaarding vervalt het na de laatste dag. Het bod is geen verkoopovereenkomst: die wordt nadien opgesteld en ondertekend.',
  fr: 'Ceci est une offre d’achat. Elle engage l’acquéreur dès que le vendeur l’accepte pendant sa durée de validité. Jusque-là, l’acquéreur peut la retirer ; sans acceptation, elle expire après le dernier jour. L’offre n’est pas le compromis de vente : celui-ci est rédigé et signé ensuite.',
  en: 'This is a purchase offer. It binds the buyer as soon as the seller accepts it while it is valid. Until then the buyer may withdraw it; without acceptance it expires after its last day. The offer is not the preliminary sale agreement: that is drawn up and signed afterwards.',
  de: 'Dies ist ein Kaufangebot. Es bindet den Käufer, sobald der Verkäufer es innerhalb der Gültigkeitsdauer annimmt. Bis dahin kann der Käufer es zurückziehen; ohne Annahme erlischt es nach dem letzten Tag. Das Angebot ist nicht der Vorvertrag: Dieser wird danach aufgesetzt und unterzeichnet.',
}
