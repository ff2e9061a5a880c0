import type { Localized } from '@/lib/i18n/locales'
import type { Letter } from '@/lib/mail/letter'
import { neutraliseLinks } from '@/lib/mail/neutralise-links'

import type { LetterFacts } from '../define-form'
import { greetingFor, regards } from '../letter-words'

const subject: Localized = {
  nl: 'Iemand dacht aan u bij dit pand',
  fr: 'Quelqu’un a pensé à vous pour ce bien',
  en: 'Somebody thought of you for this property',
  de: 'Jemand hat bei diesem Objekt an Sie gedacht',
}

const opening: Localized<(sender: string) => string> = {
  nl: (sender) => `${sender} zag dit pand op onze website en wilde het u laten zien.`,
  fr: (sender) => `${sender} a vu ce bien sur notre site et voulait vous le montrer.`,
  en: (sender) => `${sender} saw this property on our website and wanted to show it to you.`,
  de: (sender) => `${sender} hat dieses Objekt auf unserer Website gesehen und wollte es Ihnen zeigen.`,
}

const messageHeading: Localized<(sender: string) => string> = {
  nl: (sender) => `Bericht van ${sender}`,
  fr: (sender) => `Message de ${sender}`,
  en: (sender) => `Message from ${sender}`,
  de: (sender) => `Nachricht von ${sender}`,
}

const whyYou: Localized<(sender: string) => string> = {
  nl: (sender) =>
    `U krijgt deze e-mail één keer, omdat ${sender} uw adres opgaf op onze website. We schrijven u niet opnieuw.`,
  fr: (sender) =>
    `Vous recevez cet e-mail une seule fois, parce que ${sender} a indiqué votre adresse sur notre site. Nous ne vous écrirons plus.`,
  en: (sender) =>
    `You get this e-mail once, because ${sender} gave your address on our website. We will not write to you again.`,
  de: (sender) =>
    `Sie erhalten diese E-Mail ein einziges Mal, weil ${sender} Ihre Adresse auf unserer Website angegeben hat. Wir schreiben Ihnen nicht wieder.`,
}

const textOf = (answer: unknown): string => (typeof answer === 'string' ? neutraliseLinks(answer).trim() : '')

/**
 * The mail to the friend. Of what the visitor typed it carries three things, without links: both names and the short
 * message. `null` when the property is no longer shown.
 */
export function friendLetter({ answers, about, locale, agencyName }: LetterFacts): Letter | null {
  if (!about) return null
  const sender = [textOf(answers.firstName), textOf(answers.lastName)].filter(Boolean).join(' ')
  const message = textOf(answers.message)
  return {
    subject: subject[locale],
    greeting: greetingFor(textOf(answers.friendName), locale),
    parts: [
      { type: 'text', text: opening[locale](sender) },
      ...(message === ''
        ? []
        : [
            { type: 'heading' as const, text: messageHeading[locale](sender) },
            { type: 'text' as const, text: message },
          ]),
      { type: 'property', ...about },
      { type: 'note', text: whyYou[locale](sender) },
    ],
    closing: [regards[locale], agencyName].filter(Boolean).join('\n'),
  }
}
