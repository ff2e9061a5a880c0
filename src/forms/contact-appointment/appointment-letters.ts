import type { Letter, LetterPart } from '@/lib/mail/letter'

import { greetingFor, notYou, openInStudio, regards } from '../letter-words'

import type { AppointmentFacts } from './appointment-facts'
import { agencyWords, labels, visitorWords, type VisitorNews } from './appointment-words'

/** What is said depends on whether the agency has agreed. */
function newsForVisitor({ news, appointment }: AppointmentFacts): VisitorNews {
  const isRequested = appointment.status === 'requested'
  if (news === 'booked') return isRequested ? 'requested' : 'booked'
  if (news === 'moved') return isRequested ? 'movedRequested' : 'moved'
  return news
}

const subjectPart = ({ about }: AppointmentFacts): LetterPart[] =>
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

const factsPart = (rows: { label: string; value: string | null | undefined }[]): LetterPart => ({
  type: 'facts',
  rows: rows.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
})

function wayOn({ news, locale, myUrl, bookUrl }: AppointmentFacts): LetterPart[] {
  if (news !== 'cancelled') return [{ type: 'button', label: labels.change[locale], href: myUrl }]
  return bookUrl ? [{ type: 'button', label: labels.bookAgain[locale], href: bookUrl }] : []
}

/** The mail to the visitor, with the entry for the calendar and the link to change or cancel. */
export function visitorAppointmentLetter(facts: AppointmentFacts): Letter {
  const { appointment, locale, when, day, salutation, agencyName, agentName, news } = facts
  const words = visitorWords[newsForVisitor(facts)]
  const method = news === 'cancelled' ? 'CANCEL' : 'REQUEST'
  return {
    subject: words.subject[locale].replace('{day}', day),
    preheader: when,
    greeting: greetingFor(salutation, locale),
    parts: [
      { type: 'text', text: words.text[locale] },
      factsPart([
        { label: labels.when[locale], value: when },
        { label: labels.agent[locale], value: news === 'cancelled' ? '' : agentName },
      ]),
      ...subjectPart(facts),
      ...wayOn(facts),
      ...(news === 'booked' ? [{ type: 'note' as const, text: notYou[locale] }] : []),
    ],
    closing: [regards[locale], agencyName].filter(Boolean).join('\n'),
    // A reminder needs none: the entry has been in the calendar since the booking.
    ...(news !== 'reminder' && {
      attachments: [{ kind: 'calendar' as const, appointment: appointment.id, method }],
    }),
  }
}

/** The mail to the agency; a reminder is for the visitor alone. */
export function agencyAppointmentLetter(facts: AppointmentFacts): Letter | null {
  const { appointment, news, locale, day, when, personName, about, serverUrl } = facts
  if (news === 'reminder') return null
  const isToConfirm = appointment.status === 'requested' && news !== 'cancelled'
  const what = agencyWords[isToConfirm ? 'requested' : news][locale]
  const { email, phone } = appointment.person ?? {}
  return {
    subject: [what, day, personName, about?.ref].filter(Boolean).join(' – '),
    parts: [
      factsPart([
        { label: labels.when[locale], value: when },
        { label: labels.name[locale], value: personName },
        { label: labels.email[locale], value: email },
        { label: labels.phone[locale], value: phone },
        { label: labels.remark[locale], value: appointment.remark },
      ]),
      ...subjectPart(facts),
      {
        type: 'button',
        label: openInStudio[locale],
        href: `${serverUrl}/admin/collections/appointments/${appointment.id}/`,
      },
    ],
    ...(email && { replyTo: email }),
  }
}
