import type { Locale, Localized } from '@/lib/i18n/locales'
import type { Letter, LetterPart } from '@/lib/mail/letter'

import { greetingFor, regards } from './letter-words'

/** What mails about a subscription are written from. */
export interface OptInFacts {
  locale: Locale
  agencyName: string
  /** Private page of the subscription, with the site's origin. */
  pageUrl: string
  /** Name of the person with the title of the language, where it is known. */
  salutation?: string
  /** Address that ends the subscription with one click; left out before it has begun. */
  unsubscribeUrl?: string
}

interface OptInWords {
  subject: Localized
  /** One paragraph each, before the button. */
  text: Localized<string[]>
  button: Localized
  /** Small, at the end. */
  note: Localized
  /** Between the text and the button. */
  more?: LetterPart[]
}

/** A mail about a subscription: what it is about, and a button that leads to its private page. */
export function optInLetter(facts: OptInFacts, words: OptInWords): Letter {
  const { locale, agencyName, pageUrl, salutation = '', unsubscribeUrl } = facts
  return {
    subject: words.subject[locale],
    greeting: greetingFor(salutation, locale),
    parts: [
      ...words.text[locale].map((text): LetterPart => ({ type: 'text', text })),
      ...(words.more ?? []),
      { type: 'button', label: words.button[locale], href: pageUrl },
      { type: 'note', text: words.note[locale] },
    ],
    closing: [regards[locale], agencyName].filter(Boolean).join('\n'),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  }
}

/** Under a mail that asks for a confirmation. */
export const withoutConfirmation: Localized = {
  nl: 'Hebt u dit niet zelf gevraagd? Doe dan niets: zonder bevestiging krijgt u geen e-mails en wissen we uw adres.',
  fr: 'Vous n’avez rien demandé ? Ne faites rien : sans confirmation, vous ne recevrez aucun e-mail et nous effacerons votre adresse.',
  en: 'You did not ask for this? Then do nothing: without a confirmation you will get no e-mails and we erase your address.',
  de: 'Sie haben das nicht angefordert? Dann tun Sie nichts: Ohne Bestätigung erhalten Sie keine E-Mails und wir löschen Ihre Adresse.',
}

/** Under a mail that comes by subscription. */
export const endsAnyTime: Localized = {
  nl: 'U kunt u op elk moment uitschrijven via deze e-mail.',
  fr: 'Vous pouvez vous désinscrire à tout moment grâce à cet e-mail.',
  en: 'You can unsubscribe at any time through this e-mail.',
  de: 'Sie können sich jederzeit über diese E-Mail abmelden.',
}
