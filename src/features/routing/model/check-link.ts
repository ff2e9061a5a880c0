import { findSafeLink } from '@/lib/values/external-link'
import type { Locale } from '@/lib/i18n/locales'

import { explainUrl } from './explain-url'
import { readSegments, segmentsOf, splitLocale, splitUrl } from './public-path'
import { withoutOwnOrigin } from './redirect-rules'
import type { RoutingSources } from './resolve-public-url'

/** Why a link leads nowhere: there is nothing, not in this language, or it is no address. */
export const linkFaults = ['missing', 'notInLanguage', 'invalid'] as const
export type LinkFault = (typeof linkFaults)[number]

/** What the studio learns of a link. */
export interface LinkCheck {
  /** Null for a link that works. */
  fault: LinkFault | null
  /** What it leads to: title and path below the studio, as far as the user may read it. Null for other links. */
  target: { title: string; edit: string } | null
}

export interface LinkSources extends RoutingSources {
  /** Origin of the site, such as `https://example.org`; empty when it is not known. */
  origin: string
  /** Whether the media library has a file of this name. */
  hasFile: (name: string) => Promise<boolean>
}

/** Parts of the site that are no content: the log-in, private pages, forms and the choice of cookies. */
const ownParts: ReadonlySet<string> = new Set(['login', 'my', 'forms', 'consent-texts'])

const ownFile = /^\/(?:images|api\/media\/file)\/[^/]+$/

const leadsSomewhere = async (sources: LinkSources, path: string, locale: Locale): Promise<boolean> => {
  const languages = { ...sources.languages, default: locale }
  const { end } = await explainUrl({ ...sources, languages }, path, '')
  return end.kind !== 'notFound'
}

/**
 * Checks a link as a visitor of a language follows it, by the rules that pages and redirects are resolved with. Other
 * sites are not asked.
 *
 * @returns null for a link that works
 */
export async function checkLink(
  sources: LinkSources,
  url: string,
  locale: Locale,
): Promise<LinkFault | null> {
  const text = sources.origin === '' ? url.trim() : withoutOwnOrigin(url, sources.origin)
  const target = findSafeLink(text)
  if (!target) return 'invalid'
  if (target.kind !== 'internal' || target.href.startsWith('#')) return null
  const { path } = splitUrl(target.href)
  const names = readSegments(segmentsOf(path))
  if (names === null) return 'invalid'
  if (ownFile.test(path)) return (await sources.hasFile(names.at(-1) ?? '')) ? null : 'missing'
  const { segments, locale: named } = splitLocale(path)
  // Files of the site itself, such as its map for search engines.
  if (ownParts.has(segments[0] ?? '') || names.at(-1)?.includes('.')) return null
  if (await leadsSomewhere(sources, path, locale)) return null
  if (named !== null) return 'missing'
  for (const other of sources.languages.enabled)
    if (other !== locale && (await leadsSomewhere(sources, path, other))) return 'notInLanguage'
  return 'missing'
}
