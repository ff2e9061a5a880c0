import type { Payload } from 'payload'

import { applyErasure } from './apply-erasure'
import { findPerson, type PersonalMatch, type Sought } from './find-person'

/** The worker may add an e-mail while a lead is being erased: the search is repeated until it finds no row. */
const maxRounds = 4

export type ErasureCounts = Record<string, number>

async function countFiles(payload: Payload, leads: readonly string[]): Promise<number> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { id: { in: leads } },
    depth: 0,
    pagination: false,
    select: { files: true },
    // Counted for the proof; the caller may erase them.
    overrideAccess: true,
  })
  return docs.reduce((sum, { files }) => sum + (files?.length ?? 0), 0)
}

/** Number of found rows by collection, for the preview and the proof. */
async function countMatches(payload: Payload, matches: readonly PersonalMatch[]): Promise<ErasureCounts> {
  const counts: ErasureCounts = {}
  for (const { slug, action, ids } of matches) {
    counts[slug] = (counts[slug] ?? 0) + ids.length
    const files = slug === 'leads' && action === 'delete' ? await countFiles(payload, ids) : 0
    if (files > 0) counts.leadFiles = files
  }
  return counts
}

/** Number of rows about a person, by collection. */
export const countPerson = async (payload: Payload, sought: Sought): Promise<ErasureCounts> =>
  countMatches(payload, await findPerson(payload, sought))

/**
 * Erases a person by e-mail address from all collections with data of visitors. Repeatable: the next call finds what a
 * killed process left.
 *
 * @returns number of rows concerned, by collection
 * @throws when rows are still found after the last round
 */
export async function eraseByEmail(payload: Payload, sought: Sought, now: Date): Promise<ErasureCounts> {
  let matches = await findPerson(payload, sought)
  const counts = await countMatches(payload, matches)
  for (let round = 0; matches.length > 0; round += 1) {
    if (round === maxRounds) throw new Error('An e-mail address keeps coming back while it is being erased')
    for (const match of matches) {
      await applyErasure(payload, match, { email: sought.email, now })
    }
    matches = await findPerson(payload, sought)
  }
  return counts
}
