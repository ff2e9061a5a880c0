import type { Payload } from 'payload'

import { findPerson } from './find-person'
import { keptCollections } from './personal-collections'
import { storedRows, valueAt, type StoredRow } from './stored-rows'

/** What protects the system and says nothing of the person; letters, whose links work for whoever has them. */
const ofSystem =
  /^(payload|messageId|idempotencyKey|seatKey|holderKey|submissionKey|originKey|emailKey|key|salt|hash|sessions|.*Token.*)$/

const shown = (row: StoredRow): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name, value]) => value !== null && value !== undefined && !ofSystem.test(name),
    ),
  )

/**
 * Everything the site holds about a person, as they may ask for it (GDPR article 15): whole where a row belongs to them,
 * only that there is one where they are mentioned in somebody else's.
 */
export async function collectPerson(payload: Payload, address: string): Promise<Record<string, unknown>> {
  const collected: Record<string, unknown> = {}
  for (const { slug, action, ids } of await findPerson(payload, { address })) {
    if (action === 'redact') {
      collected[`${slug} (mentioned)`] = ids.length
      continue
    }
    const rows: Record<string, unknown>[] = []
    for await (const row of storedRows(payload, slug)) if (ids.includes(row.id)) rows.push(shown(row))
    collected[slug] = rows
  }
  for (const { slug, address: path } of keptCollections) {
    for await (const row of storedRows(payload, slug)) {
      if (String(valueAt(row, path)).toLowerCase() === address) collected[slug] = [shown(row)]
    }
  }
  return collected
}
