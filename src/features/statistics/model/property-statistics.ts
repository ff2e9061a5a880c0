import { visitSources, type VisitSource } from './visit-source'

/** Periods that staff can choose, in days up to today. */
export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

const defaultPeriod: Period = 30

/** The period of a query parameter; thirty days for anything that cannot be chosen. */
export const toPeriod = (value: unknown): Period =>
  periods.find((period) => String(period) === value) ?? defaultPeriod

export type SourceCounts = Record<VisitSource, number>

/** What happened around one published property in a period. */
export interface PropertyStatistics {
  id: string
  ref: number
  title: string
  /** Neither sold nor rented. */
  isAvailable: boolean
  /** Visits of its page by source. */
  sources: SourceCounts
  visits: number
  /** Null where the reader may not see the leads. */
  leads: number | null
}

export const noVisits = (): SourceCounts => ({ direct: 0, search: 0, portal: 0, social: 0, mail: 0, site: 0 })

const byRef = (one: PropertyStatistics, other: PropertyStatistics): number => other.ref - one.ref

/** The most visited ones first; those without visits are left out. */
export const mostSeen = (properties: readonly PropertyStatistics[], limit: number): PropertyStatistics[] =>
  properties
    .filter(({ visits }) => visits > 0)
    .sort((one, other) => other.visits - one.visits || byRef(one, other))
    .slice(0, limit)

/** The least visited ones first, of those that are available. */
export const leastSeen = (properties: readonly PropertyStatistics[], limit: number): PropertyStatistics[] =>
  properties
    .filter(({ isAvailable }) => isAvailable)
    .sort((one, other) => one.visits - other.visits || byRef(one, other))
    .slice(0, limit)

/** Leads for each visit, 0.02 for two in a hundred; null when either is unknown or there were no visits. */
export const conversionOf = ({
  visits,
  leads,
}: Pick<PropertyStatistics, 'visits' | 'leads'>): number | null =>
  leads === null || visits === 0 ? null : leads / visits

interface Totals extends Pick<PropertyStatistics, 'visits' | 'sources'> {
  /** Of the properties whose leads the reader may see. */
  leads: number
  conversion: number | null
}

/** All properties together. The conversion is that of the properties whose leads are known. */
export function totalsOf(properties: readonly PropertyStatistics[]): Totals {
  const sources = noVisits()
  for (const property of properties)
    for (const source of visitSources) sources[source] += property.sources[source]
  const counted = properties.filter(({ leads }) => leads !== null)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const leads = sum(counted.map((property) => property.leads ?? 0))
  return {
    visits: sum(properties.map(({ visits }) => visits)),
    sources,
    leads,
    conversion: conversionOf({ visits: sum(counted.map(({ visits }) => visits)), leads }),
  }
}
