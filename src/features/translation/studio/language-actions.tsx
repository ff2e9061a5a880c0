'use client'

import { useId, useState } from 'react'

import { useAuth } from '@payloadcms/ui'

import { localeNames, type Locale } from '@/lib/i18n/locales'
import type { DocumentLanguages } from '@/features/translation/model/describe-languages'

import { mayWriteIn } from '@/features/translation/model/target-languages'
import { useStudioText } from '@/studio/use-studio-text'
import { translateUrl } from './edit-url'
import type { TranslationAction } from './use-translation-actions'

interface LanguageActionsProps {
  document: DocumentLanguages
  locale: Locale
  isBusy: boolean
  run: (action: TranslationAction) => Promise<void>
}

function CopyAction({ document, locale, isBusy, run }: LanguageActionsProps) {
  const t = useStudioText()
  const id = useId()
  const [from, setFrom] = useState<Locale>(document.source)
  const [isReplacing, setReplacing] = useState(false)
  const offered = [document.source, ...document.enabled.filter((each) => each !== document.source)]
  const others = offered.filter((each) => each !== locale)
  return (
    <div className="studio-row">
      <label htmlFor={`${id}-from`}>{t('translation.panel.copyFrom')}</label>
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
      <label className="studio-check">
        <input
          type="checkbox"
          checked={isReplacing}
          onChange={({ target }) => setReplacing(target.checked)}
        />
        {t('translation.panel.replace')}
      </label>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => void run({ kind: 'copy', body: { from, to: locale, isReplacing } })}
      >
        {t(isReplacing ? 'translation.panel.copyAll' : 'translation.panel.copy')}
      </button>
    </div>
  )
}

/** Actions for one language of a document. */
export function LanguageActions(props: LanguageActionsProps) {
  const { document, locale, isBusy, run } = props
  const t = useStudioText()
  const { user } = useAuth()
  const { stale, isNamed } = document.languages[locale]
  if (!mayWriteIn(user, locale)) return <p className="studio-small">{t('translation.panel.otherLanguage')}</p>
  return (
    <div className="studio-row">
      {locale !== document.source && (
        <a className="studio-control" href={translateUrl(document, locale)}>
          {t('translation.sheet.openIn', { language: localeNames[locale] })}
        </a>
      )}
      {stale.length > 0 && (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => void run({ kind: 'review', body: { language: locale } })}
        >
          {t('translation.panel.review')}
        </button>
      )}
      {(locale !== document.source || !isNamed) && <CopyAction {...props} />}
    </div>
  )
}
