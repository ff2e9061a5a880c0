import type { Payload } from 'payload'

import { queueEmail } from '@/lib/email/queue-email'
import { readMailBrand } from '@/lib/email/read-mail-brand'
import type { Locale } from '@/lib/i18n/locales'
import { triggerWorker } from '@/lib/queue/trigger-worker'

import { accountEmail } from '../emails/account-email'
import type { AccountKind } from '../model/account-kind'
import { accountLinkMs, type AccountMail } from '../model/account-link'
import { makeAccountLink } from './account-links'

interface Recipient {
  /** The account or the e-mail address, as `linkHolder` of the kind says. */
  holder: string
  email: string
  /** Empty when it is not known. */
  name: string
  locale: Locale
}

/**
 * Makes a link and queues the e-mail with it.
 *
 * @param sending.key of the e-mail, which is queued once under it; each link has one of its own when left out
 */
export async function mailAccountLink(
  payload: Payload,
  kind: AccountKind,
  { holder, email, name, locale }: Recipient,
  { mail, key, now }: { mail: AccountMail; key?: string | undefined; now: Date },
): Promise<void> {
  const until = new Date(now.getTime() + accountLinkMs[mail])
  const purpose = mail === 'owners.signIn' ? 'signIn' : 'newPassword'
  const { id, href } = await makeAccountLink(payload, kind, { holder, purpose, until, locale })
  const { name: agencyName } = await readMailBrand(payload, locale)
  await queueEmail(
    payload,
    {
      key: key ?? `${kind.holder}:${id}`,
      template: mail,
      language: locale,
      recipient: email,
      message: accountEmail(mail, { locale, agencyName, name, href }),
      sendUntil: until,
    },
    now,
  )
  triggerWorker()
}
