'use client'

import { localeNames, type Locale } from '@/lib/i18n/locales'
import type { DocumentLanguages, TextSpot } from '@/features/translation/model/describe-languages'
import { showsUntitled } from '@/features/translation/model/translated-collections'
import { fieldAnchor } from '@/studio/payload-elements'
import { useStudioText } from '@/studio/use-studio-text'

import { editUrl } from './edit-url'
import { LanguageActions } from './language-actions'
import { PublicationButtons } from './publication-buttons'
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
      <p className="studio-small studio-strong">{title}</p>
      <ul>
        {spots.slice(0, maxSpots).map((spot) => (
          <li key={spot.at}>
            <a
              href={isHere ? `#${fieldAnchor(spot.at)}` : editUrl(document, locale, spot)}
              onClick={isHere ? () => onJump(spot) : undefined}
            >
              {spot.label}
            </a>
            <span className="studio-small studio-ellipsis">{spot.excerpt}</span>
          </li>
        ))}
        {spots.length > maxSpots && (
          <li>{t('translation.panel.more', { count: spots.length - maxSpots })}</li>
        )}
      </ul>
    </>
  )
}

/** What the state does not say: the source language, and for texts to review whether they are online. */
function useNote(document: DocumentLanguages, locale: Locale): string {
  const t = useStudioText()
  const { state, isOnline } = document.languages[locale]
  const notes = [
    locale === document.source && t('translation.panel.source'),
    state === 'review' && t(isOnline ? 'translation.panel.online' : 'translation.panel.notOnline'),
  ]
  return notes.filter(Boolean).join(', ')
}

function Language({ locale, ...props }: LanguageListProps & { locale: Locale }) {
  const { document, current, mayPublish, isBusy, run } = props
  const t = useStudioText()
  const { state, missing, stale, isNamed } = document.languages[locale]
  const note = useNote(document, locale)
  const isUntitledShown = showsUntitled(document.collection) && state !== 'absent'
  return (
    <li className="studio-stack studio-stack--tight">
      <div className="studio-row">
        <span className="studio-strong" lang={locale}>
          {localeNames[locale]}
        </span>
        <StateMark state={state}>{t(`translation.states.${state}`)}</StateMark>
        {note !== '' && <span className="studio-small">{note}</span>}
        {mayPublish && <PublicationButtons document={document} language={locale} isBusy={isBusy} run={run} />}
      </div>
      <details open={locale === current && missing.length + stale.length > 0}>
        <summary>
          {t('translation.panel.toComplete')}
          <span className="sr-only">{` (${localeNames[locale]})`}</span>
          {missing.length > 0 && (
            <span className="studio-small">
              {t('translation.panel.missingCount', { count: missing.length })}
            </span>
          )}
        </summary>
        {!isNamed && isUntitledShown && <p className="studio-small">{t('translation.panel.untitledNote')}</p>}
        {state === 'absent' && document.publishedIn && !showsUntitled(document.collection) && (
          <p className="studio-small">{t('translation.panel.fallbackNote')}</p>
        )}
        <Spots {...props} locale={locale} title={t('translation.panel.missing')} spots={missing} />
        <Spots {...props} locale={locale} title={t('translation.panel.stale')} spots={stale} />
        <LanguageActions {...props} locale={locale} />
      </details>
    </li>
  )
}

/** A document in every language: its state, publishing, the fields that need attention, and the actions. */
export function LanguageList(props: LanguageListProps) {
  const { document, mayPublish, isBusy, run } = props
  const t = useStudioText()
  return (
    <>
      <div className="studio-row">
        <span className="studio-strong">{t('translation.panel.state')}</span>
        <StateMark state={document.state}>{t(`translation.states.${document.state}`)}</StateMark>
        {mayPublish && <PublicationButtons document={document} language={null} isBusy={isBusy} run={run} />}
      </div>
      <ul className="studio-list studio-rows">
        {document.enabled.map((locale) => (
          <Language key={locale} {...props} locale={locale} />
        ))}
      </ul>
    </>
  )
}
