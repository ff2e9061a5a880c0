import type { Endpoint, PayloadRequest } from 'payload'

import type { Letter } from '@/lib/mail/letter'
import { mailPreview } from '@/lib/mail/mail-preview'
import { nobodysAddress } from '@/lib/mail/nobodys-address'
import { sendAgain } from '@/lib/mail/send-again'
import { withoutKeys } from '@/lib/mail/without-keys'
import type { Outbox } from '@/payload-types'

import { hasRole } from '../access'
import { nudgeWorker } from '../jobs/nudge-worker'
import { studioMessage } from '../studio-message'

const texts = {
  emptied: {
    nl: 'Deze e-mail is gewist omdat zijn bewaartermijn voorbij is. Alleen dat hij bestond, is nog bekend.',
    fr: 'Cet e-mail a été effacé parce que sa durée de conservation est écoulée. On sait seulement qu’il a existé.',
    en: 'This mail was erased because it need not be kept any longer. Only that it existed is still known.',
    de: 'Diese E-Mail wurde gelöscht, weil ihre Aufbewahrungsfrist abgelaufen ist. Bekannt ist nur noch, dass es sie gab.',
  },
  refused: {
    nl: 'Deze e-mail kan nu niet opnieuw verzonden worden.',
    fr: 'Cet e-mail ne peut pas être renvoyé maintenant.',
    en: 'This mail cannot be sent again now.',
    de: 'Diese E-Mail kann jetzt nicht erneut gesendet werden.',
  },
}

const isEmptied = ({ recipient }: Outbox): boolean => recipient === nobodysAddress

const nothing = () => Response.json({}, { status: 404 })

/** Runs nothing and loads nothing: pictures are inside, links open elsewhere. */
const previewPolicy = [
  "default-src 'none'",
  'img-src data:',
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

async function findMail(req: PayloadRequest): Promise<Outbox | null> {
  const id = req.routeParams?.id
  if (!hasRole(req.user, 'administrator', 'editor') || typeof id !== 'string') return null
  return req.payload.findByID({
    collection: 'outbox',
    id,
    depth: 0,
    disableErrors: true,
    // Editors may read every mail; the letter itself is closed to reads, because its links are keys.
    overrideAccess: true,
  })
}

/** `GET /api/outbox/:id/mail`: the mail as its reader sees it. Only administrators get private links that work. */
const mail: Omit<Endpoint, 'root'> = {
  path: '/:id/mail',
  method: 'get',
  handler: async (req) => {
    const row = await findMail(req)
    if (!row) return nothing()
    if (isEmptied(row))
      return new Response(studioMessage(req, texts.emptied), {
        status: 410,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
      })
    // Written by `queueLetter` alone.
    const letter = row.payload as unknown as Letter
    const shown = hasRole(req.user, 'administrator') ? letter : withoutKeys(letter)
    return new Response(await mailPreview(req.payload, shown, row.language), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': previewPolicy,
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      },
    })
  },
}

/** `POST /api/outbox/:id/send-again`: puts a mail back into the queue. */
const again: Omit<Endpoint, 'root'> = {
  path: '/:id/send-again',
  method: 'post',
  handler: async (req) => {
    const row = await findMail(req)
    if (!row) return nothing()
    if (!(await sendAgain(req.payload, row.id, new Date())))
      return Response.json(
        { message: studioMessage(req, isEmptied(row) ? texts.emptied : texts.refused) },
        { status: 409 },
      )
    nudgeWorker()
    return Response.json({ ok: true })
  },
}

export const outboxEndpoints = [mail, again]
