'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'

import { useStudioData, useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'
import { Notice } from '@/studio/ui/parts'

interface RedirectDialogProps {
  id: string
  path: string
  onDone: (to: string) => void
  onClose: () => void
}

/** Chooses the target for a missing URL: a suggested page, or any URL. */
export function RedirectDialog({ id, path, onDone, onClose }: RedirectDialogProps) {
  const t = useStudioText()
  const { request } = useStudioRequest()
  const ownPath = `missingUrls/${id}`
  const { data, hasFailed } = useStudioData<{ suggestions?: string[] }>(`${ownPath}/suggestions`)
  const dialog = useRef<HTMLDialogElement>(null)
  const inputId = useId()
  const suggestions = data?.suggestions ?? (hasFailed ? [] : null)
  const [typed, setTyped] = useState<string | null>(null)
  const to = typed ?? suggestions?.[0] ?? ''
  const [problem, setProblem] = useState('')

  useEffect(() => dialog.current?.showModal(), [])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await request<{ to: string }>(`${ownPath}/redirect`, { body: { to } })
    if (answer.isOk) onDone(answer.data.to)
    else setProblem(answer.message ?? t('addresses.failed'))
  }

  return (
    <dialog
      ref={dialog}
      className="studio-dialog studio-controls"
      aria-labelledby={`${inputId}-title`}
      onClose={onClose}
    >
      <form className="studio-stack" onSubmit={(event) => void save(event)}>
        <h2 id={`${inputId}-title`}>{t('addresses.missing.title', { path })}</h2>
        <p>
          {t(suggestions?.length === 0 ? 'addresses.missing.noSuggestion' : 'addresses.missing.suggestions')}
        </p>
        <ul className="studio-list studio-stack studio-stack--tight">
          {suggestions?.map((each) => (
            <li key={each}>
              <button
                type="button"
                className="studio-breakable"
                aria-pressed={each === to}
                onClick={() => setTyped(each)}
              >
                {each}
              </button>
            </li>
          ))}
        </ul>
        <label htmlFor={inputId}>{t('addresses.missing.target')}</label>
        <input
          id={inputId}
          className="studio-field"
          type="text"
          inputMode="url"
          autoComplete="off"
          required
          maxLength={2000}
          value={to}
          aria-describedby={`${inputId}-problem`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div id={`${inputId}-problem`} role="alert">
          {problem && <Notice tone="bad">{problem}</Notice>}
        </div>
        <div className="studio-row">
          <Button type="submit" margin={false}>
            {t('addresses.missing.save')}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
            {t('addresses.missing.cancel')}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
