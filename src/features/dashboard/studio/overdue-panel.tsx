import { Link } from '@payloadcms/ui'

import type { Overdue } from '@/features/privacy/server/api'
import { studioText } from '@/lib/i18n/studio-text'

import { Hint, Panel } from './dashboard-panels'
import type { Viewer } from './read-dashboard'
import { resolveLabel } from '@/lib/i18n/resolve-label'

interface Props {
  overdue: Overdue[]
  viewer: Viewer
  language: string
}

/** Rows that retention could not delete, by collection; collections in the menu have a link. */
export function OverduePanel({ overdue, viewer: { payload, visible }, language }: Props) {
  return (
    <Panel id="studio-overdue" title="dashboard.overdue.title" language={language}>
      <Hint language={language} text="dashboard.overdue.help" />
      <ul className="studio-list studio-rows">
        {overdue.map(({ collection, count }) => {
          const name = resolveLabel(payload.collections[collection].config.labels.plural, language)
          return (
            <li key={collection} className="studio-row studio-row--between">
              {visible.includes(collection) ? (
                <Link href={`/admin/collections/${collection}/`} prefetch={false}>
                  {name}
                </Link>
              ) : (
                <span>{name}</span>
              )}
              <span className="studio-muted">
                {studioText(language, 'dashboard.overdue.rows', { count })}
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
