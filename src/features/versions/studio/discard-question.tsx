'use client'

import { ConfirmationModal, useModal } from '@payloadcms/ui'

import type { DraftChange, DraftChanges } from '@/features/translation/model/find-changes'
import { localeNames } from '@/lib/i18n/locales'
import { useDocumentPath } from '@/studio/use-document-path'
import { useStudioData } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

const changesShown = 12

/** The changes, as a list of fields with their languages. */
export function ChangeList({ changes }: DraftChanges) {
  const t = useStudioText()
  if (changes.length === 0) return <p>{t('versions.noChanges')}</p>
  const describe = ({ kind, languages }: DraftChange) =>
    [t(`versions.kinds.${kind}`), ...languages.map((locale) => localeNames[locale])].join(', ')
  return (
    <>
      <p>{t('versions.discardIntro')}</p>
      <ul>
        {changes.slice(0, changesShown).map((change) => (
          <li key={`${change.kind} ${change.label}`}>
            <strong>{change.label}</strong> ({describe(change)})
          </li>
        ))}
      </ul>
      {changes.length > changesShown && (
        <p>{t('versions.discardRest', { count: changes.length - changesShown })}</p>
      )}
    </>
  )
}

/** Reads the changes when the question is asked. */
function LoadedChanges() {
  const path = useDocumentPath()
  const t = useStudioText()
  const { data, hasFailed } = useStudioData<DraftChanges>(path && `${path}/unpublished`)
  if (hasFailed) return <p role="alert">{t('versions.failed')}</p>
  return data ? <ChangeList changes={data.changes} /> : null
}

interface DiscardQuestionProps {
  modalSlug: string
  onConfirm: () => Promise<void>
}

/** Asks before unpublished changes are discarded, and names them. */
export function DiscardQuestion({ modalSlug, onConfirm }: DiscardQuestionProps) {
  const t = useStudioText()
  const { isModalOpen } = useModal()
  return (
    <ConfirmationModal
      modalSlug={modalSlug}
      heading={t('versions.discardHeading')}
      body={isModalOpen(modalSlug) && <LoadedChanges />}
      confirmLabel={t('versions.discard')}
      confirmingLabel={t('versions.discarding')}
      onConfirm={onConfirm}
    />
  )
}
