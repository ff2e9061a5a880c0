import { mondayOf } from '@/features/appointments/model/describe-when'
import { priceSteps } from '@/features/property/model/price-steps'
import type { DayCount } from '@/features/statistics/model/visit-counts'

import type { OwnedProperty, OwnerCommunication, OwnerLead, OwnerMedium, Viewing } from './owner-facts'

/** One thing that happened around a property. `at` is an ISO moment. */
export type TimelineEntry = { id: string; at: string } & (
  | { kind: 'visits'; count: number }
  | ({ kind: 'lead' } & Pick<OwnerLead, 'form' | 'name'>)
  | ({ kind: 'viewing' } & Pick<Viewing, 'state' | 'visitor' | 'feedback'>)
  | ({ kind: 'communication' } & Pick<OwnerCommunication, 'type' | 'subject' | 'contact' | 'comment'>)
  | { kind: 'price'; price: number; changePercent: number | null }
  | { kind: 'online' | 'gone' }
  | ({ kind: 'medium' } & Pick<OwnerMedium, 'medium' | 'url'>)
)

export interface TimelineSources extends Pick<OwnedProperty, 'priceHistory' | 'onlineSince' | 'soldAt'> {
  leads: readonly OwnerLead[]
  viewings: readonly Pick<Viewing, 'id' | 'start' | 'state' | 'visitor' | 'feedback'>[]
  communications: readonly OwnerCommunication[]
  media: readonly OwnerMedium[]
  visits: readonly DayCount[]
}

/** Noon of a day: the visits of a whole day have no time. */
const noonOf = (day: string): string => `${day}T12:00:00.000Z`

/** The visits of each week, at the last day that had one; a line per day would hide the rest. */
function visitEntries(visits: TimelineSources['visits']): TimelineEntry[] {
  const weeks = new Map<string, { day: string; count: number }>()
  for (const { day, count } of visits) {
    if (count <= 0) continue
    const week = weeks.get(mondayOf(day))
    const last = week && week.day > day ? week.day : day
    weeks.set(mondayOf(day), { day: last, count: (week?.count ?? 0) + count })
  }
  return [...weeks].map(([monday, { day, count }]) => ({
    id: `visits-${monday}`,
    at: noonOf(day),
    kind: 'visits' as const,
    count,
  }))
}

function factEntries({ onlineSince, soldAt, priceHistory, media }: TimelineSources): TimelineEntry[] {
  const [, ...later] = priceSteps(priceHistory).toReversed()
  return [
    ...(onlineSince ? [{ id: 'online', at: onlineSince, kind: 'online' as const }] : []),
    ...(soldAt ? [{ id: 'gone', at: soldAt, kind: 'gone' as const }] : []),
    // The first price is that of the publication.
    ...later.map(({ date, price, changePercent }) => ({
      id: `price-${date}`,
      at: date,
      kind: 'price' as const,
      price,
      changePercent,
    })),
    ...media.flatMap(({ id, medium, url, from }) =>
      from ? [{ id: `medium-${id}`, at: from, kind: 'medium' as const, medium, url }] : [],
    ),
  ]
}

/** Everything that happened around a property, newest first; viewings to come are left out. */
export function makeTimeline(sources: TimelineSources, now: Date): TimelineEntry[] {
  const { leads, viewings, communications, visits } = sources
  const entries: TimelineEntry[] = [
    ...factEntries(sources),
    ...visitEntries(visits),
    ...leads.map(({ id, form, at, name }) => ({
      id: `lead-${id}`,
      at,
      kind: 'lead' as const,
      form,
      name,
    })),
    ...viewings
      .filter(({ start }) => start <= now)
      .map(({ id, start, state, visitor, feedback }) => ({
        id: `viewing-${id}`,
        at: start.toISOString(),
        kind: 'viewing' as const,
        state,
        visitor,
        feedback,
      })),
    ...communications.map(({ id, at, type, subject, contact, comment }) => ({
      id: `communication-${id}`,
      at,
      kind: 'communication' as const,
      type,
      subject,
      contact,
      comment,
    })),
  ]
  return entries.toSorted((one, other) => other.at.localeCompare(one.at) || one.id.localeCompare(other.id))
}
