'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'

import { useStudioText } from '../use-studio-text'

import { addressTexts, missingTexts } from './addresses-texts'

interface RedirectDialogProps {
  id: string
  path: string
  onDone: (to: string) => void
  onClose: () => void
}

/** Chooses where an address that is not found shall lead: one of the likely pages, or any address. */
export function RedirectDialog({ id, path, onDone, onClose }: RedirectDialogProps) {
  const t = useStudioText()
  const { config } = useConfig()
  const own = `${config.routes.api}/missingAddresses/${id}`
  const dialog = useRef<HTMLDialogElement>(null)
  const inputId = useId()
  const [suggestions, setSuggestions] = useState<string[] | null>(null)
  const [to, setTo] = useState('')
  const [problem, setProblem] = useState('')

  useEffect(() => {
    dialog.current?.showModal()
    const answer = fetch(`${own}/suggestions/`).then((response) => (response.ok ? response.json() : {}))
    void answer
      .catch(() => ({}))
      .then((found: { suggestions?: string[] }) => {
        setSuggestions(found.suggestions ?? [])
        setTo((current) => current || (found.suggestions?.[0] ?? ''))
      })
  }, [own])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const response = await fetch(`${own}/redirect/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to }),
    }).catch(() => null)
    const answer = (await response?.json().catch(() => null)) as { to?: string; message?: string } | null
    if (response?.ok && answer?.to) onDone(answer.to)
    else setProblem(answer?.message || t(addressTexts.failed))
  }

  return (
    <dialog
      ref={dialog}
      className="studio-addresses__dialog"
      aria-labelledby={`${inputId}-title`}
      onClose={onClose}
    >
      <form onSubmit={(event) => void save(event)}>
        <h2 id={`${inputId}-title`}>{t(missingTexts.title, { path })}</h2>
        <p>{t(suggestions?.length === 0 ? missingTexts.noSuggestion : missingTexts.suggestions)}</p>
        <ul>
          {suggestions?.map((each) => (
            <li key={each}>
              <button type="button" aria-pressed={each === to} onClick={() => setTo(each)}>
                {each}
              </button>
            </li>
          ))}
        </ul>
        <label htmlFor={inputId}>{t(missingTexts.target)}</label>
        <input
          id={inputId}
          type="text"
          inputMode="url"
          autoComplete="off"
          required
          maxLength={2000}
          value={to}
          aria-describedby={`${inputId}-problem`}
          onChange={(event) => setTo(event.target.value)}
        />
        <p id={`${inputId}-problem`} role="alert" className={problem ? 'studio-addresses__bad' : undefined}>
          {problem}
        </p>
        <div className="studio-addresses__buttons">
          <Button type="submit" margin={false}>
            {t(missingTexts.save)}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
            {t(missingTexts.cancel)}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
