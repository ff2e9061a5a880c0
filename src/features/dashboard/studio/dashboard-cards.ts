import type { CollectionSlug } from 'payload'

import type { StaffRole } from '@/lib/payload/access'
import type { StudioMessages, StudioTextKey } from '@/lib/i18n/studio-text'
import { endedStatuses } from '@/features/appointments/model/appointment-state'
import { inboxUrl } from '@/features/leads/model/inbox-filters'

import { belgianDay, daysAfter } from '@/lib/time/belgian-time'

/** One condition of a list: a field and the value it is compared with. */
export type Condition = Record<string, Record<string, string | boolean>>

/** An `or` of `and`s: the only shape that the list filters of the studio can show. */
export type Filter = { or: { and: Condition[] }[] }

export const allOf = (...conditions: Condition[]): Filter => ({ or: [{ and: conditions }] })

/** URL of a collection's list with a filter. */
export function listUrl(collection: string, { or }: Filter): string {
  const query = new URLSearchParams()
  or.forEach(({ and }, alternative) =>
    and.forEach((condition, place) => {
      for (const [field, comparison] of Object.entries(condition)) {
        for (const [operator, value] of Object.entries(comparison)) {
          query.set(`where[or][${alternative}][and][${place}][${field}][${operator}]`, String(value))
        }
      }
    }),
  )
  return `/admin/collections/${collection}/?${query}`
}

/** A count of the dashboard: its filter, its roles and its link. */
export type Card = {
  id: keyof StudioMessages['dashboard']['cards']
  collection: CollectionSlug
  roles: readonly StaffRole[]
  filter: Filter
  /** Link to a list with filters of its own. */
  href?: string
  /** Left out when nothing is counted: most sites have no such work. */
  isRare?: true
  /** A figure, not work to do. */
  isFigure?: true
}

const agents = ['administrator', 'editor', 'agent'] as const
const editors = ['administrator', 'editor'] as const

const noLabel = { epcLabelText: { exists: false } }

const withoutEpc: Filter = {
  or: [
    { and: [{ epcState: { exists: false } }, noLabel] },
    { and: [{ epcState: { equals: 'requested' } }, noLabel] },
  ],
}

const stuck: Filter = {
  or: [...allOf({ effects: { equals: 'failed' } }).or, ...allOf({ crmState: { equals: 'failed' } }).or],
}

/** What properties lack. */
const propertyCards: Card[] = [
  {
    id: 'incomplete',
    collection: 'properties',
    roles: agents,
    filter: allOf({ complianceState: { equals: 'incomplete' } }),
  },
  {
    id: 'importDrafts',
    isRare: true,
    collection: 'properties',
    roles: agents,
    filter: allOf(
      { source: { exists: true } },
      { _status: { equals: 'draft' } },
      { complianceState: { equals: 'incomplete' } },
    ),
  },
  {
    id: 'pictures',
    collection: 'properties',
    roles: agents,
    filter: allOf({ pictures: { exists: false } }),
  },
  {
    id: 'epc',
    collection: 'properties',
    roles: agents,
    filter: withoutEpc,
  },
]

const weekBefore = (now: Date): string => daysAfter(now, -7).toISOString()

type Figure = Pick<Card, 'id' | 'collection' | 'roles' | 'filter'>

const searchFigures = (now: Date): Figure[] => [
  {
    id: 'searches',
    collection: 'demands',
    roles: agents,
    filter: allOf(
      { confirmed: { equals: true } },
      { pausedAt: { exists: false } },
      { endedAt: { exists: false } },
    ),
  },
  {
    id: 'newSearches',
    collection: 'demands',
    roles: agents,
    filter: allOf({ createdAt: { greater_than: weekBefore(now) } }),
  },
  {
    id: 'alertsSent',
    collection: 'alertDeliveries',
    roles: editors,
    filter: allOf({ state: { equals: 'sent' } }, { sentAt: { greater_than: weekBefore(now) } }),
  },
  {
    id: 'suppressed',
    collection: 'suppressedEmails',
    roles: editors,
    filter: allOf({ email: { exists: true } }),
  },
]

/** All cards, the most urgent first. */
export const cardsAt = (now: Date): Card[] => [
  {
    id: 'leads',
    collection: 'leads',
    roles: agents,
    filter: allOf({ status: { equals: 'new' } }),
    href: inboxUrl({ status: 'new' }),
  },
  {
    id: 'failed',
    collection: 'leads',
    roles: editors,
    filter: stuck,
    href: inboxUrl({ failed: 'yes' }),
  },
  {
    id: 'appointments',
    collection: 'appointments',
    roles: agents,
    filter: allOf(
      { day: { equals: belgianDay(now) } },
      ...endedStatuses.map((status) => ({ status: { not_equals: status } })),
    ),
  },
  {
    id: 'imports',
    collection: 'importRuns',
    roles: editors,
    filter: allOf({ state: { equals: 'held' } }),
    href: '/admin/imports/',
    isRare: true,
  },
  ...propertyCards,
  {
    id: 'missing',
    collection: 'missingUrls',
    roles: editors,
    filter: allOf({ ignored: { not_equals: true } }),
  },
  ...searchFigures(now).map((figure): Card => ({ ...figure, isFigure: true })),
]

/** Cards for a role, of collections that are in its menu. */
export const cardsFor = (role: StaffRole, visible: readonly string[], now: Date): Card[] =>
  cardsAt(now).filter(({ roles, collection }) => roles.includes(role) && visible.includes(collection))

export const cardUrl = ({ collection, filter, href }: Card): string => href ?? listUrl(collection, filter)

/** A card with its count; null when it could not be counted. */
export type CountedCard = Card & { count: number | null }

export type CardState = 'open' | 'done' | 'unknown'

/** Open: something to do. Unknown: the count failed. A figure is never work. */
export const stateOf = ({ count, isFigure }: Pick<CountedCard, 'count' | 'isFigure'>): CardState =>
  count === null ? 'unknown' : count === 0 || isFigure ? 'done' : 'open'

/** Buttons for common first steps, by role. */
export type Action = { label: StudioTextKey; href: string; roles: readonly StaffRole[] }

const actions: Action[] = [
  { label: 'dashboard.create.property', href: '/admin/collections/properties/create/', roles: agents },
  { label: 'dashboard.create.page', href: '/admin/collections/pages/create/', roles: editors },
  { label: 'dashboard.create.pictures', href: '/admin/collections/media/', roles: agents },
  { label: 'dashboard.create.translate', href: '/admin/languages/', roles: ['translator'] },
]

export const actionsFor = (role: StaffRole): Action[] => actions.filter(({ roles }) => roles.includes(role))
