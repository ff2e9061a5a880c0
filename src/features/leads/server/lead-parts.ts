import type { PayloadRequest } from 'payload'

import type { LeadEvent, LeadMail, LeadOverview } from '@/features/leads/model/lead-overview'
import type { Lead } from '@/payload-types'

import { hasRole } from '@/lib/payload/access'

const maxRows = 200

const sizeWords = (bytes: number | null | undefined): string =>
  bytes ? `${Math.max(1, Math.round(bytes / 1024))} kB` : ''

const filesOf = ({ files }: Lead): LeadOverview['files'] =>
  (files ?? []).flatMap((file) =>
    typeof file === 'object' && file.filename
      ? [
          {
            id: file.id,
            name: file.originalName,
            size: sizeWords(file.filesize),
            href: `/api/leadFiles/file/${encodeURIComponent(file.filename)}`,
          },
        ]
      : [],
  )

async function readMails({ payload, user }: PayloadRequest, lead: string): Promise<LeadMail[]> {
  const { docs } = await payload.find({
    collection: 'outbox',
    where: { lead: { equals: lead } },
    depth: 0,
    limit: maxRows,
    pagination: false,
    sort: 'createdAt',
    select: { subject: true, recipient: true, state: true, sentAt: true, createdAt: true, lastError: true },
    // The caller may read the lead; recipients and states of its e-mails belong to it.
    overrideAccess: true,
  })
  const mayOpen = hasRole(user, 'administrator', 'editor')
  return docs.map(({ id, subject, recipient, state, sentAt, createdAt, lastError }) => ({
    id,
    subject,
    recipient,
    state: state ?? 'pending',
    at: sentAt ?? createdAt,
    error: state === 'sent' ? null : (lastError ?? null),
    href: mayOpen ? `/admin/collections/outbox/${id}/` : null,
  }))
}

async function readEvents({ payload }: PayloadRequest, lead: string): Promise<LeadEvent[]> {
  const { docs } = await payload.find({
    collection: 'leadEvents',
    where: { lead: { equals: lead } },
    depth: 0,
    limit: maxRows,
    pagination: false,
    sort: '-createdAt',
    // The caller may read the lead; its history belongs to it.
    overrideAccess: true,
  })
  return docs.map(({ id, kind, byName, createdAt, from, to, text }) => ({
    id,
    kind,
    at: createdAt,
    by: byName ?? null,
    from: from ?? null,
    to: to ?? null,
    text: text ?? null,
  }))
}

/** Files, e-mails and history of a lead. Only for a lead that was read with the user's rights. */
export async function leadParts(
  req: PayloadRequest,
  lead: Lead,
): Promise<Pick<LeadOverview, 'files' | 'mails' | 'events'>> {
  const [mails, events] = await Promise.all([readMails(req, lead.id), readEvents(req, lead.id)])
  return { files: filesOf(lead), mails, events }
}
