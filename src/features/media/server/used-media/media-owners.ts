import type { Block, Payload, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'

import { mediaPlaces, type MediaPlaces } from '../media-places'

/** A collection or global whose documents can use media. */
export interface MediaOwner {
  slug: string
  isGlobal: boolean
  /** The newest version of each document counts too: it is the draft. */
  hasDrafts: boolean
  places: MediaPlaces
}

/** Collections and globals that can use media. Locks, preferences and jobs of Payload are no content. */
export function findMediaOwners({ config }: Payload): MediaOwner[] {
  const blocks = new Map((config.blocks ?? []).map((block): [string, Block] => [block.slug, block]))
  const toOwners = (
    entities: readonly (SanitizedCollectionConfig | SanitizedGlobalConfig)[],
    isGlobal: boolean,
  ): MediaOwner[] =>
    entities.flatMap(({ slug, fields, versions }): MediaOwner[] => {
      if (slug === 'media' || slug.startsWith('payload-')) return []
      const places = mediaPlaces(fields, blocks)
      const hasDrafts = Boolean(versions?.drafts)
      return places.paths.length > 0 || places.hasNested ? [{ slug, isGlobal, hasDrafts, places }] : []
    })
  return [...toOwners(config.collections, false), ...toOwners(config.globals, true)]
}
