'use client'

import { useState, type FormEvent } from 'react'

import {
  isSettings,
  type MatchingText,
  type MatchingTexts,
} from '@/features/translation/model/matching-texts'
import { replacementFor } from '@/features/translation/model/replace-words'
import type { Locale } from '@/lib/i18n/locales'
import { useStudioText } from '@/studio/use-studio-text'
import { Notice } from '@/studio/ui/parts'

import { editUrl } from './edit-url'
import { keyOf, usePlaceName, type ReplaceQuestion } from './use-replace'

interface MatchRowProps {
  text: MatchingText
  search: ReplaceQuestion
  by: string
  isChosen: boolean
  choose: (isChosen: boolean) => void
}

const urlOf = ({ place, id }: MatchingText, locale: Locale): string =>
  isSettings(place) ? `/admin/globals/${place}/?locale=${locale}` : editUrl({ collection: place, id }, locale)

/** A text with what goes and what comes. */
function MatchRow({ text, search, by, isChosen, choose }: MatchRowProps) {
  const { language } = search
  const t = useStudioText()
  const nameOf = usePlaceName()
  return (
    <li className="studio-check">
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={t('translation.replace.choose', { title: text.title, label: text.label })}
        onChange={({ target }) => choose(target.checked)}
      />
      <div>
        <a href={urlOf(text, language)}>{text.title}</a>
        <span className="studio-small">
          {isSettings(text.place) ? text.label : `${nameOf(text.place)} · ${text.label}`}
        </span>
        {text.hits.map(({ before, match, after }, index) => (
          // The places have no other key than their number.
          <p key={index} lang={language} className="studio-diff">
            {before}
            <del>{match}</del>
            {by !== '' && <ins>{replacementFor(match, search, by)}</ins>}
            {after}
          </p>
        ))}
      </div>
    </li>
  )
}

interface AllProps {
  chosen: number
  count: number
  choose: (isChosen: boolean) => void
}

/** Chooses all texts or none. */
function All({ chosen, count, choose }: AllProps) {
  const t = useStudioText()
  return (
    <label className="studio-check">
      <input
        type="checkbox"
        checked={chosen === count}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < count
        }}
        onChange={({ target }) => choose(target.checked)}
      />
      {t('translation.replace.all', { chosen, count })}
    </label>
  )
}

interface ReplaceListProps {
  result: MatchingTexts & { question: ReplaceQuestion }
  /** Texts that stay as they are. */
  left: ReadonlySet<string>
  isBusy: boolean
  choose: (texts: readonly MatchingText[], isChosen: boolean) => void
  replace: (by: string) => void
}

/** The preview: every text with what was found, and the words that replace it. */
export function ReplaceList({ result, left, isBusy, choose, replace }: ReplaceListProps) {
  const t = useStudioText()
  const [by, setBy] = useState('')
  const { texts, isMore, question } = result
  const count = texts.filter((text) => !left.has(keyOf(text))).length
  const send = (event: FormEvent) => {
    event.preventDefault()
    replace(by)
  }
  return (
    <form onSubmit={send}>
      <div className="studio-filters studio-sticky">
        <label>
          <span>{t('translation.replace.by')}</span>
          <input
            type="text"
            maxLength={500}
            lang={question.language}
            value={by}
            onChange={({ target }) => setBy(target.value)}
          />
        </label>
        <button type="submit" className="studio-main" disabled={isBusy || count === 0}>
          {t(by === '' ? 'translation.replace.remove' : 'translation.replace.replace', { count })}
        </button>
      </div>
      <All chosen={count} count={texts.length} choose={(isChosen) => choose(texts, isChosen)} />
      {isMore && <Notice>{t('translation.replace.more')}</Notice>}
      <ul className="studio-list studio-rows">
        {texts.map((text) => (
          <MatchRow
            key={keyOf(text)}
            text={text}
            by={by}
            search={question}
            isChosen={!left.has(keyOf(text))}
            choose={(isChosen) => choose([text], isChosen)}
          />
        ))}
      </ul>
    </form>
  )
}
