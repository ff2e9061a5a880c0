'use client'

import { useState } from 'react'

import type { DraftChange } from '@/features/translation/model/find-changes'
import { localeNames } from '@/lib/i18n/locales'
import { useStudioData } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'
import { Table } from '@/studio/ui/parts'

function ChangeRow({ change: { kind, label, values } }: { change: DraftChange }) {
  const t = useStudioText()
  if (kind !== 'changed')
    return (
      <tr>
        <th scope="row">{label}</th>
        <td colSpan={2}>{t(`versions.kinds.${kind}`)}</td>
      </tr>
    )
  const headings = { before: t('review.changes.before'), after: t('review.changes.after') }
  const shown = (text: string | null) => (text === null ? t('versions.compareDiffers') : text)
  return values.map(({ after, before, language }) => (
    <tr key={language ?? ''}>
      <th scope="row">
        {label}
        {language && ` (${localeNames[language]})`}
      </th>
      <td data-label={headings.before}>{shown(before)}</td>
      <td data-label={headings.after}>{shown(after)}</td>
    </tr>
  ))
}

/** What differs between two texts, read when it is opened. */
function Changes({ document, since }: { document: string; since: 'online' | 'approval' }) {
  const t = useStudioText()
  const { data } = useStudioData<{ changes: DraftChange[] }>('review/changes', { query: { document, since } })
  if (!data) return null
  if (data.changes.length === 0) return <p>{t('versions.compareSame')}</p>
  return (
    <Table
      className="studio-breakable"
      columns={[t('versions.compareField'), t('review.changes.before'), t('review.changes.after')]}
    >
      {data.changes.map((change) => (
        <ChangeRow key={`${change.kind} ${change.label}`} change={change} />
      ))}
    </Table>
  )
}

interface ReviewChangesProps {
  document: string
  /** Whether there is an approval that the text differs from. */
  sinceApproval: boolean
}

/** What changed since the last publication, and since the approval. */
export function ReviewChanges({ document, sinceApproval }: ReviewChangesProps) {
  const t = useStudioText()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const kinds = sinceApproval ? (['approval', 'online'] as const) : (['online'] as const)
  return kinds.map((since) => (
    <details
      key={since}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened((all) => new Set([...all, since]))}
    >
      <summary>{t(`review.changes.${since}`)}</summary>
      {opened.has(since) && <Changes document={document} since={since} />}
    </details>
  ))
}
