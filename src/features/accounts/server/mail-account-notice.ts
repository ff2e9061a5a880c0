import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import { queueEmail } from '@/lib/email/queue-email'
import { readMailBrand } from '@/lib/email/read-mail-brand'
import { triggerWorker } from '@/lib/queue/trigger-worker'
import type { Owner, Subscriber } from '@/payload-types'

import { accountNotice, type AccountNotice } from '../emails/account-email'

type Told = Pick<Owner | Subscriber, 'email' | 'name' | 'language'>

/** Queues an e-mail that tells the holder of an account what was done, in case it was done by another person. */
export async function mailAccountNotice(
  payload: Payload,
  { email, name, language }: Told,
  { notice, now }: { notice: AccountNotice; now: Date },
): Promise<void> {
  const { name: agencyName } = await readMailBrand(payload, language)
  await queueEmail(
    payload,
    {
      key: `account-${notice}:${randomUUID()}`,
      template: `accounts.${notice}`,
      language,
      recipient: email,
      message: accountNotice(notice, { locale: language, agencyName, name: name ?? '' }),
    },
    now,
  )
  triggerWorker()
}
