'use client'

import { maxTextLengths } from '@/features/media/model/file-limits'
import { missingTexts, type AltTexts } from '@/features/media/model/alt-texts'
import { localeNames, type Locale } from '@/lib/i18n/locales'
import { useStudioText } from '@/studio/use-studio-text'

interface AltInputsProps {
  /** Tells the fields of several pictures apart for screen readers, such as the name of the file. */
  name: string
  texts: AltTexts
  /** Those that are on. */
  languages: readonly Locale[]
  disabled?: boolean
  onChange: (texts: AltTexts) => void
}

/** The alternative text of one picture in each language; a language without one is marked. */
export function AltInputs({ name, texts, languages, disabled, onChange }: AltInputsProps) {
  const t = useStudioText()
  const missing = missingTexts(texts, languages)
  const textLabel = (locale: Locale) => t('media.alt.inLanguage', { language: localeNames[locale], name })
  return (
    <div className="studio-fields">
      {languages.map((locale) => {
        const isMissing = missing.includes(locale)
        return (
          <label key={locale} className="studio-tone" data-tone={isMissing ? 'bad' : undefined}>
            <span>
              {localeNames[locale]}
              {isMissing && ` – ${t('media.alt.missing')}`}
            </span>
            <input
              type="text"
              lang={locale}
              aria-label={textLabel(locale)}
              aria-invalid={isMissing}
              maxLength={maxTextLengths.alt}
              disabled={disabled}
              value={texts[locale] ?? ''}
              onChange={({ target }) => onChange({ ...texts, [locale]: target.value })}
            />
          </label>
        )
      })}
    </div>
  )
}
