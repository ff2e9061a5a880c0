import { isLocale, type Locale } from '@/lib/i18n/locales'
import { isRecord, textOf } from '@/lib/values/read-value'

/** A link in a document that was read in all languages. */
export interface FoundLink {
  url: string
  /** What visitors click; empty when it has no words. */
  text: string
  /** Null: the same link in every language. */
  locale: Locale | null
}

type Row = Record<string, unknown>

const wordsOf = (node: unknown): string => {
  if (!isRecord(node)) return ''
  if (typeof node.text === 'string') return node.text
  return Array.isArray(node.children) ? node.children.map(wordsOf).join('') : ''
}

/** The label of a link, which may be one per language. */
function labelOf(label: unknown, locale: Locale | null): string {
  if (!isRecord(label)) return textOf(label)
  const ownLabel = locale === null ? '' : textOf(label[locale])
  return ownLabel || (Object.values(label).map(textOf).find(Boolean) ?? '')
}

const hrefs = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
    ([, double, single]) => double ?? single ?? '',
  )

/** Blocks and links that editors hide are not shown to visitors. */
const isHidden = (row: Row): boolean => row.status === 'hidden'

function ownLinks(row: Row, locale: Locale | null): FoundLink[] {
  if (row.type === 'link' || row.type === 'autolink') {
    const url = isRecord(row.fields) ? textOf(row.fields.url) : ''
    return url === '' ? [] : [{ url, text: wordsOf(row), locale }]
  }
  const url = textOf(row.url)
  const target = row.redirect === true ? textOf(row.redirectUrl) : ''
  const html = typeof row.html === 'string' ? hrefs(row.html) : []
  return [
    ...(url === '' ? [] : [{ url, text: labelOf(row.label, locale), locale }]),
    ...[target, ...html].filter(Boolean).map((each) => ({ url: each, text: '', locale })),
  ]
}

/**
 * The links of a document: link fields, links in rich texts and in HTML, and the target of a page that redirects.
 *
 * @param value the document, or a part of it, read in all languages
 * @param locale the language of that part
 */
export function findLinks(value: unknown, locale: Locale | null = null): FoundLink[] {
  if (Array.isArray(value)) return value.flatMap((each) => findLinks(each, locale))
  if (!isRecord(value) || isHidden(value)) return []
  const isLinkNode = value.type === 'link' || value.type === 'autolink'
  const below = Object.entries(value).flatMap(([key, part]) => {
    if (isLinkNode && key === 'fields') return []
    return findLinks(part, locale ?? (isLocale(key) ? key : null))
  })
  return [...ownLinks(value, locale), ...below]
}
