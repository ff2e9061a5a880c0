import type { CollectionAfterReadHook } from 'payload'

const withoutSlash = (address: unknown): unknown =>
  typeof address === 'string' && address.length > 1 ? address.replace(/\/$/, '') : address

function clean(file: Record<string, unknown>): Record<string, unknown> {
  const cleaned = { ...file }
  for (const name of ['url', 'thumbnailURL']) if (name in cleaned) cleaned[name] = withoutSlash(cleaned[name])
  return cleaned
}

/**
 * Takes the slash off the addresses of files. Payload 3.90.2 adds it to everything when the site's pages end
 * with one; for a file that is a redirect, and the image optimiser does not follow it.
 * To be removed once Payload leaves files alone.
 */
export const stripUploadSlash: CollectionAfterReadHook = ({ doc }) => {
  const cleaned = clean(doc)
  if (typeof cleaned.sizes !== 'object' || cleaned.sizes === null) return cleaned
  const sizes = Object.entries(cleaned.sizes as Record<string, Record<string, unknown> | null>)
  cleaned.sizes = Object.fromEntries(sizes.map(([name, size]) => [name, size && clean(size)]))
  return cleaned
}
