import type { Localized } from '@/lib/i18n/locales'
import type { Letter, LetterPart } from '@/lib/mail/letter'

import type { LetterFacts } from './define-form'
import { greetingFor, notYou, openInStudio, regards, yourAnswers } from './letter-words'

const aboutPart = ({ about }: LetterFacts): LetterPart[] =>
  about
    ? [
        {
          type: 'property',
          title: about.title,
          lines: about.lines,
          href: about.href,
          ...(about.imageUrl && { imageUrl: about.imageUrl }),
        },
      ]
    : []

const answersPart = ({ rows }: LetterFacts): LetterPart[] =>
  rows.length > 0 ? [{ type: 'facts', rows }] : []

const nameOf = ({ lead: { person } }: LetterFacts): string =>
  [person?.firstName, person?.lastName].filter(Boolean).join(' ') || (person?.email ?? '')

/**
 * The mail that tells the agency of a submission: everything the visitor wrote, what it is about, and the way to the
 * lead. Replying to it answers the visitor.
 *
 * @param what what was sent, for the subject line, such as “Contact”
 * @param more further parts behind the answers
 */
export function agencyLetter(facts: LetterFacts, what: Localized, more: LetterPart[] = []): Letter {
  const { lead, locale, about, serverUrl } = facts
  const subject = [what[locale], nameOf(facts), about?.ref].filter(Boolean).join(' – ')
  return {
    subject,
    parts: [
      ...answersPart(facts),
      ...aboutPart(facts),
      ...more,
      {
        type: 'button',
        label: openInStudio[locale],
        href: `${serverUrl}/admin/collections/leads/${lead.id}`,
      },
    ],
    ...(lead.person?.email && { replyTo: lead.person.email }),
  }
}

export interface VisitorWords {
  subject: Localized
  /** One paragraph each. */
  text: Localized<string[]>
  /** Parts between the text and the copy of the answers. */
  more?: LetterPart[]
  /** Left out where what was sent need not be repeated. */
  withAnswers?: boolean
}

/** The mail that confirms a submission to the visitor, with what was sent. `null` when no address is known. */
export function visitorLetter(facts: LetterFacts, words: VisitorWords): Letter | null {
  const { lead, locale, salutation, agencyName } = facts
  if (!lead.person?.email) return null
  const answers: LetterPart[] =
    words.withAnswers === false ? [] : [{ type: 'heading', text: yourAnswers[locale] }, ...answersPart(facts)]
  return {
    subject: words.subject[locale],
    greeting: greetingFor(salutation, locale),
    parts: [
      ...words.text[locale].map((text): LetterPart => ({ type: 'text', text })),
      ...(words.more ?? []),
      ...aboutPart(facts),
      ...answers,
      { type: 'note', text: notYou[locale] },
    ],
    closing: [regards[locale], agencyName].filter(Boolean).join('\n'),
  }
}
