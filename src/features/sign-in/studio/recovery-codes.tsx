'use client'

import { useEffect, useRef, useState } from 'react'

import { useStudioText } from '@/studio/use-studio-text'

/** Recovery codes, shown once. */
export function RecoveryCodes({ codes, onStored }: { codes: readonly string[]; onStored: () => void }) {
  const t = useStudioText()
  const [isCopied, setCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // What had the focus is gone: the codes are read out.
  useEffect(() => heading.current?.focus(), [])
  const copy = () =>
    // Over http there is no clipboard; the codes can still be written down.
    navigator.clipboard?.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <div className="studio-panel studio-stack studio-step__codes">
      <h3 ref={heading} tabIndex={-1}>
        {t('signIn.codesTitle')}
      </h3>
      <p>{t('signIn.codesIntro')}</p>
      <ol className="studio-list studio-grid studio-grid--narrow">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="studio-row">
        <button className="studio-main" type="button" onClick={onStored}>
          {t('signIn.codesStored')}
        </button>
        <button type="button" onClick={() => void copy()}>
          {t('signIn.copy')}
        </button>
        <span role="status">{isCopied && t('signIn.copied')}</span>
      </div>
    </div>
  )
}
