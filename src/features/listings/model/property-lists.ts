import { tags, type Tag } from '@/lib/cache/tags'
import { relatedId } from '@/lib/values/read-value'
import { isPropertyGoal } from '@/features/property/model/goal'
import { listingKindOfGoal } from '@/features/routing/model/property-path'
import type { ListingKind } from '@/features/routing/model/route-table'

/** The lists that a property can be in, as tags. */
export const propertyLists = {
  /** All properties, such as in the sitemap. */
  all: tags.list('properties'),
  ofKind: (kind: ListingKind): Tag => tags.list('properties', kind),
  /** Of a kind and a property type, such as similar ones. */
  ofType: (kind: ListingKind, typeId: string): Tag => tags.list('properties', `${kind}.${typeId}`),
  ofProject: (id: string): Tag => tags.list('properties', `project.${id}`),
  /** The units of all projects. */
  units: tags.list('properties', 'units'),
} as const

/** The lists of all kinds. */
export const allPropertyLists: readonly Tag[] = [
  propertyLists.all,
  propertyLists.ofKind('sale'),
  propertyLists.ofKind('rent'),
  propertyLists.units,
]

const idsOf = (values: unknown): string[] =>
  (Array.isArray(values) ? values : [values]).flatMap((value) => relatedId(value) ?? [])

/** Every list that can show a property. */
export function listsOfProperty({ goal, type, furtherTypes, project }: Record<string, unknown>): Tag[] {
  const kind = isPropertyGoal(goal) ? listingKindOfGoal(goal) : 'sale'
  const projectId = relatedId(project)
  return [
    propertyLists.all,
    propertyLists.ofKind(kind),
    ...[...idsOf(type), ...idsOf(furtherTypes)].map((id) => propertyLists.ofType(kind, id)),
    ...(projectId === null ? [] : [propertyLists.units, propertyLists.ofProject(projectId)]),
  ]
}
