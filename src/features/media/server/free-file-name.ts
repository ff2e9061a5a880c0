import type { Payload } from 'payload'

import { numberedName } from './stored-file-name'

/** Longer than an upload takes from its name to its document. */
const heldMs = 60_000

/** Names given to uploads of this process that may not have a document yet, with the time. */
const givenAt = new Map<string, number>()

/**
 * The name, or one with a number when a stored file has it, or one that is being stored. Payload knows the stored ones
 * alone, and would refuse the second of two equal files that are sent at once.
 */
export async function freeFileName({ db }: Payload, name: string): Promise<string> {
  const now = Date.now()
  for (const [given, at] of givenAt) if (now - at > heldMs) givenAt.delete(given)
  for (let count = 0; ; count += 1) {
    const candidate = numberedName(name, count)
    if (givenAt.has(candidate)) continue
    // Before the database answers, so that no other upload takes it meanwhile.
    givenAt.set(candidate, now)
    const where = { filename: { equals: candidate } }
    const { totalDocs } = await db.count({ collection: 'media', where })
    if (totalDocs === 0) return candidate
  }
}
