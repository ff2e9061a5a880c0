'use client'

import { useRef, useState } from 'react'

import { useDocumentInfo } from '@payloadcms/ui'

import { writingCollections, type WritingKind } from '@/features/writing-help/model/writing-kinds'
import { isOneOf } from '@/lib/values/read-value'
import { lazyPart } from '@/studio/lazy-part'
import { useStudioText } from '@/studio/use-studio-text'

const ProposalDialog = lazyPart(async () => (await import('./proposal-dialog')).ProposalDialog)

/** Buttons that ask for a proposal for one field. */
export function WritingHelp({ path, kinds }: { path: string; kinds: readonly WritingKind[] }) {
  const t = useStudioText()
  const { collectionSlug, isTrashed } = useDocumentInfo()
  const [openKind, setOpenKind] = useState<WritingKind | null>(null)
  const pressed = useRef<HTMLButtonElement>(null)
  if (!isOneOf(writingCollections, collectionSlug) || isTrashed) return null
  const close = () => {
    setOpenKind(null)
    pressed.current?.focus()
  }
  return (
    <div className="studio-controls studio-row studio-small" role="group" aria-label={t('writingHelp.group')}>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => {
            pressed.current = currentTarget
            setOpenKind(kind)
          }}
        >
          {t(`writingHelp.buttons.${kind}`)}
        </button>
      ))}
      {openKind && <ProposalDialog path={path} kind={openKind} collection={collectionSlug} onClose={close} />}
    </div>
  )
}
