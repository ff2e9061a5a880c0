import { isFormKind, type FormKind } from '@/features/submissions/model/form-kinds'
import { textOf } from '@/lib/values/read-value'
import { isLeadStatus, type LeadStatus } from './lead-status'

/** The filters of the inbox, as its URL contains them. */
export interface InboxFilters {
  form: FormKind | null
  status: LeadStatus | null
  /** The id of a colleague, `me`, `none`, or empty for all. */
  assignee: string | null
  search: string
  /** Only leads with a failed task of the worker. */
  failed: 'yes' | null
  page: number
}

const maxSearch = 100

/** Parses the query of the inbox URL; invalid values are ignored. */
export function readInboxFilters(query: Record<string, unknown>): InboxFilters {
  const { form, status, assignee, search, failed, page } = query
  const at = Number(textOf(page))
  return {
    form: isFormKind(form) ? form : null,
    status: isLeadStatus(status) ? status : null,
    assignee: /^[\w-]{1,40}$/.test(textOf(assignee)) ? textOf(assignee) : null,
    search: textOf(search).slice(0, maxSearch),
    failed: failed === 'yes' ? 'yes' : null,
    page: Number.isInteger(at) && at > 0 && at < 100_000 ? at : 1,
  }
}

export const inboxPath = '/admin/collections/leads/'

/** URL of the inbox, or of another path with the same filters; empty and default values are left out. */
export function inboxUrl(filters: Partial<InboxFilters>, path = inboxPath): string {
  const query = new URLSearchParams(
    Object.entries(filters)
      .filter(([name, value]) => value && !(name === 'page' && value === 1))
      .map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return query === '' ? path : `${path}?${query}`
}
