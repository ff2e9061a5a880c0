import type { Locale } from '../i18n/locales'
import { linkTarget } from './external-link'
import { localisePath } from './localise-path'
import { joinPath, readSegments, segmentsOf, splitAddress, splitLocale } from './public-path'
import { withoutOwnOrigin } from './redirect-rules'
import { targetKey } from './redirects'
import { resolveStep, type AddressSources } from './resolve-address'
import type { RouteTarget } from './route-table'

export interface AddressStep {
  to: string
  permanent: boolean
}

/** What a visitor finds at the end of the way. */
export type AddressEnd =
  | { kind: 'content'; target: RouteTarget; locale: Locale; path: string }
  | { kind: 'property'; ref: number; locale: Locale; path: string }
  | { kind: 'elsewhere'; address: string }
  | { kind: 'notFound' }

export interface ExplainedAddress {
  steps: AddressStep[]
  end: AddressEnd
}

const maxSteps = 10

async function follow(sources: AddressSources, start: string): Promise<ExplainedAddress> {
  const steps: AddressStep[] = []
  const go = (to: string, permanent: boolean) => steps.push({ to, permanent })
  const seen = new Set<string>()
  for (let address = start; steps.length < maxSteps && !seen.has(address);) {
    seen.add(address)
    const names = readSegments(segmentsOf(splitAddress(address).path))
    if (names === null) break
    const { locale, segments } = splitLocale(joinPath(names))
    if (locale === null) {
      // Files are not looked for behind a language.
      if (names.at(-1)?.includes('.')) break
      address = localisePath(sources.index, joinPath(names), sources.languages.default)
      go(address, false)
      continue
    }
    const found = await resolveStep(sources, locale, segments)
    if (found.kind === 'content')
      return { steps, end: { kind: 'content', target: found.target, locale, path: found.path } }
    if (found.kind === 'property')
      return { steps, end: { kind: 'property', ref: found.parts.ref, locale, path: found.path } }
    if (found.kind === 'notFound') break
    go(found.to, found.permanent)
    if (targetKey(found.to) === null) return { steps, end: { kind: 'elsewhere', address: found.to } }
    address = found.to
  }
  return { steps, end: { kind: 'notFound' } }
}

/**
 * Follows an address as the site does, one step after the other, for editors who ask where it leads. Takes what they
 * copy from the browser: with the site's name in front, with capitals or without the first slash.
 *
 * @param origin of the site, such as `https://example.org`
 */
export async function explainAddress(
  sources: AddressSources,
  given: string,
  origin: string,
): Promise<ExplainedAddress> {
  const text = origin === '' ? given.trim() : withoutOwnOrigin(given, origin)
  const target = linkTarget(text)
  if (target?.kind === 'external') return { steps: [], end: { kind: 'elsewhere', address: text } }
  if (target?.kind !== 'internal') return { steps: [], end: { kind: 'notFound' } }
  return follow(sources, text.startsWith('/') ? text : `/${text}`)
}
