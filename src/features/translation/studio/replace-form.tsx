'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useLocale, useTranslation } from '@payloadcms/ui'
import { useState, type FormEvent } from 'react'

import { searchedPlaces, type SearchedPlace } from '@/features/translation/model/matching-texts'
import { labelColon } from '@/lib/i18n/label-colon'
import { isLocale, localeNames, toLocale, type Locale } from '@/lib/i18n/locales'
import { useSiteLanguages } from '@/studio/use-site-languages'
import { useStudioLanguage, useStudioText } from '@/studio/use-studio-text'
import { Notice } from '@/studio/ui/parts'

import { ReplaceList } from './replace-list'
import { useReplace, type ReplaceQuestion } from './use-replace'

interface TickProps {
  label: string
  isOn: boolean
  change: (isOn: boolean) => void
}

const Tick = ({ label, isOn, change }: TickProps) => (
  <label className="studio-check">
    <input type="checkbox" checked={isOn} onChange={({ target }) => change(target.checked)} />
    {label}
  </label>
)

interface PlacesProps {
  chosen: readonly SearchedPlace[]
  choose: (places: SearchedPlace[]) => void
}

function Places({ chosen, choose }: PlacesProps) {
  const t = useStudioText()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const nameOf = (place: SearchedPlace): string => {
    const plural = config.collections.find(({ slug }) => slug === place)?.labels.plural
    const label = plural ?? config.globals.find(({ slug }) => slug === place)?.label
    return label ? getTranslation(label, i18n) : place
  }
  return (
    <fieldset className="studio-row">
      <legend>{t('translation.replace.kinds')}</legend>
      {searchedPlaces.map((place) => (
        <Tick
          key={place}
          label={nameOf(place)}
          isOn={chosen.includes(place)}
          change={(isOn) =>
            choose(searchedPlaces.filter((each) => (each === place ? isOn : chosen.includes(each))))
          }
        />
      ))}
    </fieldset>
  )
}

/** Properties are many, and most of their texts come from a feed. */
const firstPlaces = searchedPlaces.filter((place) => place !== 'properties')

interface QuestionProps {
  isBusy: boolean
  find: (question: ReplaceQuestion) => void
}

function Question({ isBusy, find }: QuestionProps) {
  const t = useStudioText()
  const { code } = useLocale()
  const languages = useSiteLanguages()
  const [words, setWords] = useState('')
  const [language, setLanguage] = useState<Locale>(toLocale(code))
  const [places, setPlaces] = useState<readonly SearchedPlace[]>(firstPlaces)
  const [isExactCase, setExactCase] = useState(false)
  const [isWholeWord, setWholeWord] = useState(true)
  const send = (event: FormEvent) => {
    event.preventDefault()
    find({ find: words.trim(), language, places: [...places], isExactCase, isWholeWord })
  }
  return (
    <form className="studio-stack" onSubmit={send}>
      <div className="studio-filters">
        <label>
          <span>{t('translation.replace.find')}</span>
          <input
            type="text"
            required
            minLength={2}
            maxLength={200}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <label>
          <span>{t('translation.replace.language')}</span>
          <select
            value={language}
            onChange={({ target }) => isLocale(target.value) && setLanguage(target.value)}
          >
            {languages.map((each) => (
              <option key={each} value={each}>
                {localeNames[each]}
              </option>
            ))}
          </select>
        </label>
        <Tick label={t('translation.replace.wholeWord')} isOn={isWholeWord} change={setWholeWord} />
        <Tick label={t('translation.replace.exactCase')} isOn={isExactCase} change={setExactCase} />
      </div>
      <Places chosen={places} choose={setPlaces} />
      <button type="submit" className="studio-main" disabled={isBusy || places.length === 0}>
        {t('translation.replace.search')}
      </button>
    </form>
  )
}

/** First the search, then its preview with the choice of texts, then the replacement. */
export function ReplaceForm() {
  const t = useStudioText()
  const studioLanguage = useStudioLanguage()
  const { result, left, done, problem, isBusy, find, replace, choose } = useReplace()
  return (
    <>
      <Question isBusy={isBusy} find={(question) => void find(question)} />
      <div role="status">
        {problem !== '' && <Notice tone="bad">{problem}</Notice>}
        {result?.texts.length === 0 && <Notice>{t('translation.replace.nothing')}</Notice>}
        {done && (
          <Notice tone={done.failed.length > 0 ? 'warn' : 'good'}>
            <p>
              {t(`translation.replace.${done.inTemplates ? 'doneInTemplates' : 'done'}`, {
                count: done.count,
              })}
            </p>
            {done.left > 0 && <p>{t('translation.replace.left', { count: done.left })}</p>}
            {done.failed.map(({ place, id, title, reason }) => (
              <p key={`${place}/${id}`}>{title + labelColon(studioLanguage) + reason}</p>
            ))}
          </Notice>
        )}
      </div>
      {result && result.texts.length > 0 && (
        <ReplaceList
          result={result}
          left={left}
          isBusy={isBusy}
          choose={choose}
          replace={(by) => void replace(by)}
        />
      )}
    </>
  )
}
