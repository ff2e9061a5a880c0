import type { ServerProps } from 'payload'

import { readPropertyFilters } from '@/features/property/model/list-filters'
import { toLocale } from '@/lib/i18n/locales'
import { studioText } from '@/lib/i18n/studio-text'
import { staffRole } from '@/lib/payload/access'

import { FilterBar, type FilterChoice } from './filter-bar'

type Params = Record<string, unknown>

/** The query of the list as the browser has it; Next gives nested names as they are. */
function toSearchParams(params: Params): URLSearchParams {
  const pairs = Object.entries(params).flatMap(([key, value]): [string, string][] =>
    [value].flat().flatMap((each): [string, string][] => (typeof each === 'string' ? [[key, each]] : [])),
  )
  return new URLSearchParams(pairs)
}

/** A postal code where it is shared, else the place with its code. */
function placeText(places: { name: string; zip: string }[]): string {
  const [first] = places
  if (!first) return ''
  return places.length > 1 ? first.zip : `${first.zip} ${first.name}`
}

/** The filters above the list of properties, with the types and agents to choose from. */
export async function PropertyFilters(props: ServerProps) {
  const { i18n, payload, user, searchParams } = props
  if (staffRole(user) === null) return null
  const filters = readPropertyFilters(toSearchParams(searchParams ?? {}))
  const options = {
    depth: 0,
    limit: 300,
    pagination: false,
    overrideAccess: false,
    user: user ?? undefined,
    locale: toLocale(i18n.language),
    select: { name: true } as const,
  }
  const [types, agents, places] = await Promise.all([
    payload.find({ ...options, collection: 'propertyTypes', sort: 'name' }),
    payload.find({ ...options, collection: 'agents', sort: 'name' }),
    payload.find({
      ...options,
      collection: 'localities',
      select: { name: true, zip: true },
      where: { id: { in: filters.localities } },
    }),
  ])
  const toChoices = (docs: { id: string; name?: string | null }[]): FilterChoice[] =>
    docs.map(({ id, name }) => ({
      value: id,
      label: name || studioText(i18n.language, 'studioSearch.untitled'),
    }))
  const text = placeText(places.docs.map(({ name, zip }) => ({ name: name ?? '', zip: zip ?? '' })))
  return (
    <FilterBar
      key={JSON.stringify(filters)}
      filters={filters}
      text={text}
      types={toChoices(types.docs)}
      agents={toChoices(agents.docs)}
    />
  )
}
