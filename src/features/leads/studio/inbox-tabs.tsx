import { Link } from '@payloadcms/ui'

import type { Inbox } from '@/features/leads/server/read-inbox'
import { formKindLabels } from '@/features/submissions/model/form-kind-labels'
import { inboxUrl, type InboxFilters } from '@/features/leads/model/inbox-filters'
import { leadStatuses } from '@/features/leads/model/lead-status'

import { studioText } from '@/lib/i18n/studio-text'
import { inLanguage } from '@/lib/i18n/locales'

interface TabProps {
  label: string
  count?: number
  isCurrent: boolean
  href: string
}

const Tab = ({ label, count, isCurrent, href }: TabProps) => (
  <li>
    <Link href={href} prefetch={false} aria-current={isCurrent ? 'page' : undefined}>
      {label} {count !== undefined && <span className="studio-muted">{count}</span>}
    </Link>
  </li>
)

interface TabsProps {
  filters: InboxFilters
  language: string
}

/** Tabs per status, with counts. */
export function StatusTabs({ counts, filters, language }: TabsProps & { counts: Inbox['statuses'] }) {
  const to = (status: InboxFilters['status']) => inboxUrl({ ...filters, status, page: 1 })
  return (
    <nav aria-label={studioText(language, 'leads.inbox.statuses')}>
      <ul className="studio-list studio-tabs">
        <Tab
          label={studioText(language, 'leads.inbox.all')}
          count={counts.all}
          isCurrent={filters.status === null}
          href={to(null)}
        />
        {leadStatuses.map((status) => (
          <Tab
            key={status}
            label={studioText(language, `leads.statuses.${status}`)}
            count={counts[status]}
            isCurrent={filters.status === status}
            href={to(status)}
          />
        ))}
      </ul>
    </nav>
  )
}

/** Tabs per form that has leads. */
export function FormTabs({ forms, filters, language }: TabsProps & { forms: Inbox['forms'] }) {
  if (forms.length < 2 && filters.form === null) return null
  const to = (form: InboxFilters['form']) => inboxUrl({ ...filters, form, page: 1 })
  return (
    <nav aria-label={studioText(language, 'leads.inbox.forms')}>
      <ul className="studio-list studio-chips">
        <Tab
          label={studioText(language, 'leads.inbox.allForms')}
          isCurrent={filters.form === null}
          href={to(null)}
        />
        {forms.map(({ kind, count }) => (
          <Tab
            key={kind}
            label={inLanguage(language, formKindLabels[kind])}
            count={count}
            isCurrent={filters.form === kind}
            href={to(kind)}
          />
        ))}
      </ul>
    </nav>
  )
}
