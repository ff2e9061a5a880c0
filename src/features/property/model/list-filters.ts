import { isOneOf } from '@/lib/values/read-value'

import { propertyStatuses, type PropertyStatus } from './availability'
import { isPropertyGoal, type PropertyGoal } from './goal'

/** The filters above the list of properties in the studio; null: not filtered by it. */
export interface PropertyFilters {
  status: PropertyStatus | null
  goal: PropertyGoal | null
  /** Id of the type. */
  type: string | null
  /** Id of the agent. */
  agent: string | null
  /** Ids of localities: those of a postal code are filtered together. */
  localities: string[]
  /** In whole euro. */
  priceFrom: number | null
  priceTo: number | null
}

/** A condition of Payload's lists, as the query of the URL has it. */
interface Condition {
  field: string
  operator: string
  values: string[]
}

/**
 * Payload's own filters open with the page when the query is written in their notation, alternatives of lists. They
 * read the shorter one, a single list, when an editor opens them.
 */
const ownNotation = 'where[and]'
const notationOfPayload = 'where[or][0][and]'

const keyPattern = /^where(?:\[or\]\[(\d+)\])?\[and\]\[(\d+)\]\[([\w.-]+)\]\[(\w+)\](?:\[\d*\])?$/

/** The conditions of a list that must all be true; none when there are alternatives, which the filters cannot show. */
function readConditions(params: URLSearchParams): Condition[] {
  const conditions = new Map<string, Condition>()
  for (const [key, value] of params) {
    const [, group, index, field, operator] = keyPattern.exec(key) ?? []
    if (!field || !operator) continue
    if (group !== undefined && group !== '0') return []
    const condition = conditions.get(`${index} ${field} ${operator}`)
    if (condition) condition.values.push(value)
    else conditions.set(`${index} ${field} ${operator}`, { field, operator, values: [value] })
  }
  return [...conditions.values()]
}

const operators: Record<string, readonly string[]> = {
  status: ['equals'],
  goal: ['equals'],
  type: ['equals'],
  agent: ['equals'],
  locality: ['equals', 'in'],
  price: ['greater_than_equal', 'less_than_equal'],
}

/** The report of incomplete properties, which has a button above the list. */
export const reportFilter = `${ownNotation}[0][complianceState][equals]`

const isOfReport = ({ field, operator }: Condition): boolean =>
  field === 'complianceState' && operator === 'equals'

/** Whether the list is the report of incomplete properties. */
export const isReport = (params: URLSearchParams): boolean =>
  readConditions(params).some((each) => isOfReport(each) && each.values[0] === 'incomplete')

const isOfFilters = ({ field, operator }: Condition): boolean => operators[field]?.includes(operator) ?? false

const toAmount = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,10}$/.test(text.trim()) ? Number(text) : null

const isId = (value: string): boolean => /^[\w-]{1,60}$/.test(value)

/** Reads the filters of the list's query; values that are none are ignored. */
export function readPropertyFilters(params: URLSearchParams): PropertyFilters {
  const conditions = readConditions(params)
  const valuesOf = (field: string, operator?: string): string[] =>
    conditions
      .filter((each) => each.field === field && (operator === undefined || each.operator === operator))
      .flatMap(({ values }) => values.flatMap((value) => value.split(',')))
  const idOf = (field: string) => valuesOf(field, 'equals').find(isId) ?? null
  const [status] = valuesOf('status', 'equals')
  const [goal] = valuesOf('goal', 'equals')
  return {
    status: isOneOf(propertyStatuses, status) ? status : null,
    goal: isPropertyGoal(goal) ? goal : null,
    type: idOf('type'),
    agent: idOf('agent'),
    localities: valuesOf('locality').filter(isId),
    priceFrom: toAmount(valuesOf('price', 'greater_than_equal')[0]),
    priceTo: toAmount(valuesOf('price', 'less_than_equal')[0]),
  }
}

function conditionsOf(filters: PropertyFilters): Condition[] {
  const { status, goal, type, agent, localities, priceFrom, priceTo } = filters
  const equal = Object.entries({ status, goal, type, agent }).flatMap(([field, value]): Condition[] =>
    value === null ? [] : [{ field, operator: 'equals', values: [value] }],
  )
  const bounds = { greater_than_equal: priceFrom, less_than_equal: priceTo }
  const prices = Object.entries(bounds).flatMap(([operator, amount]): Condition[] =>
    amount === null ? [] : [{ field: 'price', operator, values: [String(amount)] }],
  )
  const places: Condition[] =
    localities.length > 0 ? [{ field: 'locality', operator: 'in', values: localities }] : []
  return [...equal, ...places, ...prices]
}

/**
 * The query of the list with other filters. Its other conditions, search and order stay; the page begins anew. Payload's
 * filters open only for conditions that are not shown above the list.
 *
 * @param params of the list as it is shown
 */
export function withPropertyFilters(params: URLSearchParams, filters: PropertyFilters): URLSearchParams {
  const query = new URLSearchParams(
    [...params].filter(([key]) => !key.startsWith('where') && key !== 'page' && key !== 'preset'),
  )
  const others = readConditions(params).filter((condition) => !isOfFilters(condition))
  const notation = others.every(isOfReport) ? ownNotation : notationOfPayload
  for (const [index, { field, operator, values }] of [...others, ...conditionsOf(filters)].entries()) {
    const key = `${notation}[${index}][${field}][${operator}]`
    if (operator === 'in') values.forEach((value, at) => query.append(`${key}[${at}]`, value))
    else query.append(key, values[0] ?? '')
  }
  return query
}

/** Whether any filter is set. */
export const hasPropertyFilters = (filters: PropertyFilters): boolean => conditionsOf(filters).length > 0
