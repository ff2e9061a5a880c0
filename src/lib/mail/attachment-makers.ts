import type { Payload } from 'payload'

import type { LetterAttachment } from './letter'
import type { MailAttachment } from './outgoing-mail'

type Maker<Kind extends LetterAttachment['kind']> = (
  payload: Payload,
  wanted: Extract<LetterAttachment, { kind: Kind }>,
) => Promise<MailAttachment | null>

/** What makes each kind of attachment when its mail is sent; null when what it was about is gone. */
const makers: { [Kind in LetterAttachment['kind']]: Maker<Kind> } = {
  calendar: async (payload, { appointment }) =>
    (await import('@/lib/cms/appointments/calendar-attachment')).calendarAttachment(payload, appointment),
  offerPdf: async (payload, { lead }) => {
    const { makeOfferAttachment } = await import('@/forms/purchase-offer/offer-attachment')
    const file = await makeOfferAttachment(payload, lead)
    return file && { ...file, contentType: 'application/pdf' }
  },
}

export function makeAttachment(payload: Payload, wanted: LetterAttachment): Promise<MailAttachment | null> {
  return wanted.kind === 'calendar' ? makers.calendar(payload, wanted) : makers.offerPdf(payload, wanted)
}
