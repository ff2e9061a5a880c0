import { LRUCache } from 'lru-cache'

import { describeMoment } from '@/features/appointments/model/describe-when'
import { spread } from '@/features/appointments/model/spread-moments'
import type { NextMoment } from '@/features/property-page/model/property-detail'
import type { Locale } from '@/lib/i18n/locales'
import { payloadClient } from '@/lib/payload/payload-client'

import { agentOfVisit } from './agent-of-visit'
import { findSlots } from './find-slots'

interface Wanted {
  locale: Locale
  /** The public reference of the property to visit. */
  ref: number
}

async function readNextMoments({ locale, ref }: Wanted): Promise<NextMoment[]> {
  const payload = await payloadClient()
  const agent = await agentOfVisit(payload, { ref })
  const slots = await findSlots(payload, locale, 'visitor', { agent })
  const free = slots.filter(({ isFull }) => !isFull)
  return spread(free).map(({ value }) => ({ value, label: describeMoment(value, locale) }))
}

/** Every view of a property asks; a moment that was taken meanwhile is refused by the form. */
const lifeMs = 10_000

const maxCached = 1000

const cachedMoments = new LRUCache<string, NextMoment[], Wanted>({
  max: maxCached,
  ttl: lifeMs,
  fetchMethod: (_key, _stale, { context }) => readNextMoments(context),
})

/** The next free moments for a visit, a few of them on different days. */
export const findNextMoments = async (wanted: Wanted): Promise<NextMoment[]> =>
  (await cachedMoments.fetch(`${wanted.ref} ${wanted.locale}`, { context: wanted })) ?? []
