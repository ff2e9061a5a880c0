'use client'

import { useState } from 'react'

import type {
  MatchingText,
  MatchingTexts,
  ReplacedTexts,
  SearchedPlace,
} from '@/features/translation/model/matching-texts'
import { isTranslatedCollection } from '@/features/translation/model/translated-collections'
import type { Search } from '@/features/translation/model/replace-words'
import type { Locale } from '@/lib/i18n/locales'
import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

/** What is asked; the replacement belongs to the second step. */
export interface ReplaceQuestion extends Search {
  language: Locale
  places: SearchedPlace[]
}

interface SearchResult extends MatchingTexts {
  /** What was asked then; the form may have changed since. */
  question: ReplaceQuestion
}

export const keyOf = ({ place, id, path }: Pick<MatchingText, 'place' | 'id' | 'path'>): string =>
  `${place}/${id}/${path}`

/** What editors call a collection or settings. */
export function usePlaceName(): (place: SearchedPlace) => string {
  const t = useStudioText()
  return (place) =>
    isTranslatedCollection(place)
      ? t(`translation.collections.${place}`)
      : t(`translation.replace.places.${place}`)
}

/** The two steps: what is found, which of it is chosen, and what was replaced. */
export function useReplace() {
  const t = useStudioText()
  const { request, isBusy } = useStudioRequest()
  const [result, setFound] = useState<SearchResult | null>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [done, setDone] = useState<ReplacedTexts | null>(null)
  const [problem, setProblem] = useState('')

  const find = async (question: ReplaceQuestion): Promise<void> => {
    setDone(null)
    const answer = await request<MatchingTexts>('find-texts', { body: question })
    setProblem(answer.isOk ? '' : (answer.message ?? t('translation.panel.failed')))
    setLeft(new Set())
    setFound(answer.isOk ? { ...answer.data, question } : null)
  }

  const replace = async (by: string): Promise<void> => {
    if (!result) return
    const texts = result.texts
      .filter((text) => !left.has(keyOf(text)))
      .map(({ place, id, path, basis }) => ({ place, id, path, basis }))
    const answer = await request<ReplacedTexts>('replace-texts', { body: { ...result.question, by, texts } })
    setProblem(answer.isOk ? '' : (answer.message ?? t('translation.panel.failed')))
    if (!answer.isOk) return
    setDone(answer.data)
    setFound(null)
  }

  const choose = (texts: readonly MatchingText[], isChosen: boolean) =>
    setLeft((before) => {
      const keys = new Set(texts.map(keyOf))
      const others = [...before].filter((key) => !keys.has(key))
      return new Set(isChosen ? others : [...others, ...keys])
    })

  return { result, left, done, problem, isBusy, find, replace, choose }
}
