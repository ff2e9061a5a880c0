'use client'

import { toast } from '@payloadcms/ui'
import { useState, type FormEvent } from 'react'

import { useStudioRequest } from '@/studio/use-studio-request'

interface CodeFormProps {
  /** Id of the source. */
  source: string
  field: string
  code: string
  options: readonly { value: string; label: string }[]
  texts: { label: string; choose: string; save: string; saved: string; failed: string }
}

/** Says what a code of the feed means here. */
export function CodeForm({ source, field, code, options, texts }: CodeFormProps) {
  const { request, isBusy } = useStudioRequest()
  const [value, setValue] = useState('')
  const [isSaved, setIsSaved] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await request(`importSources/${source}/codes`, { body: { field, code, value } })
    if (answer.isOk) setIsSaved(true)
    else toast.error(answer.message ?? texts.failed)
  }
  if (isSaved) return <span role="status">{texts.saved}</span>
  return (
    <form className="studio-row" onSubmit={(event) => void submit(event)}>
      <select
        aria-label={texts.label}
        value={value}
        required
        onChange={(event) => setValue(event.target.value)}
      >
        <option value="">{texts.choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <button type="submit" disabled={isBusy || value === ''}>
        {texts.save}
      </button>
    </form>
  )
}
