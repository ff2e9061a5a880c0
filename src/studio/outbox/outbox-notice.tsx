import './outbox.css'

import type { ListViewServerProps } from 'payload'

import { env } from '@/lib/env'

import { studioText } from '../studio-text'

import { outboxTexts } from './outbox-texts'

const patienceMs = 5 * 60_000

async function readWaiting({ payload, user }: Pick<ListViewServerProps, 'payload' | 'user'>) {
  const before = new Date(Date.now() - patienceMs).toISOString()
  const { docs, totalDocs } = await payload.find({
    collection: 'outbox',
    where: {
      and: [
        { state: { equals: 'pending' } },
        { createdAt: { less_than: before } },
        { lastError: { exists: true } },
      ],
    },
    user,
    overrideAccess: false,
    depth: 0,
    limit: 1,
    sort: '-updatedAt',
    select: { lastError: true },
  })
  return { count: totalDocs, reason: docs[0]?.lastError ?? '' }
}

/** Above the list: why mails wait, when they do. */
export async function OutboxNotice({
  i18n,
  payload,
  user,
}: Pick<ListViewServerProps, 'i18n' | 'payload' | 'user'>) {
  if (!env.smtpUrl)
    return <p className="studio-outbox__notice">{studioText(i18n.language, outboxTexts.noServer)}</p>
  const waiting = await readWaiting({ payload, user })
  if (waiting.count === 0) return null
  return <p className="studio-outbox__notice">{studioText(i18n.language, outboxTexts.waiting, waiting)}</p>
}
