'use client'

import { useState } from 'react'

import { useStudioText } from '@/studio/use-studio-text'

/** Recovery codes, shown once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useStudioText()
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      // Without permission they can still be written down.
      () => undefined,
    )
  return (
    <div className="studio-panel studio-step__codes">
      <h3>{t('signIn.codesTitle')}</h3>
      <p>{t('signIn.codesIntro')}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="studio-row">
        <button className="studio-main" type="button" onClick={onKept}>
          {t('signIn.codesKept')}
        </button>
        <button type="button" onClick={() => void copy()}>
          {t(isCopied ? 'signIn.copied' : 'signIn.copy')}
        </button>
      </div>
    </div>
  )
}
