import { Link } from '@payloadcms/ui'

import type { Inbox } from '@/lib/cms/leads/read-inbox'
import { formKindLabels } from '@/lib/leads/form-kinds'
import { inboxAddress, type InboxFilters } from '@/lib/leads/inbox-filters'
import { leadStatuses, leadStatusLabels } from '@/lib/leads/lead-status'

import { studioText } from '../studio-text'
import { inboxTexts } from './inbox-texts'

interface TabProps {
  label: string
  count?: number
  isCurrent: boolean
  href: string
}

const Tab = ({ label, count, isCurrent, href }: TabProps) => (
  <li>
    <Link href={href} prefetch={false} aria-current={isCurrent ? 'page' : undefined}>
      {label} {count !== undefined && <span className="studio-inbox__count">{count}</span>}
    </Link>
  </li>
)

interface TabsProps {
  filters: InboxFilters
  language: string
}

/** How many leads there are of each status, and the way to them. */
export function StatusTabs({ counts, filters, language }: TabsProps & { counts: Inbox['statuses'] }) {
  const to = (status: InboxFilters['status']) => inboxAddress({ ...filters, status, page: 1 })
  return (
    <nav className="studio-inbox__tabs" aria-label={studioText(language, inboxTexts.statuses)}>
      <ul>
        <Tab
          label={studioText(language, inboxTexts.all)}
          count={counts.all}
          isCurrent={filters.status === null}
          href={to(null)}
        />
        {leadStatuses.map((status) => (
          <Tab
            key={status}
            label={studioText(language, leadStatusLabels[status])}
            count={counts[status]}
            isCurrent={filters.status === status}
            href={to(status)}
          />
        ))}
      </ul>
    </nav>
  )
}

/** The forms of which there is something to see. */
export function FormTabs({ forms, filters, language }: TabsProps & { forms: Inbox['forms'] }) {
  if (forms.length < 2 && filters.form === null) return null
  const to = (form: InboxFilters['form']) => inboxAddress({ ...filters, form, page: 1 })
  return (
    <nav className="studio-inbox__forms" aria-label={studioText(language, inboxTexts.forms)}>
      <ul>
        <Tab
          label={studioText(language, inboxTexts.allForms)}
          isCurrent={filters.form === null}
          href={to(null)}
        />
        {forms.map(({ kind, count }) => (
          <Tab
            key={kind}
            label={studioText(language, formKindLabels[kind])}
            count={count}
            isCurrent={filters.form === kind}
            href={to(kind)}
          />
        ))}
      </ul>
    </nav>
  )
}
