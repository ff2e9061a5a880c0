import type { CollectionSlug } from 'payload'

import type { StaffRole } from '@/lib/cms/access'
import type { Localized } from '@/lib/i18n/locales'
import { inboxAddress } from '@/lib/leads/inbox-filters'

import { brusselsDay } from './brussels-day'
import { actionTexts, type cardTexts } from './dashboard-texts'
import { allOf, listAddress, type Filter } from './list-address'

/** What is counted on the dashboard, for whom, and where it leads. */
export type Card = {
  id: keyof typeof cardTexts
  collection: CollectionSlug
  roles: readonly StaffRole[]
  filter: Filter
  /** Where it leads when the list has filters of its own. */
  address?: string
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

/** All cards, the most urgent first. */
export const cardsAt = (now: Date): Card[] => [
  {
    id: 'leads',
    collection: 'leads',
    roles: agents,
    filter: allOf({ status: { equals: 'new' } }),
    address: inboxAddress({ status: 'new' }),
  },
  {
    id: 'failed',
    collection: 'leads',
    roles: editors,
    filter: stuck,
    address: inboxAddress({ failed: 'yes' }),
  },
  {
    id: 'appointments',
    collection: 'appointments',
    roles: agents,
    filter: allOf({ day: { equals: brusselsDay(now) } }, { status: { not_equals: 'cancelled' } }),
  },
  {
    id: 'incomplete',
    collection: 'properties',
    roles: agents,
    filter: allOf({ complianceState: { equals: 'incomplete' } }),
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
  {
    id: 'missing',
    collection: 'missingAddresses',
    roles: editors,
    filter: allOf({ ignored: { not_equals: true } }),
  },
]

/** What somebody may see: by role, and by what the studio shows at all. */
export const cardsFor = (role: StaffRole, visible: readonly string[], now: Date): Card[] =>
  cardsAt(now).filter(({ roles, collection }) => roles.includes(role) && visible.includes(collection))

export const cardAddress = ({ collection, filter, address }: Card): string =>
  address ?? listAddress(collection, filter)

/** A card with what was found; `null` when it could not be counted. */
export type CountedCard = Card & { count: number | null }

export type CardState = 'open' | 'done' | 'unknown'

/** Nothing left to do, something to do, or not known. */
export const stateOf = ({ count }: Pick<CountedCard, 'count'>): CardState =>
  count === null ? 'unknown' : count === 0 ? 'done' : 'open'

/** What the studio offers to begin with, for those who may. */
export type Action = { label: Localized; href: string; roles: readonly StaffRole[] }

const actions: Action[] = [
  { label: actionTexts.property, href: '/admin/collections/properties/create/', roles: agents },
  { label: actionTexts.page, href: '/admin/collections/pages/create/', roles: editors },
  { label: actionTexts.pictures, href: '/admin/collections/media/create/', roles: agents },
  { label: actionTexts.translate, href: '/admin/languages/', roles: ['translator'] },
]

export const actionsFor = (role: StaffRole): Action[] => actions.filter(({ roles }) => roles.includes(role))
