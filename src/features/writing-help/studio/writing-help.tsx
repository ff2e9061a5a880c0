'use client'

import { useEffect, useState } from 'react'

import { Button, useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'

import { writingCollections, type WritingKind } from '@/features/writing-help/model/writing-kinds'
import { isOneOf } from '@/lib/values/read-value'
import { lazyPart } from '@/studio/lazy-part'
import { Badge } from '@/studio/ui/parts'
import { useStudioText } from '@/studio/use-studio-text'

const ProposalDialog = lazyPart(async () => (await import('./proposal-dialog')).ProposalDialog)

interface TakenText {
  text: string
  /** When the document was saved last by then. */
  savedAt: number | undefined
}

/** Proposals that were taken over in this tab, by what they belong to. */
const takenTexts = new Map<string, TakenText>()

/** Whether the field has a proposal as it was taken over: until it is edited or online. What has no drafts is, once saved. */
function useTakenText(path: string) {
  const { collectionSlug = '', id = '', lastUpdateTime } = useDocumentInfo()
  const { code: language } = useLocale()
  const key = [collectionSlug, id, language, path].join('/')
  const [, setTaken] = useState('')
  const value = useFormFields(([fields]) => fields[path]?.value)
  const status = useFormFields(([fields]) => fields._status?.value)
  const taken = takenTexts.get(key)
  const isOnline = status === undefined ? taken?.savedAt !== lastUpdateTime : status === 'published'
  useEffect(() => {
    if (isOnline) takenTexts.delete(key)
  }, [isOnline, key])
  const note = (text: string) => {
    takenTexts.set(key, { text, savedAt: lastUpdateTime })
    setTaken(text)
  }
  return { isToReview: !isOnline && taken !== undefined && taken.text === value, note }
}

/** Buttons that ask for a proposal for one field. */
export function WritingHelp({ path, kinds }: { path: string; kinds: readonly WritingKind[] }) {
  const t = useStudioText()
  const { collectionSlug, isTrashed } = useDocumentInfo()
  const [openKind, setOpenKind] = useState<WritingKind | null>(null)
  const { isToReview, note } = useTakenText(path)
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
      {isToReview && <Badge tone="warn">{t('writingHelp.title')}</Badge>}
      {openKind && (
        <ProposalDialog
          path={path}
          kind={openKind}
          collection={collectionSlug}
          onTake={note}
          onClose={() => setOpenKind(null)}
        />
      )}
    </div>
  )
}
