import type { Locale } from '@/lib/i18n/locales'
import { linkTarget } from '@/lib/values/external-link'
import { localisePath } from './localise-path'
import { joinPath, readSegments, segmentsOf, splitUrl, splitLocale } from './public-path'
import { withoutOwnOrigin } from './redirect-rules'
import { targetKey } from './redirects'
import { resolveStep, type RoutingSources } from './resolve-public-url'
import type { RouteTarget } from './route-table'

export interface RedirectStep {
  to: string
  permanent: boolean
}

/** What a visitor finds after all redirects. */
export type FinalTarget =
  | { kind: 'content'; target: RouteTarget; locale: Locale; path: string }
  | { kind: 'property'; ref: number; locale: Locale; path: string }
  | { kind: 'elsewhere'; url: string }
  | { kind: 'notFound' }

export interface ExplainedUrl {
  steps: RedirectStep[]
  end: FinalTarget
}

const maxSteps = 10

async function follow(sources: RoutingSources, start: string): Promise<ExplainedUrl> {
  const steps: RedirectStep[] = []
  const go = (to: string, permanent: boolean) => steps.push({ to, permanent })
  const seen = new Set<string>()
  for (let url = start; steps.length < maxSteps && !seen.has(url);) {
    seen.add(url)
    const names = readSegments(segmentsOf(splitUrl(url).path))
    if (names === null) break
    const { locale, segments } = splitLocale(joinPath(names))
    if (locale === null) {
      // A path with a file extension gets no language prefix.
      if (names.at(-1)?.includes('.')) break
      url = localisePath(sources.index, joinPath(names), sources.languages.default)
      go(url, false)
      continue
    }
    const step = await resolveStep(sources, locale, segments)
    if (step.kind === 'content')
      return { steps, end: { kind: 'content', target: step.target, locale, path: step.path } }
    if (step.kind === 'property')
      return { steps, end: { kind: 'property', ref: step.parts.ref, locale, path: step.path } }
    if (step.kind === 'notFound') break
    go(step.to, step.permanent)
    if (targetKey(step.to) === null) return { steps, end: { kind: 'elsewhere', url: step.to } }
    url = step.to
  }
  return { steps, end: { kind: 'notFound' } }
}

/**
 * Follows the redirects of a URL one by one, as a visitor's browser does, for staff who test it. Accepts a path or a
 * whole URL of the site, also with capitals or without the first slash.
 *
 * @param origin of the site, such as `https://example.org`
 */
export async function explainUrl(
  sources: RoutingSources,
  given: string,
  origin: string,
): Promise<ExplainedUrl> {
  const text = origin === '' ? given.trim() : withoutOwnOrigin(given, origin)
  const target = linkTarget(text)
  if (target?.kind === 'external') return { steps: [], end: { kind: 'elsewhere', url: text } }
  if (target?.kind !== 'internal') return { steps: [], end: { kind: 'notFound' } }
  return follow(sources, text.startsWith('/') ? text : `/${text}`)
}

/** Result for the studio: the steps, and the final target with its name and edit URL. */
export interface UrlExplanation {
  steps: RedirectStep[]
  end: { kind: FinalTarget['kind']; url: string; title?: string; locale?: Locale; edit?: string }
}
