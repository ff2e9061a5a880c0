import type { Where } from 'payload'

import type { InboxFilters } from '@/features/leads/model/inbox-filters'
import { plainText } from '@/features/leads/model/lead-search-text'

const refPattern = /^\d{1,9}$/

/** A percent sign is a wildcard to SQLite. */
const searchable = (text: string): string => text.replaceAll('%', ' ').trim()

function searchWhere(search: string): Where[] {
  const text = searchable(search)
  if (text === '') return []
  const conditions: Where[] = [
    { searchText: { like: searchable(plainText(text)) } },
    // Leads older than the search text column.
    { subject: { like: text } },
    { 'person.email': { like: text } },
  ]
  if (refPattern.test(text)) conditions.push({ 'property.ref': { equals: Number(text) } })
  return [{ or: conditions }]
}

function assigneeWhere(assignee: string | null, me: string): Where[] {
  if (assignee === null) return []
  if (assignee === 'none') return [{ assignee: { exists: false } }]
  return [{ assignee: { equals: assignee === 'me' ? me : assignee } }]
}

/**
 * The query of the filters. The caller applies the access rules.
 *
 * @param me id of the user
 */
export const inboxWhere = (
  { form, status, assignee, search, failed }: Omit<InboxFilters, 'page'>,
  me: string,
): Where => ({
  and: [
    ...(form ? [{ form: { equals: form } }] : []),
    ...(status ? [{ status: { equals: status } }] : []),
    ...assigneeWhere(assignee, me),
    ...(failed ? [{ or: [{ effects: { equals: 'failed' } }, { crmState: { equals: 'failed' } }] }] : []),
    ...searchWhere(search),
  ],
})
