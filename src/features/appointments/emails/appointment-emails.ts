import { isNeverConfirmed } from '@/features/appointments/model/appointment-state'
import type { EmailMessage, EmailPart } from '@/lib/email/email-message'

import { aboutPart, closingFor, greetingFor } from '@/features/submissions/model/standard-emails'

import type { AppointmentFacts } from './appointment-facts'
import { capitalised } from '@/lib/values/text'
import { mailTranslator } from '@/lib/i18n/mail-translator'

/** Where the visitor goes; of a hidden address the agent tells the rest. */
function placeForVisitor({ news, locale, about }: AppointmentFacts): string | undefined {
  if (!about?.place || !about.isTownAlone || news === 'cancelled') return about?.place
  return mailTranslator(locale)('appointments.labels.placeFromAgent', { place: about.place })
}

/** The text depends on whether the agency has confirmed the appointment. */
function newsForVisitor({ news, appointment }: AppointmentFacts) {
  const isRequested = appointment.status === 'requested'
  if (news === 'booked') return isRequested ? 'requested' : 'booked'
  if (news === 'moved') return isRequested ? 'movedRequested' : 'moved'
  // Nothing is in the visitor's calendar, so no file takes it out.
  if (news === 'cancelled' && isNeverConfirmed(appointment)) return 'cancelledUnconfirmed'
  return news
}

const factsPart = (rows: { label: string; value: string | null | undefined }[]): EmailPart => ({
  type: 'facts',
  rows: rows.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
})

/** When, where and with whom: what a reader looks for first. */
const visitPart = (
  { news, day, hours, host }: AppointmentFacts,
  place: string | undefined,
  role = '',
): EmailPart => ({
  type: 'visit',
  day: capitalised(day),
  hours,
  ...(place && { place }),
  ...(host &&
    news !== 'cancelled' && {
      host: { ...host, words: [role, host.words].filter(Boolean).join(' · ') },
    }),
})

function wayOn({ news, locale, myUrl, bookUrl }: AppointmentFacts): EmailPart[] {
  const t = mailTranslator(locale)
  const label = news === 'reserved' ? 'appointments.labels.confirm' : 'appointments.labels.change'
  if (news !== 'cancelled') return [{ type: 'button', label: t(label), href: myUrl }]
  return bookUrl ? [{ type: 'button', label: t('appointments.labels.bookAgain'), href: bookUrl }] : []
}

/**
 * A booking comes into the calendar when its visitor has confirmed it. The reminder needs no file: the entry is there
 * since then.
 */
const hasCalendarFile = ({ news, appointment }: AppointmentFacts): boolean =>
  news !== 'reminder' && news !== 'reserved' && !isNeverConfirmed(appointment)

/** The e-mail to the visitor, with the calendar file and the link to move or cancel. */
export function visitorAppointmentEmail(facts: AppointmentFacts): EmailMessage {
  const { appointment, locale, when, day, about, salutation, agencyName, news, until } = facts
  const t = mailTranslator(locale)
  const newsKind = newsForVisitor(facts)
  const method = news === 'cancelled' ? 'CANCEL' : 'REQUEST'
  return {
    subject: t(`appointments.visitor.${newsKind}.subject`, { day }),
    preheader: when,
    greeting: greetingFor(salutation, locale),
    parts: [
      visitPart(facts, placeForVisitor(facts), t('appointments.labels.agent')),
      { type: 'text', text: t(`appointments.visitor.${newsKind}.text`, { until }) },
      ...wayOn(facts),
      ...aboutPart(about),
      ...(news === 'booked' || news === 'reserved'
        ? [{ type: 'note' as const, text: t('common.notYou') }]
        : []),
    ],
    closing: closingFor(agencyName, locale),
    ...(hasCalendarFile(facts) && {
      attachments: [{ kind: 'calendar' as const, appointment: appointment.id, method }],
    }),
  }
}

/**
 * The e-mail to the agency. There is none for a reminder, which is for the visitor only, and none about a booking that
 * its visitor never confirmed.
 */
export function agencyAppointmentEmail(facts: AppointmentFacts): EmailMessage | null {
  const { appointment, news, locale, day, personName, about, serverUrl } = facts
  if (news === 'reminder' || news === 'reserved' || isNeverConfirmed(appointment)) return null
  const t = mailTranslator(locale)
  const isToConfirm = appointment.status === 'requested' && news !== 'cancelled'
  const what = t(`appointments.agency.${isToConfirm ? 'requested' : news}`)
  const { email, phone } = appointment.person ?? {}
  return {
    subject: [what, day, personName, about?.ref].filter(Boolean).join(' – '),
    parts: [
      visitPart(facts, about?.place),
      factsPart([
        { label: t('appointments.labels.name'), value: personName },
        { label: t('appointments.labels.email'), value: email },
        { label: t('appointments.labels.phone'), value: phone },
        { label: t('appointments.labels.remark'), value: appointment.remark },
      ]),
      ...aboutPart(about),
      {
        type: 'button',
        label: t('common.openInStudio'),
        href: `${serverUrl}/admin/collections/appointments/${appointment.id}/`,
      },
    ],
    ...(email && { replyTo: email }),
  }
}
