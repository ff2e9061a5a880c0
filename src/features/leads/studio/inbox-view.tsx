import { DefaultListView, Gutter, Link, SetStepNav } from '@payloadcms/ui'
import type { ListViewClientProps, ListViewServerProps } from 'payload'

import { hasRole } from '@/lib/payload/access'
import { readInbox, type Inbox } from '@/features/leads/server/read-inbox'
import {
  inboxPath,
  inboxUrl,
  readInboxFilters,
  type InboxFilters,
} from '@/features/leads/model/inbox-filters'

import { formKindLabels } from '@/features/submissions/model/form-kind-labels'
import { formatMoment } from '@/lib/time/format-time'
import { inLanguage } from '@/lib/i18n/locales'
import { studioText } from '@/lib/i18n/studio-text'
import { Paging } from '@/studio/paging'
import { Empty } from '@/studio/ui/parts'
import { ageWords } from '@/studio/age-words'
import { InboxSearch } from './inbox-search'
import { InboxTable } from './inbox-table'
import { FormTabs, StatusTabs } from './inbox-tabs'

import './inbox.css'

/** Props of the server that must not reach a client component. */
const ofServer = new Set([
  'collectionConfig',
  'data',
  'i18n',
  'limit',
  'listSearchableFields',
  'locale',
  'params',
  'payload',
  'permissions',
  'searchParams',
  'user',
])

/** In a drawer, where one document is chosen, Payload's own list is shown. */
function ListOfDrawer(props: ListViewServerProps) {
  const clientProps = Object.fromEntries(Object.entries(props).filter(([name]) => !ofServer.has(name)))
  // The remaining props are those of Payload's own view; Object.fromEntries loses their type.
  return <DefaultListView {...(clientProps as unknown as ListViewClientProps)} />
}

function InboxPaging({
  inbox,
  filters,
  language,
}: {
  inbox: Inbox
  filters: InboxFilters
  language: string
}) {
  const { page, pages, total: count } = inbox
  return (
    <Paging
      page={page}
      pages={pages}
      total={studioText(language, 'leads.inbox.total', { count, page, pages })}
      texts={{
        label: studioText(language, 'leads.inbox.paging'),
        previous: studioText(language, 'leads.inbox.previous'),
        next: studioText(language, 'leads.inbox.next'),
      }}
      urlOf={(number) => inboxUrl({ ...filters, page: number })}
    />
  )
}

function Head({ filters, language, create }: { filters: InboxFilters; language: string; create?: string }) {
  return (
    <header className="studio-head">
      <h1>{studioText(language, 'leads.inbox.title')}</h1>
      <div className="studio-row">
        {create && (
          <Link href={create} prefetch={false}>
            {studioText(language, 'leads.inbox.create')}
          </Link>
        )}
        <a href={inboxUrl({ ...filters, page: 1 }, '/api/leads/export/')} download>
          {studioText(language, 'leads.inbox.export')}
        </a>
      </div>
    </header>
  )
}

interface EmptyInboxProps {
  filters: InboxFilters
  create: string | undefined
  language: string
}

/** Says why no lead is listed, and before the first one how they arrive. */
function EmptyInbox({ filters, create, language }: EmptyInboxProps) {
  const title = studioText(language, 'leads.inbox.empty')
  if (inboxUrl({ ...filters, page: 1 }) !== inboxPath) return <p>{title}</p>
  return (
    <Empty title={title}>
      <p className="studio-muted">{studioText(language, 'leads.inbox.arrival')}</p>
      {create && (
        <p>
          <Link href={create} prefetch={false}>
            {studioText(language, 'leads.inbox.create')}
          </Link>
        </p>
      )}
    </Empty>
  )
}

/** The inbox: leads with status and assignee. */
export async function InboxView(props: ListViewServerProps) {
  const { payload, user, i18n, searchParams, hasCreatePermission, newDocumentURL } = props
  if (!props.enableRowSelections) return <ListOfDrawer {...props} />
  if (!user || !hasRole(user, 'administrator', 'editor', 'agent')) return null
  const { language } = i18n
  const now = new Date()
  const filters = readInboxFilters(searchParams ?? {})
  const inbox = await readInbox({ payload, user }, filters)
  const rows = inbox.rows.map((row) => ({
    ...row,
    age: ageWords(language, row.receivedAt, now, studioText(language, 'leads.inbox.now')),
    moment: formatMoment(row.receivedAt, language),
    formName: inLanguage(language, formKindLabels[row.form]),
  }))
  return (
    <Gutter className="studio-view studio-controls">
      <SetStepNav nav={[{ label: studioText(language, 'leads.inbox.title') }]} />
      <Head filters={filters} language={language} create={hasCreatePermission ? newDocumentURL : undefined} />
      <StatusTabs counts={inbox.statuses} filters={filters} language={language} />
      <FormTabs forms={inbox.forms} filters={filters} language={language} />
      <InboxSearch filters={filters} colleagues={inbox.colleagues} language={language} />
      {rows.length === 0 ? (
        <EmptyInbox
          filters={filters}
          create={hasCreatePermission ? newDocumentURL : undefined}
          language={language}
        />
      ) : (
        <InboxTable
          key={rows.map(({ id, status, assignee }) => `${id}${status}${assignee}`).join()}
          rows={rows}
          colleagues={inbox.colleagues}
        />
      )}
      {inbox.total > 0 && <InboxPaging inbox={inbox} filters={filters} language={language} />}
    </Gutter>
  )
}
