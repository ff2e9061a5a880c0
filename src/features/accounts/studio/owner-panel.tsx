'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'

import { portalPath } from '@/features/accounts/model/portal-path'
import { toLocale } from '@/lib/i18n/locales'
import { formatMoment } from '@/lib/time/format-time'
import type { Communication } from '@/payload-types'
import { useStudioData, useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

import { QuickCommunication } from './quick-communication'

const shownRows = 5

type Row = Pick<Communication, 'id' | 'date' | 'type' | 'subject' | 'visibleToOwner'>

/** One communication with the button that releases it to the owner, or takes it back. */
function CommunicationRow({ row, reload }: { row: Row; reload: () => void }) {
  const t = useStudioText()
  const { i18n } = useTranslation()
  const { request, isBusy } = useStudioRequest()
  const locale = toLocale(i18n.language)
  const isReleased = row.visibleToOwner === true
  const change = async () => {
    const body = { visibleToOwner: !isReleased }
    await request(`communications/${row.id}`, { method: 'PATCH', body })
    reload()
  }
  return (
    <li className="studio-row studio-row--between">
      <span>
        <time dateTime={row.date}>{formatMoment(row.date, locale)}</time> ·{' '}
        {t(`ownerPanel.types.${row.type}`)} ·{' '}
        <a href={`/admin/collections/communications/${row.id}/`}>{row.subject}</a>
      </span>
      <button type="button" disabled={isBusy} aria-pressed={isReleased} onClick={() => void change()}>
        {t(isReleased ? 'ownerPanel.released' : 'ownerPanel.release')}
      </button>
    </li>
  )
}

/** What the owner sees of a property, and a short way to write down a contact. */
export function OwnerPanel() {
  const t = useStudioText()
  const { i18n } = useTranslation()
  const { id } = useDocumentInfo()
  const query = {
    'where[property][equals]': String(id ?? ''),
    limit: String(shownRows),
    sort: '-date',
    depth: '0',
  }
  const { data, reload } = useStudioData<{ docs: Row[]; totalDocs: number }>(id ? 'communications' : null, {
    query,
  })
  if (!id) return null
  const property = String(id)
  return (
    <section aria-labelledby="owner-panel" className="studio-part studio-panel studio-controls studio-stack">
      <h3 id="owner-panel">{t('ownerPanel.title')}</h3>
      <p>
        <a href={portalPath(toLocale(i18n.language), property)} target="_blank" rel="noopener">
          {t('ownerPanel.view')}
        </a>{' '}
        <span className="studio-small">{t('ownerPanel.viewHelp')}</span>
      </p>
      <QuickCommunication property={property} onSaved={reload} />
      {data && data.docs.length > 0 && (
        <ul className="studio-list studio-rows" aria-label={t('ownerPanel.last')}>
          {data.docs.map((row) => (
            <CommunicationRow key={row.id} row={row} reload={reload} />
          ))}
        </ul>
      )}
    </section>
  )
}
