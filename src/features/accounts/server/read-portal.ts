import type { Payload } from 'payload'

import type {
  OwnedProperty,
  OwnerCommunication,
  OwnerLead,
  Viewing,
} from '@/features/accounts/model/owner-facts'
import { makeTimeline, type TimelineEntry } from '@/features/accounts/model/timeline'
import { agentOfVisit, findSlots, type SlotChoice } from '@/features/appointments/server/api'
import type { VisitCounts } from '@/features/statistics/model/visit-counts'
import { countVisits, readVisitDays } from '@/features/statistics/server/api'
import type { Locale } from '@/lib/i18n/locales'

import { readCommunications, readLeads, readMedia } from './read-activity'
import { readViewings } from './read-viewings'

/*
 * What the pages of one property need. The caller has checked that the reader may see the property.
 */

const noVisits: VisitCounts = { day: 0, week: 0, month: 0, total: 0, days: [] }

/** The visits of one property. */
export const readVisits = async (payload: Payload, property: string, now: Date): Promise<VisitCounts> =>
  (await countVisits(payload, [property], now)).get(property) ?? noVisits

/** Everything that happened, newest first. */
export async function readTimeline(
  payload: Payload,
  property: OwnedProperty,
  now: Date,
): Promise<TimelineEntry[]> {
  const [leads, viewings, communications, media, visits] = await Promise.all([
    readLeads(payload, property.id),
    readViewings(payload, property.id, now),
    readCommunications(payload, property.id),
    readMedia(payload, property.id),
    readVisitDays(payload, property.id),
  ])
  return makeTimeline({ ...property, leads, viewings, communications, media, visits }, now)
}

/** What is to be done and what is new. */
export interface Overview {
  visits: VisitCounts
  /** To come, the next one first. */
  upcoming: Viewing[]
  /** Over, newest first, with the feedback that the agent released. */
  past: Viewing[]
  /** Communications that are not done. */
  open: OwnerCommunication[]
  leads: number
  /** The slots that an owner may propose; empty without a viewing to answer. */
  slots: SlotChoice[]
}

const maxPast = 10

export async function readOverview(
  payload: Payload,
  property: OwnedProperty,
  { locale, now }: { locale: Locale; now: Date },
): Promise<Overview> {
  const [visits, viewings, communications, leads, agent] = await Promise.all([
    readVisits(payload, property.id, now),
    readViewings(payload, property.id, now),
    readCommunications(payload, property.id),
    readLeads(payload, property.id),
    agentOfVisit(payload, property),
  ])
  const upcoming = viewings.filter(({ isOpen }) => isOpen).toReversed()
  return {
    visits,
    upcoming,
    past: viewings.filter(({ state }) => state === 'past').slice(0, maxPast),
    open: communications.filter(({ status }) => status === 'open'),
    leads: leads.length,
    slots: upcoming.length > 0 ? await findSlots(payload, locale, 'visitor', { now, agent }) : [],
  }
}

/** The figures of the marketing of a property. */
export interface Marketing {
  visits: VisitCounts
  leads: OwnerLead[]
  /** Viewings that took place or will. */
  viewings: number
  offers: number
}

export async function readMarketing(
  payload: Payload,
  property: OwnedProperty,
  now: Date,
): Promise<Marketing> {
  const [visits, leads, viewings] = await Promise.all([
    readVisits(payload, property.id, now),
    readLeads(payload, property.id),
    readViewings(payload, property.id, now),
  ])
  return {
    visits,
    leads,
    viewings: viewings.filter(({ state }) => state !== 'cancelled').length,
    offers: leads.filter(({ form }) => form === 'purchaseOffer' || form === 'rentalApplication').length,
  }
}
