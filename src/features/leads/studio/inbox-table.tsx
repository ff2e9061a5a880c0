'use client'

import { Link } from '@payloadcms/ui'
import { useCallback, useState } from 'react'

import type { InboxRow } from '@/features/leads/server/read-inbox'
import { inboxPath } from '@/features/leads/model/inbox-filters'

import { useRouter } from '@/studio/navigation'
import { useStudioText } from '@/studio/use-studio-text'
import { Badge, Table } from '@/studio/ui/parts'
import { AssigneeSelect, StatusSelect } from './follow-up-selects'
import { InboxBulk } from './inbox-bulk'
import { useFollowUp, type Change } from './use-follow-up'

export type ShownRow = InboxRow & { age: string; moment: string; formName: string }
type Colleagues = { id: string; name: string }[]

interface RowProps {
  row: ShownRow
  colleagues: Colleagues
  isChosen: boolean
  isBusy: boolean
  onChoose: (isChosen: boolean) => void
  onChange: (change: Change) => void
}

function Subject({ row }: { row: ShownRow }) {
  const t = useStudioText()
  return (
    <th scope="row">
      {row.status === 'new' && <Badge tone="brand">{t('leads.inbox.isNew')}</Badge>}{' '}
      <Link
        className={row.status === 'new' ? 'studio-strong' : undefined}
        href={`${inboxPath}${row.id}/`}
        prefetch={false}
      >
        {row.subject}
      </Link>
      <span className="studio-small">
        {row.formName}
        {row.answered && ` · ${t('leads.inbox.answered')}`}
      </span>
    </th>
  )
}

function Row({ row, colleagues, isChosen, isBusy, onChoose, onChange }: RowProps) {
  const t = useStudioText()
  const { subject } = row
  return (
    <tr data-status={row.status}>
      <td className="studio-inbox__choice">
        <input
          type="checkbox"
          aria-label={t('leads.inbox.chooseOne', { subject })}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </td>
      <Subject row={row} />
      <td data-label={t('leads.inbox.person')}>
        {row.person}
        {row.email && (
          <a className="studio-small" href={`mailto:${row.email}`}>
            {row.email}
          </a>
        )}
      </td>
      <td data-label={t('leads.inbox.property')}>
        {row.property && (
          <Link href={row.property.href} prefetch={false}>
            {row.property.label}
          </Link>
        )}
      </td>
      <td data-label={t('leads.inbox.status')}>
        <StatusSelect
          label={t('leads.inbox.statusOf', { subject })}
          value={row.status}
          isBusy={isBusy}
          onChange={(status) => onChange({ status })}
        />
      </td>
      <td data-label={t('leads.inbox.assignee')}>
        <AssigneeSelect
          label={t('leads.inbox.assigneeOf', { subject })}
          value={row.assignee}
          isBusy={isBusy}
          colleagues={colleagues}
          onChange={(assignee) => onChange({ assignee })}
        />
      </td>
      <td data-label={t('leads.inbox.age')}>
        <time dateTime={row.receivedAt} title={row.moment}>
          {row.age}
        </time>
      </td>
    </tr>
  )
}

const columns = ['subject', 'person', 'property', 'status', 'assignee', 'age'] as const

interface ChooseAllProps {
  areAllChosen: boolean
  onChooseAll: (areChosen: boolean) => void
}

function ChooseAll({ areAllChosen, onChooseAll }: ChooseAllProps) {
  const t = useStudioText()
  return (
    <td className="studio-inbox__choice">
      <input
        type="checkbox"
        aria-label={t('leads.inbox.chooseAll')}
        checked={areAllChosen}
        onChange={({ target }) => onChooseAll(target.checked)}
      />
    </td>
  )
}

/** A page of leads; status and assignee can be changed per row or for chosen rows. */
export function InboxTable({ rows, colleagues }: { rows: ShownRow[]; colleagues: Colleagues }) {
  const router = useRouter()
  const t = useStudioText()
  const refresh = useCallback(() => router.refresh(), [router])
  const { change, isBusy } = useFollowUp(refresh)
  const [shown, setShown] = useState(rows)
  const [chosen, setChosen] = useState<readonly string[]>([])

  const apply = async (ids: readonly string[], wanted: Change) => {
    const before = shown
    const { answered: _, ...visible } = wanted
    setShown(shown.map((row) => (ids.includes(row.id) ? { ...row, ...visible } : row)))
    if (!(await change(ids, wanted))) setShown(before)
  }

  return (
    <>
      <InboxBulk
        count={chosen.length}
        colleagues={colleagues}
        isBusy={isBusy}
        onApply={(wanted) => void apply(chosen, wanted)}
      />
      <Table
        caption={t('leads.inbox.table')}
        className="studio-inbox"
        columns={[
          <ChooseAll
            key="choose"
            areAllChosen={chosen.length === shown.length}
            onChooseAll={(areChosen) => setChosen(areChosen ? shown.map(({ id }) => id) : [])}
          />,
          ...columns.map((column) => t(`leads.inbox.${column}`)),
        ]}
      >
        {shown.map((row) => (
          <Row
            key={row.id}
            row={row}
            colleagues={colleagues}
            isBusy={isBusy}
            isChosen={chosen.includes(row.id)}
            onChoose={(isChosen) =>
              setChosen(isChosen ? [...chosen, row.id] : chosen.filter((id) => id !== row.id))
            }
            onChange={(wanted) => void apply([row.id], wanted)}
          />
        ))}
      </Table>
    </>
  )
}
