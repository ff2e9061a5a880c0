'use client'

import { useId, useState } from 'react'

import { useStudioText } from '@/studio/use-studio-text'

interface CodeFieldProps {
  kind: 'code' | 'recovery'
  isBusy: boolean
  onSend: (code: string) => void
}

/** A code and its button. No form of its own, because the page of the account is one. */
export function CodeField({ kind, isBusy, onSend }: CodeFieldProps) {
  const t = useStudioText()
  const id = useId()
  const [code, setCode] = useState('')
  const send = () => code.trim() !== '' && !isBusy && onSend(code)
  return (
    <div className="studio-stack studio-step__code">
      <label htmlFor={id}>{t(kind === 'code' ? 'signIn.codeLabel' : 'signIn.recoveryLabel')}</label>
      <input
        id={id}
        className="studio-field"
        autoComplete={kind === 'code' ? 'one-time-code' : 'off'}
        autoFocus
        inputMode={kind === 'code' ? 'numeric' : 'text'}
        maxLength={20}
        spellCheck={false}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          send()
        }}
      />
      <button className="studio-main" type="button" disabled={isBusy} onClick={send}>
        {t('signIn.proceed')}
      </button>
    </div>
  )
}
