import type { ListViewServerProps } from 'payload'

import { env } from '@/lib/env'

import { studioText } from '@/lib/i18n/studio-text'
import { Notice } from '@/studio/ui/parts'

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

/** Above the list: why e-mails wait, if there are any. */
export async function OutboxNotice({
  i18n,
  payload,
  user,
}: Pick<ListViewServerProps, 'i18n' | 'payload' | 'user'>) {
  if (!env.smtpUrl) return <Notice tone="warn">{studioText(i18n.language, 'outbox.noServer')}</Notice>
  const waiting = await readWaiting({ payload, user })
  if (waiting.count === 0) return null
  return <Notice tone="warn">{studioText(i18n.language, 'outbox.waiting', waiting)}</Notice>
}
