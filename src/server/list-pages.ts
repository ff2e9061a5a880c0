/** @relies page-html */
import { LRUCache } from 'lru-cache'

import { numberLanguage } from '@/features/property/model/price'
import { pagePolicy } from '@/lib/cache/content-security-policy.cjs'
import type { InnerResponse } from '@/lib/http/inner-request'
import { toLocale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import { partEnd } from '@/lib/parts/part'
import { renderPart } from '@/lib/parts/render-part'

import { listReader, type ListPage } from './list-reader'

type Headers = InnerResponse['headers']

/** A page of a list as Next renders it, cut where one filter differs from another. */
interface Template {
  /** Up to the list, cut at each title. */
  before: string[]
  after: string
  headers: Headers
}

interface ListUrl {
  path: string
  /** Without question mark. */
  query: string
}

/** Paths of lists in all languages; an agency has a few. */
const maxTemplates = 200

/** The list in a page: what `Part` made of it. */
const opening = /<div[^>]* data-part="?listing"?[^>]*>/

const escapeText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')

/** The links of the language switch, with whatever search they carry. */
const languageLink = /(<a href="[^"?]*)(?:\?[^"]*)?(" hrefLang="([a-z]{2})")/gi

const queryPlace = (locale: string): string => `?language-query-${locale}`

const withQueryPlaces = (text: string): string =>
  text.replace(
    languageLink,
    (_, start: string, end: string, locale: string) => start + queryPlace(locale) + end,
  )

const withQueries = (text: string, queries: ListPage['queries']): string =>
  Object.entries(queries).reduce(
    (result, [locale, query]) => result.replaceAll(queryPlace(locale), () => escapeText(query)),
    text,
  )

/**
 * Renders filtered lists without Next. Next renders the first one of a path; from then on only the list itself is rendered
 * and put into that page.
 */
export class ListPages {
  readonly #templates = new LRUCache<string, Template>({ max: maxTemplates })
  #generation = 0

  /** Forgets all pages: any of them may show what changed. */
  refresh(): void {
    this.#generation += 1
    this.#templates.clear()
  }

  /** Reads the list of a URL; null when Next must render it, also when reading fails. */
  async #read(path: string, query: string): Promise<ListPage | null> {
    const read = listReader()
    if (!read) return null
    return read(toLocale(path.slice(1, 3)), path, query).catch((error: unknown) => {
      console.error('A list could not be read for the HTTP server', error)
      return null
    })
  }

  /** The page of a filtered list; null when Next must render it. */
  async render({ path, query }: ListUrl): Promise<InnerResponse | null> {
    const template = this.#templates.get(path)
    const page = template ? await this.#read(path, query) : null
    if (!template || !page) return null
    const before = template.before.join(escapeText(page.title))
    const { data } = page
    const numbers = numberLanguage({ locale: data.locale, style: data.settings.priceStyle })
    const html = renderPart('listing', { data, t: await getTranslator(data.locale, numbers) }, '')
    const text = withQueries(before, page.queries) + html + template.after
    return {
      status: 200,
      headers: { ...template.headers, 'content-security-policy': pagePolicy(text) },
      body: Buffer.from(text),
    }
  }

  /** To be called before Next renders a page that is learnt. */
  begin(): number {
    return this.#generation
  }

  /**
   * Stores the page around a list that Next rendered.
   *
   * @param begun result of `begin()`: a page begun before a refresh is not stored
   */
  async learn({ path, query }: ListUrl, { headers, body }: InnerResponse, begun: number): Promise<void> {
    const html = body.toString()
    const start = opening.exec(html)
    const end = html.indexOf(partEnd('listing'))
    const page = start && end > 0 ? await this.#read(path, query) : null
    if (!start || !page || begun !== this.#generation) return
    const before = withQueryPlaces(html.slice(0, start.index + start[0].length))
    this.#templates.set(path, {
      before: before.split(escapeText(page.title)),
      after: html.slice(end),
      headers,
    })
  }
}
