'use client'

import { useRouter } from 'next/navigation'

import { useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'

import { fileKindOf } from '@/lib/media/file-kind'
import { fileRefusals, maxFileBytes } from '@/lib/media/file-refusals'

import { useStudioText } from '../use-studio-text'
import { DropZone } from './drop-zone'
import { mediaTexts } from './media-texts'
import { sendFile } from './send-file'
import { UploadList } from './upload-list'
import { useUploadQueue } from './use-upload-queue'

const titleOf = (name: string): string =>
  name
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
    .slice(0, 160) || name

/** Private documents of a property, dropped many at once; kind and audience are chosen afterwards in each. */
export function DocumentsDrop({ readOnly }: { readOnly?: boolean }) {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const router = useRouter()
  const text = useStudioText()
  const queue = useUploadQueue({
    refusal: async (file) => {
      const { name } = file
      if (file.size > maxFileBytes)
        return text(fileRefusals.tooLarge, { name, most: maxFileBytes / 1024 / 1024 })
      const kind = fileKindOf(new Uint8Array(await file.slice(0, 8192).arrayBuffer()))
      const isTaken = kind && ['pdf', 'docx', 'jpg', 'png'].includes(kind.extension)
      return isTaken ? null : text(fileRefusals.notDocument, { name })
    },
    send: (file, _index, onProgress) =>
      sendFile({
        address: `${config.routes.api}/documents/?locale=${code}&depth=0`,
        file,
        data: { title: titleOf(file.name), property: id, kind: 'other', audience: 'staff' },
        language: i18n.language,
        onProgress,
      }),
    // The table above is made by the server.
    onAdded: () => router.refresh(),
    unreachable: (name) => text(mediaTexts.unreachable, { name }),
  })
  if (readOnly) return null
  if (!id) return <p className="studio-media-draft">{text(mediaTexts.saveFirst)}</p>
  return (
    <div className="field-type studio-media">
      <DropZone
        label={text(mediaTexts.dropDocumentsHere)}
        accept=".pdf,.docx,.jpg,.jpeg,.png"
        onFiles={(files) => void queue.add(files)}
      />
      <UploadList files={queue.files} onClear={queue.clear} />
      <p className="studio-media-draft">{text(mediaTexts.privateDocuments)}</p>
    </div>
  )
}
