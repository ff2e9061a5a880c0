'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'

import { detectFileKind } from '@/features/media/model/file-kind'
import { maxFileBytes } from '@/features/media/model/file-limits'
import { neutralText } from '@/features/media/model/propose-alt'
import { toLocale, type Localized } from '@/lib/i18n/locales'

import { useRouter } from '@/studio/navigation'
import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'
import { DropZone } from './drop-zone'
import { UploadList } from './upload-list'
import { useUploadQueue } from './use-upload-queue'

interface DocumentsDropProps {
  readOnly?: boolean
  /** “Document” in each language: titles are in that of the form. */
  word: Localized
}

/** Uploads private documents of a property; title, kind and audience are chosen later in each document. */
export function DocumentsDrop({ readOnly, word }: DocumentsDropProps) {
  const { id } = useDocumentInfo()
  const { code } = useLocale()
  const { upload } = useStudioRequest()
  const router = useRouter()
  const t = useStudioText()
  const queue = useUploadQueue({
    refusal: async (file) => {
      const { name } = file
      if (file.size > maxFileBytes)
        return t('media.refusals.tooLarge', { name, max: maxFileBytes / 1024 / 1024 })
      const kind = await detectFileKind(file)
      const isTaken = kind && ['pdf', 'docx', 'jpg', 'png'].includes(kind.extension)
      return isTaken ? null : t('media.refusals.notDocument', { name })
    },
    send: (file, index, onProgress) =>
      upload('documents', {
        query: { locale: code, depth: '0' },
        file,
        fields: {
          title: neutralText(word, index, toLocale(code)),
          property: id,
          kind: 'other',
          audience: 'staff',
        },
        onProgress,
      }),
    // The table above is rendered on the server.
    onAdded: () => router.refresh(),
    unreachable: (name) => t('media.unreachable', { name }),
  })
  if (readOnly) return null
  if (!id) return <p className="studio-muted">{t('media.saveFirst')}</p>
  return (
    <div className="field-type studio-media">
      <DropZone
        label={t('media.dropDocumentsHere')}
        accept=".pdf,.docx,.jpg,.jpeg,.png"
        onFiles={(files) => void queue.add(files)}
      />
      <UploadList files={queue.files} onClear={queue.clear} />
      <p className="studio-muted">{t('media.privateDocuments')}</p>
    </div>
  )
}
