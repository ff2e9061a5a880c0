import type { CollectionSlug, Payload } from 'payload'

import { sourceOfPayload } from '@/features/operations/server/document-sources'

/** Dates have two forms on SQLite, and null is what MongoDB does not store. */
function normalise(value: unknown): unknown {
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(value) ? new Date(value).toISOString() : value
  if (Array.isArray(value)) return value.map(normalise)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, normalise(inner)] as const)
  const isEmpty = (inner: unknown) => inner === null || inner === undefined || JSON.stringify(inner) === '{}'
  return Object.fromEntries(
    entries.filter(([, inner]) => !isEmpty(inner)).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/**
 * Everything that is stored and moves between databases, by collection and global, alike on both. Versions and globals
 * have new ids where they were moved.
 */
export async function readEverything(payload: Payload): Promise<Record<string, unknown[]>> {
  const stored = sourceOfPayload(payload)
  const everything: Record<string, unknown[]> = {}
  const read = async (rows: AsyncIterable<unknown>) => {
    const lines: unknown[] = []
    for await (const row of rows) lines.push(normalise(row))
    return lines
  }
  for (const { slug, versions } of payload.config.collections) {
    if (slug.startsWith('payload-')) continue
    everything[slug] = await read(stored.documents(slug as CollectionSlug))
    if (versions) everything[`${slug} versions`] = await read(stored.versions(slug as CollectionSlug))
  }
  for (const { slug } of payload.config.globals) {
    const { createdAt: _, ...data } = (await stored.global(slug as never)) ?? {}
    everything[slug] = [normalise(data)]
  }
  return everything
}
