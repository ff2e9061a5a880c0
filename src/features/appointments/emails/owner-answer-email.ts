import { aboutPart } from '@/features/submissions/model/standard-emails'
import type { EmailMessage } from '@/lib/email/email-message'
import { mailTranslator } from '@/lib/i18n/mail-translator'
import { neutraliseLinks } from '@/lib/email/neutralise-links'
import { describeWhen } from '@/features/appointments/model/describe-when'

import type { AppointmentFacts } from './appointment-facts'

/** The e-mail to the agency about the answer of an owner to a viewing; null when there is none. */
export function ownerAnswerEmail(facts: AppointmentFacts, ownerName: string): EmailMessage | null {
  const { appointment, locale, day, when, personName, about, serverUrl } = facts
  const { ownerAnswer, ownerProposal, ownerRemark } = appointment
  if (!ownerAnswer) return null
  const t = mailTranslator(locale)
  const what = t(`appointments.owner.${ownerAnswer}`)
  const [proposedDay = '', hours = ''] = (ownerProposal ?? '').split(' ')
  const [from = '', to = ''] = hours.split('-')
  const rows = [
    { label: t('appointments.owner.name'), value: ownerName },
    { label: t('appointments.labels.when'), value: when },
    {
      label: t('appointments.owner.proposal'),
      value: proposedDay ? describeWhen(proposedDay, { from, to }, locale) : '',
    },
    { label: t('appointments.labels.remark'), value: neutraliseLinks(ownerRemark ?? '') },
    { label: t('appointments.labels.name'), value: personName },
  ]
  return {
    subject: [what, day, about?.ref].filter(Boolean).join(' – '),
    parts: [
      { type: 'facts', rows: rows.filter(({ value }) => value !== '') },
      { type: 'text', text: t('appointments.owner.next') },
      ...aboutPart(about),
      {
        type: 'button',
        label: t('common.openInStudio'),
        href: `${serverUrl}/admin/collections/appointments/${appointment.id}/`,
      },
    ],
  }
}
