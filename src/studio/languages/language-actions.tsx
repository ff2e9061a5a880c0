'use client'

import { useId, useState } from 'react'

import { localeNames, locales, type Locale } from '@/lib/i18n/locales'
import type { DocumentLanguages } from '@/lib/translation/describe-languages'

import { useStudioText } from '../use-studio-text'
import { panelTexts } from './languages-texts'
import type { TranslationAction } from './use-translation-actions'

interface LanguageActionsProps {
  document: DocumentLanguages
  locale: Locale
  mayPublish: boolean
  isBusy: boolean
  run: (action: TranslationAction) => Promise<void>
}

function CopyAction({ document, locale, isBusy, run }: LanguageActionsProps) {
  const text = useStudioText()
  const id = useId()
  const [from, setFrom] = useState<Locale>(document.source)
  const [isReplacing, setReplacing] = useState(false)
  const others = locales.filter((each) => each !== locale)
  return (
    <div className="studio-languages__copy">
      <label htmlFor={`${id}-from`}>{text(panelTexts.copyFrom)}</label>
      <select
        id={`${id}-from`}
        value={from}
        onChange={({ target }) => setFrom(others.find((each) => each === target.value) ?? from)}
      >
        {others.map((each) => (
          <option key={each} value={each}>
            {localeNames[each]}
          </option>
        ))}
      </select>
      <label className="studio-languages__check">
        <input
          type="checkbox"
          checked={isReplacing}
          onChange={({ target }) => setReplacing(target.checked)}
        />
        {text(panelTexts.replace)}
      </label>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => void run({ kind: 'copy', body: { from, to: locale, isReplacing } })}
      >
        {text(isReplacing ? panelTexts.copyAll : panelTexts.copy)}
      </button>
    </div>
  )
}

/** What can be done for one language of a document. */
export function LanguageActions(props: LanguageActionsProps) {
  const { document, locale, mayPublish, isBusy, run } = props
  const text = useStudioText()
  const { stale, isNamed } = document.languages[locale]
  const isPublished = document.publishedIn?.includes(locale) ?? false
  return (
    <div className="studio-languages__actions">
      {stale.length > 0 && (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => void run({ kind: 'review', body: { language: locale } })}
        >
          {text(panelTexts.review)}
        </button>
      )}
      {mayPublish && document.publishedIn && (isNamed || isPublished) && (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => void run({ kind: 'publish', body: { language: locale, isPublished: !isPublished } })}
        >
          {text(isPublished ? panelTexts.unpublish : panelTexts.publish)}
        </button>
      )}
      {(locale !== document.source || !isNamed) && <CopyAction {...props} />}
    </div>
  )
}
