import { randomUUID } from 'node:crypto'

import type { Payload, PayloadRequest } from 'payload'

import { queueEmail } from '@/lib/email/queue-email'
import { readMailBrand } from '@/lib/email/read-mail-brand'
import { triggerWorker } from '@/lib/queue/trigger-worker'
import type { Owner, Subscriber, User } from '@/payload-types'

import { accountNotice, type AccountNotice, type NoticeAuthor } from '../emails/account-email'

type Recipient = Pick<Owner | Subscriber | User, 'email' | 'name' | 'language'>

interface Sending {
  notice: AccountNotice
  by: NoticeAuthor
  now: Date
  /** The e-mail is queued once under it; under one of its own when left out. */
  key?: string
  /** Of a hook: the e-mail is stored in its transaction. */
  req?: PayloadRequest
}

/** Queues an e-mail that tells the holder of an account what was done, in case it was done by another person. */
export async function mailAccountNotice(
  payload: Payload,
  { email, name, language }: Recipient,
  { notice, by, now, key = randomUUID(), req }: Sending,
): Promise<void> {
  const { name: agencyName } = await readMailBrand(payload, language)
  await queueEmail(
    payload,
    {
      key: `account-${notice}:${key}`,
      template: `accounts.${notice}`,
      language,
      recipient: email,
      message: accountNotice(notice, { locale: language, agencyName, name: name ?? '', by }),
    },
    now,
    req,
  )
  triggerWorker()
}
