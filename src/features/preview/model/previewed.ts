import { isLocale, type Locale } from '@/lib/i18n/locales'
import { isOneOf } from '@/lib/values/read-value'

/** The kinds of documents with a preview. `globals` are the settings of the site, named by their slug. */
export const previewKinds = ['pages', 'articles', 'modules', 'properties', 'projects', 'globals'] as const
export type PreviewKind = (typeof previewKinds)[number]

export type PreviewedCollection = Exclude<PreviewKind, 'globals'>

/** Kinds that may be shared with outsiders before they are published. */
export const shareableKinds = ['pages', 'articles', 'properties', 'projects'] as const
export type ShareableKind = (typeof shareableKinds)[number]

export const previewedGlobals = ['header', 'footer', 'popup', 'siteConfig', 'propertyDisplay'] as const
export type PreviewedGlobal = (typeof previewedGlobals)[number]

/** One document in one language. */
export type Previewed = { locale: Locale } & (
  | { kind: PreviewedCollection; id: string }
  | { kind: 'globals'; id: PreviewedGlobal }
)

export const isShareableKind = (value: unknown): value is ShareableKind => isOneOf(shareableKinds, value)

/** Ids of SQLite and MongoDB alike. */
const idPattern = /^[\w-]{1,64}$/

export const isDocumentId = (value: unknown): value is string =>
  typeof value === 'string' && idPattern.test(value)

/** Parses the parts of a preview URL; null when they are invalid. */
export function readPreviewed({ kind, id, locale }: Record<string, unknown>): Previewed | null {
  if (!isLocale(locale) || !isOneOf(previewKinds, kind)) return null
  if (kind === 'globals') return isOneOf(previewedGlobals, id) ? { kind, id, locale } : null
  return isDocumentId(id) ? { kind, id, locale } : null
}

export const previewPath = ({ kind, id, locale }: { kind: string; id: string; locale: string }): string =>
  `/${locale}/preview/${kind}/${id}/`
