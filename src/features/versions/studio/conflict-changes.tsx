'use client'

import type { ChangedValue, DraftChange } from '@/features/translation/model/find-changes'
import { localeNames } from '@/lib/i18n/locales'
import { useStudioText } from '@/studio/use-studio-text'
import { Table } from '@/studio/ui/parts'

/** A value of one side; a picture or a relation has no short text. */
function Value({ text, heading }: { text: string | null; heading: string }) {
  const t = useStudioText()
  const shown = text === null ? t('versions.compareDiffers') : text === '' ? t('versions.compareEmpty') : text
  return (
    <td data-label={heading} className={text ? undefined : 'studio-muted'}>
      {shown}
    </td>
  )
}

interface Headings {
  /** Above the values before the change. */
  before: string
  after: string
}

function ValueRow({ label, value, before, after }: Headings & { label: string; value: ChangedValue }) {
  return (
    <tr>
      <th scope="row">
        {label}
        {value.language && <> ({localeNames[value.language]})</>}
      </th>
      <Value text={value.before} heading={before} />
      <Value text={value.after} heading={after} />
    </tr>
  )
}

type RowTexts = Record<'added' | 'removed' | 'moved', string>

interface RowChangeProps extends Headings {
  change: DraftChange
  rows: RowTexts
}

/** A whole row or block that one side has, with what is filled in in it, or that is elsewhere. */
function RowChange({ change: { kind, label, values }, rows, before, after }: RowChangeProps) {
  if (kind === 'changed') return null
  const [content] = values
  const word = <td className="studio-muted">{rows[kind]}</td>
  return (
    <tr>
      <th scope="row">{label}</th>
      {content && kind === 'removed' && <Value text={content.before} heading={before} />}
      {content ? word : <td colSpan={2}>{rows[kind]}</td>}
      {content && kind === 'added' && <Value text={content.after} heading={after} />}
    </tr>
  )
}

/** Changes side by side, one row per field and language that differs. */
function ChangeTable({
  changes,
  before,
  after,
  rows,
}: Headings & { changes: DraftChange[]; rows: RowTexts }) {
  const t = useStudioText()
  return (
    <Table className="studio-compare studio-breakable" columns={[t('versions.compareField'), before, after]}>
      {changes.map((change) => [
        <RowChange
          key={`${change.kind} ${change.label}`}
          change={change}
          rows={rows}
          before={before}
          after={after}
        />,
        ...(change.kind === 'changed' ? change.values : []).map((value) => (
          <ValueRow
            key={`${change.label} ${value.language ?? ''}`}
            label={change.label}
            value={value}
            before={before}
            after={after}
          />
        )),
      ])}
    </Table>
  )
}

/** What a version changed. */
export function ComparedChanges({ changes, before, after }: Headings & { changes: DraftChange[] }) {
  const t = useStudioText()
  const rows: RowTexts = {
    added: t('versions.kinds.added'),
    removed: t('versions.kinds.removed'),
    moved: t('versions.kinds.moved'),
  }
  return <ChangeTable changes={changes} before={before} after={after} rows={rows} />
}

/** The stored document and the refused form side by side. */
export function ConflictChanges({ changes }: { changes: DraftChange[] }) {
  const t = useStudioText()
  if (changes.length === 0) return <p>{t('versions.compareSame')}</p>
  const rows: RowTexts = {
    added: t('versions.rows.added'),
    removed: t('versions.rows.removed'),
    moved: t('versions.rows.moved'),
  }
  return (
    <ChangeTable
      changes={changes}
      before={t('versions.compareSaved')}
      after={t('versions.compareMine')}
      rows={rows}
    />
  )
}
