'use client'

import { localeNames, locales, type Locale } from '@/lib/i18n/locales'
import type { DocumentLanguages, TextSpot } from '@/lib/translation/describe-languages'
import { fieldAnchor } from '@/lib/translation/field-anchor'

import { useStudioText } from '../use-studio-text'
import { editAddress } from './edit-address'
import { LanguageActions } from './language-actions'
import { panelTexts, stateNames } from './languages-texts'
import { StateMark } from './state-mark'
import type { TranslationAction } from './use-translation-actions'

const SPOTS_SHOWN = 6

interface LanguageListProps {
  document: DocumentLanguages
  mayPublish: boolean
  isBusy: boolean
  run: (action: TranslationAction) => Promise<void>
  /** The language the form shows; its fields are reached without leaving it. */
  current?: Locale
  onJump?: (spot: TextSpot) => void
}

type SpotsProps = Pick<LanguageListProps, 'document' | 'current' | 'onJump'> & {
  title: string
  spots: TextSpot[]
  locale: Locale
}

function Spots({ document, current, onJump, title, spots, locale }: SpotsProps) {
  const text = useStudioText()
  if (spots.length === 0) return null
  const isHere = locale === current && onJump !== undefined
  return (
    <>
      <p className="studio-languages__spots-title">{title}</p>
      <ul className="studio-languages__spots">
        {spots.slice(0, SPOTS_SHOWN).map((spot) => (
          <li key={spot.at}>
            <a
              href={isHere ? `#${fieldAnchor(spot.at)}` : editAddress(document, locale, spot)}
              onClick={isHere ? () => onJump(spot) : undefined}
            >
              {spot.label}
            </a>
            <span className="studio-languages__excerpt">{spot.excerpt}</span>
          </li>
        ))}
        {spots.length > SPOTS_SHOWN && (
          <li>{text(panelTexts.more, { count: spots.length - SPOTS_SHOWN })}</li>
        )}
      </ul>
    </>
  )
}

function Language({ locale, ...props }: LanguageListProps & { locale: Locale }) {
  const { document, current } = props
  const text = useStudioText()
  const { state, missing, stale, isNamed } = document.languages[locale]
  const isHidden = document.publishedIn !== null && !document.publishedIn.includes(locale)
  return (
    <details className="studio-languages__language" open={locale === current}>
      <summary>
        <span className="studio-languages__name" lang={locale}>
          {localeNames[locale]}
        </span>
        <StateMark state={state}>{text(stateNames[state])}</StateMark>
        <span className="studio-languages__note">
          {[locale === document.source && text(panelTexts.source), isHidden && text(panelTexts.notPublished)]
            .filter(Boolean)
            .join(', ')}
        </span>
      </summary>
      {!isNamed && document.publishedIn && (
        <p className="studio-languages__note">{text(panelTexts.fallbackNote)}</p>
      )}
      <Spots {...props} locale={locale} title={text(panelTexts.missing)} spots={missing} />
      <Spots {...props} locale={locale} title={text(panelTexts.stale)} spots={stale} />
      <LanguageActions {...props} locale={locale} />
    </details>
  )
}

/** Every language of a document: its state, the fields that need somebody, and what can be done. */
export function LanguageList(props: LanguageListProps) {
  return (
    <div className="studio-languages__list">
      {locales.map((locale) => (
        <Language key={locale} {...props} locale={locale} />
      ))}
    </div>
  )
}
