import type { Inbox } from '@/lib/cms/leads/read-inbox'
import { inboxPath, type InboxFilters } from '@/lib/leads/inbox-filters'
import type { Localized } from '@/lib/i18n/locales'

import { studioText } from '../studio-text'
import { inboxTexts } from './inbox-texts'

interface InboxSearchProps {
  filters: InboxFilters
  colleagues: Inbox['colleagues']
  language: string
}

/** A plain form: the address says what is shown, so that a filtered inbox can be bookmarked and sent to a colleague. */
export function InboxSearch({ filters, colleagues, language }: InboxSearchProps) {
  const text = (words: Localized) => studioText(language, words)
  return (
    <form
      key={JSON.stringify(filters)}
      className="studio-inbox__search"
      method="get"
      action={inboxPath}
      role="search"
      aria-label={text(inboxTexts.filters)}
    >
      {filters.form && <input type="hidden" name="form" value={filters.form} />}
      {filters.status && <input type="hidden" name="status" value={filters.status} />}
      <label className="studio-inbox__words">
        <span>{text(inboxTexts.search)}</span>
        <input type="search" name="search" defaultValue={filters.search} maxLength={100} />
      </label>
      <label>
        <span>{text(inboxTexts.assignee)}</span>
        <select name="assignee" defaultValue={filters.assignee ?? ''}>
          <option value="">{text(inboxTexts.everyone)}</option>
          <option value="me">{text(inboxTexts.mine)}</option>
          <option value="none">{text(inboxTexts.nobody)}</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="studio-inbox__failed">
        <input type="checkbox" name="failed" value="yes" defaultChecked={filters.failed === 'yes'} />{' '}
        <span>{text(inboxTexts.onlyFailed)}</span>
      </label>
      <button type="submit">{text(inboxTexts.show)}</button>
      <a href={inboxPath}>{text(inboxTexts.reset)}</a>
    </form>
  )
}
