import { isOneOf } from '@/lib/values/read-value'

/** What is offered: a sale, a letting, or the takeover of a business. */
export const propertyGoals = ['sale', 'rent', 'takeover'] as const

export type PropertyGoal = (typeof propertyGoals)[number]

const saleNumber = 0
const takeoverNumber = 2

const feedNumbers: Readonly<Record<PropertyGoal, number>> = {
  sale: saleNumber,
  rent: 1,
  takeover: takeoverNumber,
}

/**
 * Parses the goal number of feeds: 0 is sale, 2 takeover, any other number rent; `null` if it is not a number,
 * because a missing goal is not a sale. Specification 3.1 and 9, facts.md 4.1.
 */
export function goalFromFeedNumber(value: number | string | null | undefined): PropertyGoal | null {
  if (value === null || value === undefined || (typeof value === 'string' && value.trim() === '')) return null
  const goalNumber = Number(value)
  if (!Number.isFinite(goalNumber)) return null
  if (goalNumber === saleNumber) return 'sale'
  return goalNumber === takeoverNumber ? 'takeover' : 'rent'
}

/**
 * The goal number of feeds.
 *
 * @public for exports to portals
 */
export const feedNumberOfGoal = (goal: PropertyGoal): number => feedNumbers[goal]

/** The goals that visitors find: takeovers of businesses only while the site shows them (site configuration). */
export const offeredGoals = (showTakeovers: boolean): PropertyGoal[] =>
  propertyGoals.filter((goal) => showTakeovers || goal !== 'takeover')

export const isPropertyGoal = (value: unknown): value is PropertyGoal => isOneOf(propertyGoals, value)
