import type { CollectionAfterReadHook } from 'payload'

const withoutSlash = (url: unknown): unknown =>
  typeof url === 'string' && url.length > 1 ? url.replace(/\/$/, '') : url

function clean(file: Record<string, unknown>): Record<string, unknown> {
  const cleaned = { ...file }
  for (const name of ['url', 'thumbnailURL']) if (name in cleaned) cleaned[name] = withoutSlash(cleaned[name])
  return cleaned
}

/**
 * Removes the slash at the end of file URLs. Payload 3.90.2 adds it to all URLs when `trailingSlash` is set; for a file
 * it causes a redirect, which the image optimiser does not follow. To be removed once Payload excludes files.
 */
export const stripUploadSlash: CollectionAfterReadHook = ({ doc }) => {
  const cleaned = clean(doc)
  if (typeof cleaned.sizes !== 'object' || cleaned.sizes === null) return cleaned
  const sizes = Object.entries(cleaned.sizes as Record<string, Record<string, unknown> | null>)
  cleaned.sizes = Object.fromEntries(sizes.map(([name, size]) => [name, size && clean(size)]))
  return cleaned
}
