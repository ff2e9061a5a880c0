'use client'

import { toast } from '@payloadcms/ui'
import { useState, type FormEvent } from 'react'

import { useRouter } from '@/studio/navigation'
import { useStudioRequest } from '@/studio/use-studio-request'

interface RunButtonProps {
  /** Id of the source. */
  source: string
  label: string
  /** Shown when the server gives no reason. */
  failed: string
  dryRun?: boolean
  /** The hash of the difference that was looked at. */
  reviewed?: string
  /** The run whose file is meant. */
  sameAs?: string | undefined
  isMain?: boolean
}

export const runPath = (id: string) => `/admin/collections/importRuns/${id}/`

function useRunRequest({ source, failed }: Pick<RunButtonProps, 'source' | 'failed'>) {
  const router = useRouter()
  const { request, isBusy } = useStudioRequest()
  const ask = async (body: object) => {
    const answer = await request<{ id: string }>(`importSources/${source}/run`, { body })
    if (answer.isOk) router.push(runPath(answer.data.id))
    else toast.error(answer.message ?? failed)
  }
  return { ask, isBusy }
}

/** Asks for a run of a source. */
export function RunButton({
  source,
  label,
  failed,
  dryRun = false,
  reviewed,
  sameAs,
  isMain,
}: RunButtonProps) {
  const { ask, isBusy } = useRunRequest({ source, failed })
  return (
    <button
      type="button"
      className={isMain ? 'studio-main' : undefined}
      disabled={isBusy}
      onClick={() => void ask({ dryRun, ...(reviewed && { reviewed }), ...(sameAs && { sameAs }) })}
    >
      {label}
    </button>
  )
}

interface OverruleFormProps {
  source: string
  reviewed: string
  sameAs?: string | undefined
  texts: { because: string; apply: string; failed: string }
}

/** Has a held run applied: the reason is required and stored in the log. */
export function OverruleForm({ source, reviewed, sameAs, texts }: OverruleFormProps) {
  const { ask, isBusy } = useRunRequest({ source, failed: texts.failed })
  const [because, setBecause] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void ask({ dryRun: false, reviewed, because, ...(sameAs && { sameAs }) })
  }
  return (
    <form className="studio-filters" onSubmit={submit}>
      <label>
        <span>{texts.because}</span>
        <input
          type="text"
          size={40}
          required
          minLength={3}
          maxLength={300}
          value={because}
          onChange={({ target }) => setBecause(target.value)}
        />
      </label>
      <button type="submit" className="studio-main" disabled={isBusy}>
        {texts.apply}
      </button>
    </form>
  )
}

interface MappingFileProps {
  source: string
  texts: { label: string; saved: string; failed: string; invalid: string }
}

/** Loads a mapping from a file. */
export function MappingFileInput({ source, texts }: MappingFileProps) {
  const router = useRouter()
  const { request, isBusy } = useStudioRequest()
  const load = async (file: File) => {
    const content: unknown = await file
      .text()
      .then(JSON.parse)
      .catch(() => null)
    if (typeof content !== 'object' || content === null) return void toast.error(texts.invalid)
    const answer = await request(`importSources/${source}/mapping`, { body: content })
    if (!answer.isOk) return void toast.error(answer.message ?? texts.failed)
    toast.success(texts.saved)
    router.refresh()
  }
  return (
    <label className="studio-link">
      {texts.label}
      <input
        className="sr-only"
        type="file"
        accept=".json,application/json"
        disabled={isBusy}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void load(file).finally(() => (target.value = ''))
        }}
      />
    </label>
  )
}
