import type { Payload } from 'payload'

import { queueEmail } from '@/lib/email/queue-email'
import { readMailBrand } from '@/lib/email/read-mail-brand'
import { triggerWorker } from '@/lib/queue/trigger-worker'
import type { Owner } from '@/payload-types'

import { ownerEmail, type OwnerMail } from '../emails/owner-email'
import { ownerLinkMs } from '../model/owner-link'
import { makeOwnerLink } from './owner-links'

/** Makes a link and queues the e-mail with it, in the language of the owner. */
export async function mailOwnerLink(
  payload: Payload,
  owner: Owner,
  { mail, now }: { mail: OwnerMail; now: Date },
): Promise<void> {
  const locale = owner.language
  const until = new Date(now.getTime() + ownerLinkMs[mail])
  const { id, href } = await makeOwnerLink(payload, {
    owner: owner.id,
    purpose: mail === 'signIn' ? 'signIn' : 'newPassword',
    until,
    locale,
  })
  const { name: agencyName } = await readMailBrand(payload, locale)
  await queueEmail(
    payload,
    {
      key: `owner:${id}`,
      template: `owners.${mail}`,
      language: locale,
      recipient: owner.email,
      message: ownerEmail(mail, { locale, agencyName, name: owner.name, href }),
      sendUntil: until,
    },
    now,
  )
  triggerWorker()
}
