import { useState } from 'react'

import type { ShareListTexts } from './share-list'

const buttonClass = 'button button-quiet min-h-11'

/** Buttons that share a link with the device's share dialog, or copy it. */
export function ShareButtons({ url, texts }: { url: string; texts: ShareListTexts }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    )
  // Cancelling the share dialog rejects; no message is needed.
  const share = () => navigator.share({ url, title: texts.subject }).catch(() => undefined)
  return (
    <>
      {'share' in navigator && (
        <button type="button" onClick={share} className={buttonClass}>
          {texts.share}
        </button>
      )}
      <button type="button" onClick={copy} className={buttonClass}>
        {texts.copy}
      </button>
      {outcome === 'refused' && (
        <input
          readOnly
          aria-label={texts.urlLabel}
          value={url}
          onFocus={({ target }) => target.select()}
          className="field min-w-0 flex-1 basis-64"
        />
      )}
      <span role="status" className="text-small font-semibold text-positive">
        {outcome === 'copied' && texts.copied}
      </span>
    </>
  )
}
