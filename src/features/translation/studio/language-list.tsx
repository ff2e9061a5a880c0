'use client'

import { localeNames, locales, type Locale } from '@/lib/i18n/locales'
import type { DocumentLanguages, TextSpot } from '@/features/translation/model/describe-languages'
import { useStudioText } from '@/studio/use-studio-text'

import { fieldAnchor, editUrl } from './edit-url'
import { LanguageActions } from './language-actions'
import { StateMark } from './state-mark'
import type { TranslationAction } from './use-translation-actions'

const maxSpots = 6

interface LanguageListProps {
  document: DocumentLanguages
  mayPublish: boolean
  isBusy: boolean
  run: (action: TranslationAction) => Promise<void>
  /** The language of the form; its fields are focused without a page load. */
  current?: Locale
  onJump?: (spot: TextSpot) => void
}

type SpotsProps = Pick<LanguageListProps, 'document' | 'current' | 'onJump'> & {
  title: string
  spots: TextSpot[]
  locale: Locale
}

function Spots({ document, current, onJump, title, spots, locale }: SpotsProps) {
  const t = useStudioText()
  if (spots.length === 0) return null
  const isHere = locale === current && onJump !== undefined
  return (
    <>
      <p className="studio-languages__spots-title">{title}</p>
      <ul className="studio-languages__spots">
        {spots.slice(0, maxSpots).map((spot) => (
          <li key={spot.at}>
            <a
              href={isHere ? `#${fieldAnchor(spot.at)}` : editUrl(document, locale, spot)}
              onClick={isHere ? () => onJump(spot) : undefined}
            >
              {spot.label}
            </a>
            <span className="studio-small studio-languages__excerpt">{spot.excerpt}</span>
          </li>
        ))}
        {spots.length > maxSpots && (
          <li>{t('translation.panel.more', { count: spots.length - maxSpots })}</li>
        )}
      </ul>
    </>
  )
}

function Language({ locale, ...props }: LanguageListProps & { locale: Locale }) {
  const { document, current } = props
  const t = useStudioText()
  const { state, missing, stale, isNamed } = document.languages[locale]
  const isHidden = document.publishedIn !== null && !document.publishedIn.includes(locale)
  return (
    <details className="studio-languages__language" open={locale === current}>
      <summary>
        <span className="studio-languages__name" lang={locale}>
          {localeNames[locale]}
        </span>
        <StateMark state={state}>{t(`translation.states.${state}`)}</StateMark>
        <span className="studio-small">
          {[
            locale === document.source && t('translation.panel.source'),
            isHidden && t('translation.panel.notPublished'),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </summary>
      {!isNamed && document.publishedIn && (
        <p className="studio-small">{t('translation.panel.fallbackNote')}</p>
      )}
      <Spots {...props} locale={locale} title={t('translation.panel.missing')} spots={missing} />
      <Spots {...props} locale={locale} title={t('translation.panel.stale')} spots={stale} />
      <LanguageActions {...props} locale={locale} />
    </details>
  )
}

/** Every language of a document: its state, the fields that need attention, and the actions. */
export function LanguageList(props: LanguageListProps) {
  return (
    <div className="studio-languages__list">
      {locales.map((locale) => (
        <Language key={locale} {...props} locale={locale} />
      ))}
    </div>
  )
}
