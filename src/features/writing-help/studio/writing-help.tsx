'use client'

import { useState } from 'react'

import { Button, useDocumentInfo } from '@payloadcms/ui'

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
  if (!isOneOf(writingCollections, collectionSlug) || isTrashed) return null
  return (
    <div className="studio-row" role="group" aria-label={t('writingHelp.group')}>
      {kinds.map((kind) => (
        <Button
          key={kind}
          buttonStyle="secondary"
          size="small"
          margin={false}
          extraButtonProps={{ 'aria-haspopup': 'dialog' }}
          onClick={() => setOpenKind(kind)}
        >
          {t(`writingHelp.buttons.${kind}`)}
        </Button>
      ))}
      {openKind && (
        <ProposalDialog
          path={path}
          kind={openKind}
          collection={collectionSlug}
          onClose={() => setOpenKind(null)}
        />
      )}
    </div>
  )
}
