import { isRecord, textOf } from '@/lib/values/read-value'

import type { MoveProblem } from './former-url'

/** Fields of an export of WordPress or of one of its plugins, by their name in lower case with spaces. */
type Fields = Readonly<Record<string, unknown>>

const wordOf = (value: unknown): string => textOf(value).trim().toLowerCase()

const isFalse = (value: unknown): boolean =>
  value === false || value === 0 || ['0', 'false', 'no'].includes(wordOf(value))

const offStatus = new Set(['disabled', 'inactive', 'trashed'])
const draftStatus = new Set(['draft', 'pending', 'private', 'trash', 'future', 'auto-draft'])

/** What Redirection does instead of a redirect. */
const otherActions = new Set(['error', 'pass', 'nothing', 'random'])

/** Kinds of WordPress that visitors never requested by their URL. */
const internalTypes = new Set([
  'nav_menu_item',
  'revision',
  'custom_css',
  'customize_changeset',
  'oembed_cache',
  'user_request',
  'wp_block',
  'wp_template',
  'wp_template_part',
  'wp_global_styles',
  'wp_navigation',
  'acf-field',
  'acf-field-group',
])

/** The status that the former site answered with: Redirection `code`, `action_code`, Yoast and Rank Math `type`. */
const codeOf = (row: Fields): number =>
  Number([row.code, row['action code'], row.type].find((value) => /^[1-5]\d\d$/.test(String(value))) ?? 0)

function ruleProblem(row: Fields): MoveProblem | null {
  const code = codeOf(row)
  if (code === 410) return 'gone'
  const action = wordOf(row['action type']) || wordOf(row.type)
  if (code >= 400 || otherActions.has(action)) return 'otherAction'
  const match = wordOf(row['match type'])
  return match !== '' && match !== 'url' ? 'conditional' : null
}

function contentProblem(row: Fields): MoveProblem | null {
  const type = wordOf(row['wp:post type']) || wordOf(row.type)
  if (type === 'attachment') return 'attachment'
  return internalTypes.has(type) ? 'internal' : null
}

/** Why a row of an export leads visitors of the former site nowhere; null when it is an address to move. */
export function leftOutBecause(row: Fields): MoveProblem | null {
  const status = wordOf(row['wp:status']) || wordOf(row.status)
  if (isFalse(row.enabled) || offStatus.has(status)) return 'off'
  const content = contentProblem(row)
  if (content) return content
  return draftStatus.has(status) ? 'draft' : ruleProblem(row)
}

/** The groups of Redirection that are switched off: so are their redirects, whatever they say themselves. */
export function groupsOff(value: unknown): ReadonlySet<unknown> {
  const groups = isRecord(value) && Array.isArray(value.groups) ? value.groups.filter(isRecord) : []
  return new Set(groups.filter((group) => leftOutBecause(group) === 'off').map(({ id }) => id))
}
