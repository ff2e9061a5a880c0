import { intlLocales } from '@/lib/property/intl-locales'
import { localized, type Locale, type Localized } from '@/lib/i18n/locales'

const ofRent: Localized<(months: string, isOne: boolean) => string> = {
  nl: (months, isOne) => `${months} ${isOne ? 'maand' : 'maanden'} huur`,
  fr: (months) => `${months} mois de loyer`,
  en: (months, isOne) => `${months} ${isOne ? 'month’s' : 'months’'} rent`,
  de: (months, isOne) => `${months} ${isOne ? 'Monatsmiete' : 'Monatsmieten'}`,
}

/** `2 maanden huur`, in each language. */
export const monthsWords: Localized<(months: number) => string> = localized((locale: Locale) => (months) => {
  const written = new Intl.NumberFormat(intlLocales[locale]).format(months)
  return ofRent[locale](written, months === 1)
})

/** The words of the confirmation of a rental application. */
export const rentalWords = {
  subject: {
    nl: 'We hebben uw huurkandidatuur ontvangen',
    fr: 'Nous avons bien reçu votre candidature locative',
    en: 'We have received your rental application',
    de: 'Wir haben Ihre Mietbewerbung erhalten',
  },
  text: {
    nl: [
      'Bedankt voor uw kandidatuur. We leggen ze voor aan de eigenaar, die beslist. We laten u in elk geval iets weten.',
      'U hoeft nu niets te betalen en geen documenten te sturen.',
    ],
    fr: [
      'Merci pour votre candidature. Nous la présentons au propriétaire, qui décide. Nous vous tiendrons au courant dans tous les cas.',
      'Vous n’avez rien à payer ni aucun document à envoyer pour l’instant.',
    ],
    en: [
      'Thank you for your application. We put it to the landlord, who decides. We will let you know in any case.',
      'You need not pay anything or send any documents now.',
    ],
    de: [
      'Vielen Dank für Ihre Bewerbung. Wir legen sie dem Vermieter vor, der entscheidet. Wir geben Ihnen in jedem Fall Bescheid.',
      'Sie müssen jetzt nichts bezahlen und keine Unterlagen senden.',
    ],
  },
  whenChosen: {
    nl: 'Als uw kandidatuur wordt gekozen',
    fr: 'Si votre candidature est retenue',
    en: 'If your application is chosen',
    de: 'Wenn Ihre Bewerbung ausgewählt wird',
  },
  guarantee: { nl: 'Huurwaarborg', fr: 'Garantie locative', en: 'Rental guarantee', de: 'Mietgarantie' },
  rent: {
    nl: 'Eerste maand huur',
    fr: 'Premier mois de loyer',
    en: 'First month’s rent',
    de: 'Erste Monatsmiete',
  },
  rentUnknown: {
    nl: 'zoals afgesproken in het huurcontract',
    fr: 'comme convenu dans le bail',
    en: 'as agreed in the lease',
    de: 'wie im Mietvertrag vereinbart',
  },
  charges: {
    nl: 'Kosten van de eerste maand',
    fr: 'Charges du premier mois',
    en: 'First month’s charges',
    de: 'Nebenkosten des ersten Monats',
  },
  inventory: {
    nl: 'Plaatsbeschrijving',
    fr: 'État des lieux',
    en: 'Inventory of fixtures',
    de: 'Ortsbefund',
  },
  inventoryShare: {
    nl: 'uw deel van de kosten',
    fr: 'votre part des frais',
    en: 'your share of the cost',
    de: 'Ihr Anteil an den Kosten',
  },
  total: {
    nl: 'Samen, zonder de plaatsbeschrijving',
    fr: 'Total, hors état des lieux',
    en: 'Together, without the inventory',
    de: 'Zusammen, ohne Ortsbefund',
  },
  conditions: {
    nl: 'Wat de verhuurder vraagt',
    fr: 'Ce que le bailleur demande',
    en: 'What the landlord asks',
    de: 'Was der Vermieter verlangt',
  },
  minimumIncome: {
    nl: 'Netto maandinkomen samen, minstens',
    fr: 'Revenus mensuels nets ensemble, au moins',
    en: 'Net monthly income together, at least',
    de: 'Monatliches Nettoeinkommen zusammen, mindestens',
  },
  maximumPersons: {
    nl: 'Personen in de woning, hoogstens',
    fr: 'Personnes dans le logement, au plus',
    en: 'Persons in the home, at most',
    de: 'Personen in der Wohnung, höchstens',
  },
  caution: {
    nl: 'De waarborg komt op een geblokkeerde rekening op uw naam, nooit op onze rekening. Maak geen geld over vóór u het huurcontract hebt getekend. Deze e-mail is een bevestiging van ontvangst en geen huurcontract.',
    fr: 'La garantie est placée sur un compte bloqué à votre nom, jamais sur notre compte. Ne versez rien avant d’avoir signé le bail. Cet e-mail est un accusé de réception et non un bail.',
    en: 'The guarantee goes to a blocked account in your name, never to our account. Transfer no money before you have signed the lease. This e-mail confirms that your application arrived and is no lease.',
    de: 'Die Garantie kommt auf ein Sperrkonto auf Ihren Namen, nie auf unser Konto. Überweisen Sie nichts, bevor Sie den Mietvertrag unterschrieben haben. Diese E-Mail bestätigt den Eingang und ist kein Mietvertrag.',
  },
} satisfies Record<string, Localized | Localized<string[]>>
