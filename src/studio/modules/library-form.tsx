'use client'

import { useId, useState, type KeyboardEvent } from 'react'

import { Button } from '@payloadcms/ui'

import { useStudioText } from '../use-studio-text'

import { cancel, keep, moduleName, toLibraryHelp } from './modules-texts'
import './modules.css'

interface LibraryFormProps {
  onKeep: (name: string) => Promise<void>
  onCancel: () => void
}

/** Asks for the name of a new module. No form element: it stands inside the one of the document. */
export function LibraryForm({ onKeep, onCancel }: LibraryFormProps) {
  const text = useStudioText()
  const id = useId()
  const [name, setName] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const submit = async () => {
    if (!name.trim() || isBusy) return
    setIsBusy(true)
    await onKeep(name.trim())
    setIsBusy(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // It would save the whole document.
    event.preventDefault()
    void submit()
  }
  return (
    <div className="studio-modules-form">
      <p id={`${id}-help`}>{text(toLibraryHelp)}</p>
      <label htmlFor={id}>{text(moduleName)}</label>
      <input
        id={id}
        type="text"
        maxLength={120}
        value={name}
        aria-describedby={`${id}-help`}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div>
        <Button size="small" disabled={!name.trim() || isBusy} onClick={submit}>
          {text(keep)}
        </Button>
        <Button size="small" buttonStyle="secondary" onClick={onCancel}>
          {text(cancel)}
        </Button>
      </div>
    </div>
  )
}
