import { findTexts, type FindTexts } from '@/features/studio-search/model/findable'
import {
  questionOfVariants,
  questionWords,
  rateMatch,
  toQuestion,
  type Question,
} from '@/features/studio-search/model/find-question'
import { findVariants, makeVocabulary } from '@/features/listings/model/words/find-variants'
import { foldedWords } from '@/features/listings/model/words/search-words'
import type { Locale } from '@/lib/i18n/locales'

import type { StudioPlace } from './studio-places'

interface PlaceMatch {
  place: StudioPlace
  rate: number
}

const textsOf = (title: string, text: string): FindTexts =>
  findTexts({ title, text }, { title: ['title'], text: ['text'] }, () => [])

/** A place and how well it answers; one that only a part of it answers names that part. */
function rate(place: StudioPlace, question: Question): PlaceMatch {
  const ownScore = rateMatch(question, textsOf(place.title, `${place.detail} ${place.words} ${place.text}`))
  if (ownScore > 0) return { place, rate: ownScore }
  const part = place.parts.find((each) => rateMatch(question, textsOf(each, place.title)) > 0)
  return part ? { place: { ...place, detail: part }, rate: 0.5 } : { place, rate: 0 }
}

const rateAll = (places: readonly StudioPlace[], question: Question): PlaceMatch[] =>
  places
    .map((place) => rate(place, question))
    .filter((match) => match.rate > 0)
    .toSorted((one, other) => other.rate - one.rate)

/** The places of the studio that a text means, the best first; mistakes are forgiven as in documents. */
export function matchPlaces(places: readonly StudioPlace[], text: string, locale: Locale): PlaceMatch[] {
  const question = toQuestion(text, locale)
  if (!question) return []
  const exact = rateAll(places, question)
  if (exact.length > 0) return exact
  const knownWords = places.flatMap(({ title, words, parts }) =>
    foldedWords([title, words, ...parts].join(' ')),
  )
  const vocabulary = makeVocabulary([...new Set(knownWords)], locale)
  const variants = questionWords(text, locale).map((word) => findVariants(word, vocabulary))
  return variants.every((words) => words.length > 0) ? rateAll(places, questionOfVariants(variants)) : []
}
