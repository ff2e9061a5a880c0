'use client'

import type { ChangedValue, DraftChange } from '@/features/versions/model/find-changes'
import { localeNames } from '@/lib/i18n/locales'
import { useStudioText } from '@/studio/use-studio-text'

/** A value of one side; a picture or a relation has no short text. */
function Value({ text, heading }: { text: string | null; heading: string }) {
  const t = useStudioText()
  const shown = text === null ? t('versions.compareDiffers') : text === '' ? t('versions.compareEmpty') : text
  return (
    <td data-heading={heading} className={text ? undefined : 'studio-muted'}>
      {shown}
    </td>
  )
}

function ValueRow({ label, value }: { label: string; value: ChangedValue }) {
  const t = useStudioText()
  return (
    <tr>
      <th scope="row">
        {label}
        {value.language && <> ({localeNames[value.language]})</>}
      </th>
      <Value text={value.before} heading={t('versions.compareSaved')} />
      <Value text={value.after} heading={t('versions.compareMine')} />
    </tr>
  )
}

/** A whole row or block that one side has, or has elsewhere. */
function RowChange({ change: { kind, label } }: { change: DraftChange }) {
  const t = useStudioText()
  if (kind === 'changed') return null
  return (
    <tr>
      <th scope="row">{label}</th>
      <td colSpan={2}>{t(`versions.rows.${kind}`)}</td>
    </tr>
  )
}

/** The stored document and the refused form side by side, one row per field that differs. */
export function ConflictChanges({ changes }: { changes: DraftChange[] }) {
  const t = useStudioText()
  if (changes.length === 0) return <p>{t('versions.compareSame')}</p>
  return (
    <div className="studio-compare">
      <table className="studio-table">
        <thead>
          <tr>
            <th scope="col">{t('versions.compareField')}</th>
            <th scope="col">{t('versions.compareSaved')}</th>
            <th scope="col">{t('versions.compareMine')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => [
            <RowChange key={`${change.kind} ${change.label}`} change={change} />,
            ...change.values.map((value) => (
              <ValueRow key={`${change.label} ${value.language ?? ''}`} label={change.label} value={value} />
            )),
          ])}
        </tbody>
      </table>
    </div>
  )
}
