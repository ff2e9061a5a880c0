import { DefaultListView, Gutter, Link, SetStepNav } from '@payloadcms/ui'
import type { ListViewClientProps, ListViewServerProps } from 'payload'

import { hasRole } from '@/lib/cms/access'
import { readInbox, type Inbox } from '@/lib/cms/leads/read-inbox'
import { inboxAddress, readInboxFilters, type InboxFilters } from '@/lib/leads/inbox-filters'

import { brusselsMoment } from '../dashboard/brussels-day'
import { studioText } from '../studio-text'
import { ageWords } from './age-words'
import { InboxSearch } from './inbox-search'
import { InboxTable } from './inbox-table'
import { FormTabs, StatusTabs } from './inbox-tabs'
import { inboxTexts } from './inbox-texts'

import './inbox.css'

/** What only the server knows, and what must not be handed to a view in the browser. */
const ofServer = new Set([
  ...['collectionConfig', 'data', 'i18n', 'limit', 'listSearchableFields', 'locale', 'params'],
  ...['payload', 'permissions', 'searchParams', 'user'],
])

/** In a drawer one document is chosen: Payload's own list does that. */
function ListOfDrawer(props: ListViewServerProps) {
  const own = Object.fromEntries(Object.entries(props).filter(([name]) => !ofServer.has(name)))
  // Without the props above this is what Payload gives its own view; filtering entries loses that type.
  return <DefaultListView {...(own as unknown as ListViewClientProps)} />
}

function Paging({ found, filters, language }: { found: Inbox; filters: InboxFilters; language: string }) {
  const { page, pages, total } = found
  const to = (number: number) => inboxAddress({ ...filters, page: number })
  return (
    <nav className="studio-inbox__paging" aria-label={studioText(language, inboxTexts.paging)}>
      <span>{studioText(language, inboxTexts.total, { count: total, page, pages })}</span>
      {page > 1 && (
        <Link href={to(page - 1)} prefetch={false} rel="prev">
          {studioText(language, inboxTexts.previous)}
        </Link>
      )}
      {page < pages && (
        <Link href={to(page + 1)} prefetch={false} rel="next">
          {studioText(language, inboxTexts.next)}
        </Link>
      )}
    </nav>
  )
}

function Head({ filters, language, create }: { filters: InboxFilters; language: string; create?: string }) {
  return (
    <header className="studio-inbox__head">
      <h1>{studioText(language, inboxTexts.title)}</h1>
      <div className="studio-inbox__actions">
        {create && (
          <Link href={create} prefetch={false}>
            {studioText(language, inboxTexts.create)}
          </Link>
        )}
        <a href={inboxAddress({ ...filters, page: 1 }, '/api/leads/export/')} download>
          {studioText(language, inboxTexts.export)}
        </a>
      </div>
    </header>
  )
}

/** The list of leads: what came in, how far it is and who looks after it. */
export async function InboxView(props: ListViewServerProps) {
  const { payload, user, i18n, searchParams, hasCreatePermission, newDocumentURL } = props
  if (!props.enableRowSelections) return <ListOfDrawer {...props} />
  if (!user || !hasRole(user, 'administrator', 'editor', 'agent')) return null
  const { language } = i18n
  const now = new Date()
  const filters = readInboxFilters(searchParams ?? {})
  const found = await readInbox({ payload, user }, filters)
  const rows = found.rows.map((row) => ({
    ...row,
    age: ageWords(language, row.receivedAt, now),
    moment: brusselsMoment(language, row.receivedAt),
  }))
  return (
    <Gutter className="studio-inbox">
      <SetStepNav nav={[{ label: studioText(language, inboxTexts.title) }]} />
      <Head filters={filters} language={language} create={hasCreatePermission ? newDocumentURL : undefined} />
      <StatusTabs counts={found.statuses} filters={filters} language={language} />
      <FormTabs forms={found.forms} filters={filters} language={language} />
      <InboxSearch filters={filters} colleagues={found.colleagues} language={language} />
      {rows.length === 0 ? (
        <p className="studio-inbox__empty">{studioText(language, inboxTexts.empty)}</p>
      ) : (
        <InboxTable
          key={rows.map(({ id, status, assignee }) => `${id}${status}${assignee}`).join()}
          rows={rows}
          colleagues={found.colleagues}
        />
      )}
      {found.total > 0 && <Paging found={found} filters={filters} language={language} />}
    </Gutter>
  )
}
