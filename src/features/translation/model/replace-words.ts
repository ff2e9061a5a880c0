import { typedLink } from '@/features/studio-search/model/typed-link'
import { isRecord } from '@/lib/values/read-value'

/** What is looked for in the texts of a language. */
export interface Search {
  find: string
  isExactCase: boolean
  isWholeWord: boolean
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text)

/** Such as `{phone}`, which pages replace by the number of the agency. */
const isPlaceholder = (text: string): boolean => /^\{\w+\}$/.test(text.trim())

/** The address that calls a telephone number, however that is typed; null for another text. */
function callOf(text: string): string | null {
  const link = typedLink(text)
  return link?.kind === 'telephone' ? link.url : null
}

/** The `tel:` URL with the country code for the URL of a link; null when it is no telephone link. */
const callOfAddress = (address: string): string | null =>
  /^tel:\S+$/.test(address) ? callOf(address.slice('tel:'.length)) : null

/**
 * The words that replace something found: with a capital where only the found words have one, as in a title. The
 * address of a telephone number is replaced by that of the new number, and stays when there is none.
 */
export function replacementFor(match: string, { find }: Pick<Search, 'find'>, by: string): string {
  if (callOf(find) && callOfAddress(match))
    return callOf(by) ?? (isPlaceholder(by) ? `tel:${by.trim()}` : match)
  return isCapital(match) && !isCapital(find) ? by.slice(0, 1).toUpperCase() + by.slice(1) : by
}

function replaceInText(text: string, search: Search, by: string): string {
  if (by !== '') return text.replaceAll(patternOf(search), (match) => replacementFor(match, search, by))
  // One of the two spaces around the words goes with them, and the comma of two.
  const { source, flags } = patternOf(search)
  const removed = new RegExp(
    `^(?:${source})[ \u00a0]|,[ \u00a0](?:${source})(?=,)|[ \u00a0](?:${source})(?=$|[\\s.,;:!?)»])|(?:${source})`,
    `${flags}m`,
  )
  return text.replaceAll(removed, '')
}

function patternOf({ find, isExactCase, isWholeWord }: Search): RegExp {
  const words = escaped(find)
    .replaceAll(/\s+/g, String.raw`\s+`)
    .replaceAll(/['’]/g, "['’]")
  const source = isWholeWord ? String.raw`(?<![\p{L}\p{N}])${words}(?![\p{L}\p{N}])` : words
  return new RegExp(source, isExactCase ? 'gu' : 'giu')
}

/** A text around something that was found, for the preview. */
export interface Hit {
  before: string
  match: string
  after: string
}

const around = 60

function hitsIn(text: string, pattern: RegExp): Hit[] {
  return [...text.matchAll(pattern)].map((match) => {
    const end = match.index + match[0].length
    const from = Math.max(0, match.index - around)
    const to = Math.min(text.length, end + around)
    return {
      before: (from > 0 ? '…' : '') + text.slice(from, match.index),
      match: match[0],
      after: text.slice(end, to) + (to < text.length ? '…' : ''),
    }
  })
}

interface Replaced {
  value: unknown
  hits: Hit[]
}

type Node = Record<string, unknown>

/**
 * Whether something looked for may be part of the address of a link: a telephone number, an e-mail address, a host or a
 * path. Addresses are not searched for other words, because a link to `/compromis/` must survive that word.
 */
export const isPartOfUrl = ({ find }: Pick<Search, 'find'>): boolean =>
  /[/@:.{]|\d{5}/.test(find) || callOf(find) !== null

/** Replaces in a text without formatting, which may be an address. */
function replaceInPlain(text: string, search: Search, by: string): { value: string; hits: Hit[] } {
  const call = callOf(search.find)
  if (call !== null && callOfAddress(text) === call)
    return { value: replacementFor(text, search, by), hits: [{ before: '', match: text, after: '' }] }
  const hits = hitsIn(text, patternOf(search))
  return { hits, value: hits.length > 0 ? replaceInText(text, search, by) : text }
}

/** The fields of a link with another address; null for what is no link with a searched address. */
function replaceInLink({ type, fields }: Node, search: Search, by: string, hits: Hit[]): Node | null {
  if ((type !== 'link' && type !== 'autolink') || !isPartOfUrl(search)) return null
  if (!isRecord(fields) || typeof fields.url !== 'string') return null
  const replaced = replaceInPlain(fields.url, search, by)
  hits.push(...replaced.hits)
  return { ...fields, url: replaced.value }
}

/** Words are replaced inside the parts of a line that have the same formatting, so that none is lost. */
function replaceInNode(node: unknown, search: Search, by: string, hits: Hit[]): unknown {
  if (!isRecord(node)) return node
  const changed: Node = { ...node }
  if (node.type === 'text' && typeof node.text === 'string') {
    hits.push(...hitsIn(node.text, patternOf(search)))
    changed.text = replaceInText(node.text, search, by)
  }
  const link = replaceInLink(node, search, by, hits)
  if (link) changed.fields = link
  if (Array.isArray(node.children))
    changed.children = node.children.map((child: unknown) => replaceInNode(child, search, by, hits))
  return changed
}

/**
 * Replaces words in a stored text, plain or rich, and addresses in its links.
 *
 * @returns the new value, and what was found in it; no hits: the value is the same
 */
export function replaceWords(value: unknown, search: Search, by: string): Replaced {
  if (typeof value === 'string') return replaceInPlain(value, search, by)
  if (!isRecord(value) || !isRecord(value.root)) return { value, hits: [] }
  const hits: Hit[] = []
  const root = replaceInNode(value.root, search, by, hits)
  return { hits, value: hits.length > 0 ? { ...value, root } : value }
}
