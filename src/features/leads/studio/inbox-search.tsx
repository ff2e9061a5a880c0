import type { Inbox } from '@/features/leads/server/read-inbox'
import { inboxPath, type InboxFilters } from '@/features/leads/model/inbox-filters'

import { studioTranslator } from '@/lib/i18n/studio-text'

interface InboxSearchProps {
  filters: InboxFilters
  colleagues: Inbox['colleagues']
  language: string
}

/** Filters as a GET form: the URL holds them, so that a filtered inbox can be bookmarked and shared. */
export function InboxSearch({ filters, colleagues, language }: InboxSearchProps) {
  const t = studioTranslator(language)
  return (
    <form
      key={JSON.stringify(filters)}
      className="studio-filters"
      method="get"
      action={inboxPath}
      role="search"
      aria-label={t('leads.inbox.filters')}
    >
      {filters.form && <input type="hidden" name="form" value={filters.form} />}
      {filters.status && <input type="hidden" name="status" value={filters.status} />}
      <label>
        <span>{t('leads.inbox.search')}</span>
        <input type="search" name="search" size={30} defaultValue={filters.search} maxLength={100} />
      </label>
      <label>
        <span>{t('leads.inbox.assignee')}</span>
        <select name="assignee" defaultValue={filters.assignee ?? ''}>
          <option value="">{t('leads.inbox.everyone')}</option>
          <option value="me">{t('leads.inbox.mine')}</option>
          <option value="none">{t('leads.inbox.unassigned')}</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input type="checkbox" name="failed" value="yes" defaultChecked={filters.failed === 'yes'} />{' '}
        <span>{t('leads.inbox.onlyFailed')}</span>
      </label>
      <button type="submit">{t('leads.inbox.show')}</button>
      <a href={inboxPath}>{t('leads.inbox.reset')}</a>
    </form>
  )
}
