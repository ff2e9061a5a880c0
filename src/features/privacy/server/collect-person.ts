import type { Payload } from 'payload'

import { findPerson } from './find-person'
import { retainedCollections } from './personal-collections'
import { storedRows, valueAt, type StoredRow } from './stored-rows'

/**
 * Left out: fields that protect the system and are not about the person, and e-mail bodies, whose links work for any
 * holder.
 */
const ofSystem =
  /^(payload|messageId|idempotencyKey|seatKey|holderKey|submissionKey|originKey|emailKey|key|salt|hash|sessions|.*Token.*)$/

const shown = (row: StoredRow): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name, value]) => value !== null && value !== undefined && !ofSystem.test(name),
    ),
  )

/**
 * All data of the site about a person, for a request of access (GDPR article 15): complete rows of the person, and the
 * number of mentions in rows of others.
 */
export async function collectPerson(payload: Payload, email: string): Promise<Record<string, unknown>> {
  const collected: Record<string, unknown> = {}
  for (const { slug, action, ids } of await findPerson(payload, { email })) {
    if (action === 'redact') {
      collected[`${slug} (mentioned)`] = ids.length
      continue
    }
    const rows: Record<string, unknown>[] = []
    for await (const row of storedRows(payload, slug)) if (ids.includes(row.id)) rows.push(shown(row))
    collected[slug] = rows
  }
  for (const { slug, emailPath: path } of retainedCollections) {
    for await (const row of storedRows(payload, slug)) {
      if (String(valueAt(row, path)).toLowerCase() === email) collected[slug] = [shown(row)]
    }
  }
  return collected
}
