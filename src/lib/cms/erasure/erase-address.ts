import type { Payload } from 'payload'

import { applyFinding } from './apply-finding'
import { findPerson, type Finding, type Sought } from './find-person'

/** The worker may add a mail while a lead is being erased: so it is looked for again until nothing is found. */
const mostRounds = 4

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

/** How much was found, by collection, as the preview and the proof say it. */
async function countFindings(payload: Payload, findings: readonly Finding[]): Promise<ErasureCounts> {
  const counts: ErasureCounts = {}
  for (const { slug, action, ids } of findings) {
    counts[slug] = (counts[slug] ?? 0) + ids.length
    const files = slug === 'leads' && action === 'delete' ? await countFiles(payload, ids) : 0
    if (files > 0) counts.leadFiles = files
  }
  return counts
}

/** How much of a person there is. */
export const countPerson = async (payload: Payload, sought: Sought): Promise<ErasureCounts> =>
  countFindings(payload, await findPerson(payload, sought))

/**
 * Erases a person by address from everything visitors leave behind. Repeatable: what a killed process did not reach, the
 * next call finds.
 *
 * @returns how many rows were concerned, by collection
 */
export async function eraseAddress(payload: Payload, sought: Sought, now: Date): Promise<ErasureCounts> {
  let findings = await findPerson(payload, sought)
  const counts = await countFindings(payload, findings)
  for (let round = 0; findings.length > 0; round += 1) {
    if (round === mostRounds) throw new Error('An address keeps coming back while it is being erased')
    for (const finding of findings) {
      await applyFinding(payload, finding, { address: sought.address, now })
    }
    findings = await findPerson(payload, sought)
  }
  return counts
}
