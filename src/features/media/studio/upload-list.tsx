'use client'

import { Button } from '@payloadcms/ui'

import type { Tone } from '@/studio/ui/parts'
import { useStudioText } from '@/studio/use-studio-text'
import type { QueuedFile } from './use-upload-queue'

const tones: Partial<Record<QueuedFile['state'], Tone>> = { refused: 'bad', added: 'good' }

interface UploadListProps {
  files: readonly QueuedFile[]
  onClear: () => void
}

const percentOf = ({ share }: QueuedFile): number => Math.round(share * 100)

/** Progress of each file, and the reason of a refusal. */
export function UploadList({ files, onClear }: UploadListProps) {
  const t = useStudioText()
  const stateOf = (file: QueuedFile): string => {
    if (file.state === 'refused') return file.reason ?? t('media.refused')
    if (file.state === 'added') return t('media.added')
    if (file.state === 'waiting') return t('media.waiting')
    // Uploaded; the server is making the sizes.
    if (file.share >= 1) return t('media.working')
    return t('media.sending', { percent: percentOf(file) })
  }
  const count = (state: QueuedFile['state']) => files.filter((file) => file.state === state).length
  const isIdle = count('waiting') + count('sending') === 0
  const summary = t('media.progress', {
    done: count('added'),
    all: files.length,
    refused: count('refused'),
  })
  return (
    <div className="studio-stack">
      <p className={files.length > 0 ? 'studio-media-queue-summary' : 'sr-only'} role="status">
        {files.length > 0 && summary}
      </p>
      {files.length > 0 && (
        <>
          <ul className="studio-list studio-rows">
            {files
              .filter(({ isSettled }) => !isSettled)
              .map((file) => (
                <li key={file.key} className="studio-row">
                  <span className="studio-breakable">{file.name}</span>
                  <span className="studio-tone" data-tone={tones[file.state]}>
                    {stateOf(file)}
                  </span>
                  {file.state === 'sending' && (
                    <progress value={percentOf(file)} max={100} aria-label={file.name} />
                  )}
                </li>
              ))}
          </ul>
          {isIdle && (
            <Button buttonStyle="none" size="small" margin={false} onClick={onClear}>
              {t('media.clear')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
