'use client'

import { toast } from '@payloadcms/ui'
import { useState, type FormEvent } from 'react'

import { useRouter } from '@/studio/navigation'
import { useStudioRequest } from '@/studio/use-studio-request'

import { maxFeedBytes } from '../model/feed-location'
import { runPath } from './import-buttons'

interface UploadFeedProps {
  /** Id of the source. */
  source: string
  /** The endings of the files that it takes. */
  kinds: string
  texts: Readonly<
    Record<
      | 'title'
      | 'file'
      | 'nextSteps'
      | 'dryRun'
      | 'run'
      | 'send'
      | 'sending'
      | 'tooLarge'
      | 'empty'
      | 'failed',
      string
    >
  >
}

/** Sends a feed from the editor's computer to a source, and shows the run that reads it. */
export function UploadFeed({ source, kinds, texts }: UploadFeedProps) {
  const router = useRouter()
  const { upload } = useStudioRequest()
  const [share, setShare] = useState<number | null>(null)

  const send = async (file: File, dryRun: string) => {
    if (file.size === 0) return void toast.error(texts.empty)
    if (file.size > maxFeedBytes) return void toast.error(texts.tooLarge)
    setShare(0)
    const answer = await upload<{ id: string }>(`importSources/${source}/upload`, {
      file,
      query: { name: file.name, dryRun },
      onProgress: setShare,
    })
    setShare(null)
    if (answer.isOk) router.push(runPath(answer.data.id))
    else toast.error(answer.message ?? texts.failed)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const file = data.get('file')
    if (file instanceof File) void send(file, String(data.get('dryRun')))
  }
  return (
    <details>
      <summary>{texts.title}</summary>
      <form className="studio-filters" onSubmit={submit}>
        <label>
          <span>{texts.file}</span>
          <input type="file" name="file" required accept={kinds} />
        </label>
        <label>
          <span>{texts.nextSteps}</span>
          <select name="dryRun" defaultValue="true">
            <option value="true">{texts.dryRun}</option>
            <option value="false">{texts.run}</option>
          </select>
        </label>
        <button type="submit" disabled={share !== null}>
          {texts.send}
        </button>
        <span role="status">{share !== null && texts.sending}</span>
        {share !== null && <progress aria-label={texts.sending} value={share} />}
      </form>
    </details>
  )
}
