import type { CollectionSlug, Payload } from 'payload'

import type { Findable, FindableRelation } from '@/features/studio-search/model/findable'

/** A collection whose documents the studio finds. */
export interface FindableCollection {
  slug: CollectionSlug
  findable: Findable
}

type Custom = { findable?: Findable } | undefined

/** By which fields a collection is found; null if the search does not know it. */
export const findableOf = ({ custom }: { custom?: Record<string, unknown> }): Findable | null =>
  // `toCollectionConfig` writes it.
  (custom as Custom)?.findable ?? null

/** Every collection that the search knows, in the order of the menu. */
export const findableCollections = ({ config }: Payload): FindableCollection[] =>
  config.collections.flatMap((collection) => {
    const findable = findableOf(collection)
    return findable ? [{ slug: collection.slug as CollectionSlug, findable }] : []
  })

/** The collections that are found by texts of this one, each with the relation. */
export const dependentsOf = (payload: Payload, slug: CollectionSlug) =>
  findableCollections(payload).flatMap((each) =>
    (each.findable.related ?? [])
      .filter(({ collection }: FindableRelation) => collection === slug)
      .map(({ field }) => ({ slug: each.slug, field })),
  )
