'use client'

import { useId, useState, type KeyboardEvent } from 'react'

import { Button } from '@payloadcms/ui'

import { useStudioText } from '@/studio/use-studio-text'

interface LibraryFormProps {
  onSave: (name: string) => Promise<void>
  onCancel: () => void
}

/** Asks for the name of a new module. No form element: it is inside the document's form. */
export function LibraryForm({ onSave, onCancel }: LibraryFormProps) {
  const t = useStudioText()
  const id = useId()
  const [name, setName] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const submit = async () => {
    if (!name.trim() || isBusy) return
    setIsBusy(true)
    await onSave(name.trim())
    setIsBusy(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter would save the whole document.
    event.preventDefault()
    void submit()
  }
  return (
    <div className="studio-stack">
      <p id={`${id}-help`}>{t('modules.toLibraryHelp')}</p>
      <label htmlFor={id}>{t('modules.moduleName')}</label>
      <input
        id={id}
        className="studio-field"
        type="text"
        maxLength={120}
        value={name}
        aria-describedby={`${id}-help`}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="studio-row">
        <Button size="small" margin={false} disabled={!name.trim() || isBusy} onClick={submit}>
          {t('modules.keep')}
        </Button>
        <Button size="small" margin={false} buttonStyle="secondary" onClick={onCancel}>
          {t('modules.cancel')}
        </Button>
      </div>
    </div>
  )
}
