import type { Payload } from 'payload'

import type { EmailAttachment } from '@/lib/email/email-message'
import type { MailAttachment } from '@/lib/email/outgoing-mail'

type Maker<Kind extends EmailAttachment['kind']> = (
  payload: Payload,
  wanted: Extract<EmailAttachment, { kind: Kind }>,
) => Promise<MailAttachment | null>

/** Creates the attachments of an e-mail when it is sent, by kind; null when the document no longer exists. */
const makers: { [Kind in EmailAttachment['kind']]: Maker<Kind> } = {
  calendar: async (payload, { appointment }) =>
    (await import('@/features/appointments/server/calendar-of-appointment')).calendarAttachment(
      payload,
      appointment,
    ),
  offerPdf: async (payload, { lead }) => {
    const { makeOfferAttachment } = await import('@/features/offers/server/offer-attachment')
    const file = await makeOfferAttachment(payload, lead)
    return file && { ...file, contentType: 'application/pdf' }
  },
}

export function makeAttachment(payload: Payload, wanted: EmailAttachment): Promise<MailAttachment | null> {
  return wanted.kind === 'calendar' ? makers.calendar(payload, wanted) : makers.offerPdf(payload, wanted)
}
