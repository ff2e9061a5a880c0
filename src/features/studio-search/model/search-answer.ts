/** The answer of the search of the studio. */

/** Lists, settings and views of the studio; what can be done from anywhere; help. Other kinds are slugs of collections. */
export type OwnKind = 'places' | 'actions' | 'help'

export interface SearchHit {
  /** `<kind>:<id>`: what is stored of the last choices. */
  key: string
  /** Path in the studio. */
  href: string
  /** Empty for a document without a title. */
  title: string
  /** What tells it from others of the same title. */
  detail: string
  /** Path of a small picture. */
  picture: string | null
}

export interface SearchGroup {
  kind: string
  /** In the editor's language. */
  label: string
  hits: SearchHit[]
  /** The list with the same search, if it has more. */
  listHref: string | null
}

export interface SearchAnswer {
  groups: SearchGroup[]
  /** What was searched for instead of a text with mistakes. */
  corrected: string | null
}

/** The last choices of an editor, newest first; stored in the preferences under this key. */
export const recentKey = 'found-recently'
export const maxRecent = 8

/** The choices of stored preferences, which may hold anything. */
export function parseRecent(value: unknown): string[] {
  const keys = Array.isArray(value) ? value : []
  return keys
    .filter((key): key is string => typeof key === 'string' && /^[\w-]{1,40}:[\w/-]{1,80}$/.test(key))
    .slice(0, maxRecent)
}

/** The choices after another one. */
export const withChoice = (recent: readonly string[], key: string): string[] =>
  [key, ...recent.filter((each) => each !== key)].slice(0, maxRecent)
