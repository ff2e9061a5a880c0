import type { Where } from 'payload'

import { isRecord } from '@/lib/values/read-value'

/** The kinds of files of the media library, as its list is filtered by them. */
export const mediaKinds = ['image', 'video'] as const
export type MediaKind = (typeof mediaKinds)[number]

type Condition = Record<string, unknown>

const ofKind = (kind: MediaKind): Where => ({ mimeType: { contains: `${kind}/` } })

const groupsOf = (where: unknown): Condition[][] => {
  if (!isRecord(where)) return []
  const groups = Array.isArray(where.or) ? where.or : [where]
  return groups.map((group): Condition[] => {
    if (!isRecord(group)) return []
    return (Array.isArray(group.and) ? group.and : [group]).filter(isRecord)
  })
}

const isAboutKind = (condition: Condition): boolean => 'mimeType' in condition

/** The kind that every result of a list has; null when it shows all kinds. */
export function kindOfList(where: unknown): MediaKind | null {
  const kinds = groupsOf(where).map((group) =>
    mediaKinds.find((kind) =>
      group.some(({ mimeType }) => isRecord(mimeType) && mimeType.contains === `${kind}/`),
    ),
  )
  const [first] = kinds
  return first && kinds.every((kind) => kind === first) ? first : null
}

/** The conditions of a list with another kind; its other conditions stay. In the form that Payload's filters read. */
export function withKind(where: unknown, kind: MediaKind | null): Where {
  const groups = groupsOf(where).map((group) => group.filter((condition) => !isAboutKind(condition)))
  const others = groups.length > 0 ? groups : [[]]
  const and = others.map((group) => (kind === null ? group : [...group, ofKind(kind)]) as Where[])
  const kept = and.filter((group) => group.length > 0)
  return kept.length === 0 ? {} : { or: kept.map((group) => ({ and: group })) }
}
