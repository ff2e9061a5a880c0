'use client'

import { Button } from '@payloadcms/ui'

import { useStudioText } from '../use-studio-text'
import { mediaTexts } from './media-texts'
import type { QueuedFile } from './use-upload-queue'

interface UploadListProps {
  files: readonly QueuedFile[]
  onClear: () => void
}

const percentOf = ({ share }: QueuedFile): number => Math.round(share * 100)

/** How far each file is, and why one was refused. */
export function UploadList({ files, onClear }: UploadListProps) {
  const text = useStudioText()
  const stateOf = (file: QueuedFile): string => {
    if (file.state === 'refused') return file.reason ?? text(mediaTexts.refused)
    if (file.state === 'added') return text(mediaTexts.added)
    if (file.state === 'waiting') return text(mediaTexts.waiting)
    // All bytes are there; the server is making the sizes.
    if (file.share >= 1) return text(mediaTexts.working)
    return text(mediaTexts.sending, { percent: percentOf(file) })
  }
  const count = (state: QueuedFile['state']) => files.filter((file) => file.state === state).length
  const isIdle = count('waiting') + count('sending') === 0
  const summary = text(mediaTexts.progress, {
    done: count('added'),
    all: files.length,
    refused: count('refused'),
  })
  return (
    <div className="studio-media-queue">
      <p className="studio-media-queue-summary" role="status">
        {files.length > 0 && summary}
      </p>
      {files.length > 0 && (
        <>
          <ul>
            {files.map((file) => (
              <li key={file.key} data-state={file.state}>
                <span className="studio-media-queue-name">{file.name}</span>
                <span className="studio-media-queue-state">{stateOf(file)}</span>
                {file.state === 'sending' && (
                  <progress value={percentOf(file)} max={100} aria-label={file.name} />
                )}
              </li>
            ))}
          </ul>
          {isIdle && (
            <Button buttonStyle="none" size="small" margin={false} onClick={onClear}>
              {text(mediaTexts.clear)}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
