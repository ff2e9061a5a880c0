import type { Endpoint, PayloadRequest } from 'payload'

import type { Outbox } from '@/payload-types'
import { hasRole } from '@/lib/payload/access'
import { triggerWorker } from '@/lib/queue/trigger-worker'
import { studioMessage } from '@/lib/payload/studio-message'

import type { EmailMessage } from './email-message'
import { mailPreview } from './mail-preview'
import { redactedEmail } from './email-address'
import { sendAgain } from './outbox-queue'

/** The secret part of the URL of a private page: its last segment. */
const keys = /(\/my\/[\w-]+\/[^/"\s]+\/|\/admin\/reset\/|\/login\/(?:link|password)\/)[^/"\s?#]+/g

/** A message without working private links, for readers other than its recipient. */
export const withoutKeys = (message: EmailMessage): EmailMessage =>
  JSON.parse(JSON.stringify(message).replace(keys, '$1key')) as EmailMessage

const isEmptied = ({ recipient }: Outbox): boolean => recipient === redactedEmail

const nothing = () => Response.json({}, { status: 404 })

async function findMail(req: PayloadRequest): Promise<Outbox | null> {
  const id = req.routeParams?.id
  if (!hasRole(req.user, 'administrator', 'editor') || typeof id !== 'string') return null
  return req.payload.findByID({
    collection: 'outbox',
    id,
    depth: 0,
    disableErrors: true,
    // Editors may read every e-mail; the message itself is closed to reads, because its links are keys.
    overrideAccess: true,
  })
}

/** `GET /api/outbox/:id/mail`: the e-mail as its recipient sees it. Only administrators get working private links. */
const mail: Omit<Endpoint, 'root'> = {
  path: '/:id/mail',
  method: 'get',
  handler: async (req) => {
    const row = await findMail(req)
    if (!row) return nothing()
    if (isEmptied(row))
      return new Response(studioMessage(req, 'outbox.refusals.emptied'), {
        status: 410,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
      })
    // Written by `queueEmail` alone.
    const message = row.payload as unknown as EmailMessage
    const shown = hasRole(req.user, 'administrator') ? message : withoutKeys(message)
    return mailPreview(req.payload, shown, row.language)
  },
}

/** `POST /api/outbox/:id/send-again`: queues an e-mail again. */
const again: Omit<Endpoint, 'root'> = {
  path: '/:id/send-again',
  method: 'post',
  handler: async (req) => {
    const row = await findMail(req)
    if (!row) return nothing()
    if (!(await sendAgain(req.payload, row.id, new Date())))
      return Response.json(
        {
          message: studioMessage(req, isEmptied(row) ? 'outbox.refusals.emptied' : 'outbox.refusals.refused'),
        },
        { status: 409 },
      )
    triggerWorker()
    return Response.json({ ok: true })
  },
}

export const outboxEndpoints = [mail, again]
