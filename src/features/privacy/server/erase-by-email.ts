import type { Payload } from 'payload'

import { applyFinding } from './apply-finding'
import { findPerson, type Finding, type Sought } from './find-person'

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
async function countFindings(payload: Payload, findings: readonly Finding[]): Promise<ErasureCounts> {
  const counts: ErasureCounts = {}
  for (const { slug, action, ids } of findings) {
    counts[slug] = (counts[slug] ?? 0) + ids.length
    const files = slug === 'leads' && action === 'delete' ? await countFiles(payload, ids) : 0
    if (files > 0) counts.leadFiles = files
  }
  return counts
}

/** Number of rows about a person, by collection. */
export const countPerson = async (payload: Payload, sought: Sought): Promise<ErasureCounts> =>
  countFindings(payload, await findPerson(payload, sought))

/**
 * Erases a person by e-mail address from all collections with data of visitors. Repeatable: the next call finds what a
 * killed process left.
 *
 * @returns number of rows concerned, by collection
 * @throws when rows are still found after the last round
 */
export async function eraseByEmail(payload: Payload, sought: Sought, now: Date): Promise<ErasureCounts> {
  let findings = await findPerson(payload, sought)
  const counts = await countFindings(payload, findings)
  for (let round = 0; findings.length > 0; round += 1) {
    if (round === maxRounds) throw new Error('An e-mail address keeps coming back while it is being erased')
    for (const finding of findings) {
      await applyFinding(payload, finding, { email: sought.email, now })
    }
    findings = await findPerson(payload, sought)
  }
  return counts
}
