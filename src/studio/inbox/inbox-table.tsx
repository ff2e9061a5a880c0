'use client'

import { Link } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useCallback, useState } from 'react'

import type { InboxRow } from '@/lib/cms/leads/read-inbox'
import { formKindLabels } from '@/lib/leads/form-kinds'
import { inboxPath } from '@/lib/leads/inbox-filters'

import { useStudioText } from '../use-studio-text'
import { AssigneeSelect, StatusSelect } from './follow-up-selects'
import { InboxBulk } from './inbox-bulk'
import { inboxTexts } from './inbox-texts'
import { useFollowUp, type Change } from './use-follow-up'

export type ShownRow = InboxRow & { age: string; moment: string }
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
  const text = useStudioText()
  return (
    <th scope="row">
      {row.status === 'new' && <span className="studio-inbox__new">{text(inboxTexts.isNew)}</span>}{' '}
      <Link href={`${inboxPath}${row.id}/`} prefetch={false}>
        {row.subject}
      </Link>
      <span className="studio-inbox__note">
        {text(formKindLabels[row.form])}
        {row.answered && ` · ${text(inboxTexts.answered)}`}
      </span>
    </th>
  )
}

function Row({ row, colleagues, isChosen, isBusy, onChoose, onChange }: RowProps) {
  const text = useStudioText()
  const { subject } = row
  return (
    <tr data-status={row.status}>
      <td className="studio-inbox__choice">
        <input
          type="checkbox"
          aria-label={text(inboxTexts.chooseOne, { subject })}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </td>
      <Subject row={row} />
      <td data-label={text(inboxTexts.person)}>
        {row.person}
        {row.email && <a href={`mailto:${row.email}`}>{row.email}</a>}
      </td>
      <td data-label={text(inboxTexts.property)}>
        {row.property && (
          <Link href={row.property.href} prefetch={false}>
            {row.property.label}
          </Link>
        )}
      </td>
      <td data-label={text(inboxTexts.status)}>
        <StatusSelect
          label={text(inboxTexts.statusOf, { subject })}
          value={row.status}
          isBusy={isBusy}
          onChange={(status) => onChange({ status })}
        />
      </td>
      <td data-label={text(inboxTexts.assignee)}>
        <AssigneeSelect
          label={text(inboxTexts.assigneeOf, { subject })}
          value={row.assignee}
          isBusy={isBusy}
          colleagues={colleagues}
          onChange={(assignee) => onChange({ assignee })}
        />
      </td>
      <td data-label={text(inboxTexts.age)}>
        <time dateTime={row.receivedAt} title={row.moment}>
          {row.age}
        </time>
      </td>
    </tr>
  )
}

interface HeadProps {
  areAllChosen: boolean
  onChooseAll: (areChosen: boolean) => void
}

function Head({ areAllChosen, onChooseAll }: HeadProps) {
  const text = useStudioText()
  const { subject, person, property, status, assignee, age } = inboxTexts
  return (
    <thead>
      <tr>
        <td className="studio-inbox__choice">
          <input
            type="checkbox"
            aria-label={text(inboxTexts.chooseAll)}
            checked={areAllChosen}
            onChange={({ target }) => onChooseAll(target.checked)}
          />
        </td>
        {[subject, person, property, status, assignee, age].map((label) => (
          <th key={label.en} scope="col">
            {text(label)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** A page of leads. Status and assignee are changed in the row, or in many rows at once. On a phone a row is a card. */
export function InboxTable({ rows, colleagues }: { rows: ShownRow[]; colleagues: Colleagues }) {
  const router = useRouter()
  const text = useStudioText()
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
      <table className="studio-inbox__table">
        <caption>{text(inboxTexts.table)}</caption>
        <Head
          areAllChosen={chosen.length === shown.length}
          onChooseAll={(areChosen) => setChosen(areChosen ? shown.map(({ id }) => id) : [])}
        />
        <tbody>
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
        </tbody>
      </table>
    </>
  )
}
