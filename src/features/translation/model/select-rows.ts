import { isLocale, type Locale } from '@/lib/i18n/locales'
import { isOneOf } from '@/lib/values/read-value'
import type { DocumentLanguages } from './describe-languages'
import { publicationStates, type PublicationState } from './publication-state'
import {
  isTranslatedCollection,
  translatedCollections,
  type TranslatedCollection,
} from './translated-collections'

/** What the language overview can be filtered by: a state, or that some texts are missing beside others. */
export const shownStates = [...publicationStates, 'incomplete'] as const
type ShownState = PublicationState | 'incomplete'

/** Filters of the language overview. */
export interface TranslationFilters {
  /** Null for all. */
  collection: TranslatedCollection | null
  language: Locale | null
  state: ShownState | null
  search: string
  /** Counted from 1. */
  page: number
}

export const rowsPerPage = 25

type RawParams = Record<string, string | string[] | undefined>

const single = (value: string | string[] | undefined): string =>
  ((Array.isArray(value) ? value[0] : value) ?? '').trim()

/** Parses the query of the language overview; unknown values are ignored. */
export function readTranslationFilters(params: RawParams): TranslationFilters {
  const [collection, language, state] = [
    single(params.collection),
    single(params.language),
    single(params.state),
  ]
  const page = Number(single(params.page))
  return {
    collection: isTranslatedCollection(collection) ? collection : null,
    language: isLocale(language) ? language : null,
    state: isOneOf(shownStates, state) ? state : null,
    search: single(params.search).slice(0, 100),
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  }
}

const simplified = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** In the chosen language, or in any other that needs attention. */
const isIn = (row: DocumentLanguages, language: Locale | null, wanted: ShownState): boolean =>
  (language ? [language] : row.enabled).some((locale) => {
    const { state, missing } = row.languages[locale]
    return wanted === 'incomplete' ? state !== 'absent' && missing.length > 0 : state === wanted
  })

const order = new Map(translatedCollections.map((slug, index) => [slug, index]))

const byPlace = (a: DocumentLanguages, b: DocumentLanguages): number =>
  (order.get(a.collection) ?? 0) - (order.get(b.collection) ?? 0) ||
  a.title.localeCompare(b.title, 'fr', { numeric: true })

export interface RowsPage {
  rows: DocumentLanguages[]
  total: number
  page: number
  pages: number
}

/** One page of the matching documents; the last page for a number beyond it. */
export function selectRows(all: readonly DocumentLanguages[], filters: TranslationFilters): RowsPage {
  const { language, state, search } = filters
  const wanted = simplified(search)
  const selected = all
    .filter((row) => (state ? isIn(row, language, state) : true))
    .filter((row) => wanted === '' || simplified(row.title).includes(wanted))
    .toSorted(byPlace)
  const pages = Math.max(1, Math.ceil(selected.length / rowsPerPage))
  const page = Math.min(filters.page, pages)
  const rows = selected.slice((page - 1) * rowsPerPage, page * rowsPerPage)
  return { rows, total: selected.length, page, pages }
}
