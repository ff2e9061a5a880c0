import { isFormKind, type FormKind } from './form-kinds'
import { isLeadStatus, type LeadStatus } from './lead-status'

/** What the inbox shows, as its address says it. */
export interface InboxFilters {
  form: FormKind | null
  status: LeadStatus | null
  /** The id of a colleague, `me`, `none`, or nothing for all. */
  assignee: string | null
  search: string
  /** Only those of which the worker gave something up. */
  failed: 'yes' | null
  page: number
}

const longestSearch = 100

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Reads the address of the inbox; what it cannot say is left out. */
export function readInboxFilters(query: Record<string, unknown>): InboxFilters {
  const { form, status, assignee, search, failed, page } = query
  const at = Number(textOf(page))
  return {
    form: isFormKind(form) ? form : null,
    status: isLeadStatus(status) ? status : null,
    assignee: /^[\w-]{1,40}$/.test(textOf(assignee)) ? textOf(assignee) : null,
    search: textOf(search).slice(0, longestSearch),
    failed: failed === 'yes' ? 'yes' : null,
    page: Number.isInteger(at) && at > 0 && at < 100_000 ? at : 1,
  }
}

export const inboxPath = '/admin/collections/leads/'

/** The inbox, or another address that takes the same filters; what is left out or usual is not in it. */
export function inboxAddress(filters: Partial<InboxFilters>, path = inboxPath): string {
  const query = new URLSearchParams(
    Object.entries(filters)
      .filter(([name, value]) => value && !(name === 'page' && value === 1))
      .map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return query === '' ? path : `${path}?${query}`
}
