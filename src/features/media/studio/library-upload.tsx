'use client'

import { useState } from 'react'

import { useListDrawerContext } from '@payloadcms/ui'

import { acceptedPictures } from '@/features/media/model/file-kind'
import { useRouter } from '@/studio/navigation'
import { useSiteLanguages } from '@/studio/use-site-languages'
import { useStudioText } from '@/studio/use-studio-text'
import { useUnsavedWarning } from '@/studio/use-unsaved-warning'
import { Notice } from '@/studio/ui/parts'

import { AltInputs } from './alt-inputs'
import { DropZone } from './drop-zone'
import { MissingTexts } from './missing-texts'
import { UploadList } from './upload-list'
import { canBeSent, useLibraryUpload, type ChosenFile } from './use-library-upload'
import './library.css'

const accepted = `${acceptedPictures},video/mp4,video/webm`

interface ChosenRowProps {
  chosen: ChosenFile
  disabled: boolean
  onDescribe: (texts: ChosenFile['texts']) => void
  onRemove: () => void
}

function ChosenRow({ chosen, disabled, onDescribe, onRemove }: ChosenRowProps) {
  const t = useStudioText()
  const languages = useSiteLanguages()
  const { file, isPicture, preview, texts } = chosen
  return (
    <li className="studio-media-described">
      {preview ? <img src={preview} alt="" /> : <span className="studio-media-film" aria-hidden="true" />}
      <div className="studio-stack">
        <div className="studio-row">
          <strong className="studio-breakable">{file.name}</strong>
          <button
            type="button"
            disabled={disabled}
            aria-label={t('media.upload.leaveOutFile', { name: file.name })}
            onClick={onRemove}
          >
            {t('media.upload.leaveOut')}
          </button>
        </div>
        {isPicture && (
          <AltInputs
            name={file.name}
            texts={texts}
            languages={languages}
            disabled={disabled}
            onChange={onDescribe}
          />
        )}
        {!canBeSent(chosen) && (
          <p className="studio-tone" data-tone="bad">
            {t('media.upload.needsText')}
          </p>
        )}
      </div>
    </li>
  )
}

/** Several files at once, with alternative texts written before anything is stored. */
function LibraryDrop() {
  const t = useStudioText()
  const router = useRouter()
  const [stores, setStores] = useState(0)
  const upload = useLibraryUpload(() => {
    // The list below is rendered on the server.
    router.refresh()
    setStores((count) => count + 1)
  })
  const { chosen, refused, isSending, sent } = upload
  const ready = chosen.filter(canBeSent).length
  useUnsavedWarning(chosen.length > 0)
  return (
    <section className="studio-part studio-controls studio-stack" aria-label={t('media.upload.title')}>
      <DropZone label={t('media.upload.drop')} accept={accepted} onFiles={upload.choose} />
      <div role="status">
        {refused.map(({ key, reason }) => (
          <Notice key={key} tone="bad">
            {reason}
          </Notice>
        ))}
      </div>
      {chosen.length > 0 && (
        <>
          <p className="studio-muted">{t('media.upload.help')}</p>
          <ul className="studio-list studio-rows">
            {chosen.map((each) => (
              <ChosenRow
                key={each.key}
                chosen={each}
                disabled={isSending}
                onDescribe={(texts) => upload.describe(each.key, texts)}
                onRemove={() => upload.remove(each.key)}
              />
            ))}
          </ul>
          <button
            type="button"
            className="studio-main"
            disabled={isSending || ready === 0}
            onClick={upload.send}
          >
            {t('media.upload.store', { count: ready })}
          </button>
        </>
      )}
      <UploadList files={sent.files} onClear={sent.clear} />
      <MissingTexts version={stores} onChange={() => router.refresh()} />
    </section>
  )
}

/** Above the library; not where a picture is chosen for a document, which has its own upload. */
export function LibraryUpload() {
  const { isInDrawer } = useListDrawerContext()
  return isInDrawer ? null : <LibraryDrop />
}
