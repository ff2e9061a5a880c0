import {
  findTarget,
  makeFinder,
  type Finder,
  type FoundBy,
  type PlacedProperty,
} from '../model/moving/find-target'
import type { MoveProblem, FormerUrl } from '../model/moving/former-url'
import { pathOnSite, readOldPath, type SiteNames } from '../model/moving/old-path'
import { localisePath } from '../model/localise-path'
import { joinPath, normalisePath, readSegments, segmentsOf, splitLocale } from '../model/public-path'
import { targetKey } from '../model/redirects'
import { checkRedirect } from '../model/redirect-rules'
import { resolvePublicUrl, type RoutingSources } from '../model/resolve-public-url'
import { shortPropertyPath } from '../model/property-path'
import { suggestTargets } from '../model/suggest-targets'
import type { Locale } from '@/lib/i18n/locales'

/** A redirect to make. */
export interface Move {
  from: string
  to: string
  by: FoundBy
}

/** An old address without a redirect. */
export interface Unplaced {
  /** As the file has it, at most 300 characters. */
  from: string
  problem: MoveProblem
  /** The most similar pages, for a person to choose from. */
  suggestions: string[]
}

export interface MovePlan {
  moves: Move[]
  unplaced: Unplaced[]
}

/** The path at which a visitor of a path ends; null when there is no page. */
async function endOf(sources: RoutingSources, path: string, locale: Locale): Promise<string | null> {
  const names = readSegments(segmentsOf(path))
  if (names === null) return null
  const given = splitLocale(joinPath(names).toLowerCase())
  const full = given.locale
    ? joinPath([given.locale, ...given.segments])
    : localisePath(sources.index, joinPath(names), locale)
  const start = splitLocale(full)
  const end = await resolvePublicUrl(sources, start.locale ?? locale, start.segments)
  if (end.kind === 'notFound') return null
  if (end.kind !== 'redirect') return end.path
  return targetKey(end.to) === null ? null : end.to
}

interface Planning {
  sources: RoutingSources
  finder: Finder
  names: SiteNames
  /** The old addresses of the list, in stored form, with their targets on this site. */
  listed: ReadonlyMap<string, string | null>
}

type MoveResult = Move | { problem: MoveProblem }

/** Whether the targets in the list return to the first one. */
function isCircle(listed: Planning['listed'], start: string): boolean {
  const seen = new Set<string>()
  let key: string | null | undefined = start
  while (key && !seen.has(key)) {
    seen.add(key)
    key = listed.get(key)
  }
  return key === start
}

/** The target in the file: null when it is a reference, a title, or a page that no longer exists. */
async function statedTarget(
  planning: Planning,
  from: string,
  to: string,
  locale: Locale,
): Promise<MoveResult | null> {
  const read = pathOnSite(to, planning.names)
  if ('problem' in read) return { problem: read.problem === 'otherHost' ? 'targetHost' : 'targetMissing' }
  const next = planning.listed.get(from)
  if (next && planning.listed.has(next))
    return { problem: isCircle(planning.listed, from) ? 'circle' : 'chain' }
  const end = await endOf(planning.sources, read.path, locale)
  return end === null ? null : { from, to: end + read.suffix, by: 'file' }
}

async function findMove(
  planning: Planning,
  { to = '', title }: FormerUrl,
  from: string,
  locale: Locale,
): Promise<MoveResult> {
  const isUrl = /[/:]/.test(to)
  const stated = to === '' ? null : await statedTarget(planning, from, to, locale)
  if (stated && ('to' in stated || isUrl)) return stated
  const move = findTarget(planning.finder, {
    path: from,
    locale,
    ...(title && { title }),
    ...(!isUrl && { hint: to }),
  })
  if ('problem' in move) return { problem: isUrl ? 'targetMissing' : move.problem }
  const { target, by } = move
  const path = typeof target === 'number' ? shortPropertyPath(target, locale) : target
  const end = await endOf(planning.sources, path, locale)
  return end === null ? { problem: 'targetMissing' } : { from, to: end, by }
}

async function planOne(
  planning: Planning,
  formerUrl: FormerUrl,
  taken: ReadonlySet<string>,
): Promise<MoveResult> {
  const { sources, names } = planning
  if (formerUrl.leftOut) return { problem: formerUrl.leftOut }
  if (formerUrl.isPattern) return { problem: 'pattern' }
  const read = readOldPath(formerUrl.from, names)
  if ('problem' in read) return read
  const { path: from, locale } = read
  if (taken.has(from)) return { problem: 'repeated' }
  if (sources.index.redirects.has(from)) return { problem: 'known' }
  if ((await endOf(sources, from, locale)) !== null) return { problem: 'works' }
  const plan = await findMove(planning, formerUrl, from, locale)
  if ('problem' in plan) return plan
  const checked = checkRedirect(sources.index, plan)
  if (checked.ok) return { ...plan, from: checked.from, to: checked.to }
  return { problem: checked.problem === 'itself' || checked.problem === 'circle' ? 'circle' : 'badPath' }
}

/** Where the addresses of the list lead, as far as they are paths of this site. */
function listTargets(formerUrls: readonly FormerUrl[], names: SiteNames): Map<string, string | null> {
  const listed = new Map<string, string | null>()
  for (const { from, to = '', isPattern, leftOut } of formerUrls) {
    const read = readOldPath(from, names)
    if (leftOut || isPattern || 'problem' in read || listed.has(read.path)) continue
    const target = to === '' ? null : readOldPath(to, { ...names, defaultLocale: read.locale })
    listed.set(read.path, target && 'path' in target ? normalisePath(target.path) : null)
  }
  return listed
}

/** Suggestions compare with every page of the site: only for the first addresses of a long list. */
const maxSuggested = 500

/**
 * Finds the new addresses of old ones; nothing is written. They are in the order of the old ones.
 *
 * @param onProgress called after each address
 */
export async function planMoves(
  formerUrls: readonly FormerUrl[],
  {
    sources,
    properties,
    names,
  }: { sources: RoutingSources; properties: readonly PlacedProperty[]; names: SiteNames },
  onProgress: (done: number) => void = () => undefined,
): Promise<MovePlan> {
  const finder = makeFinder(sources.index, properties)
  const planning = { sources, finder, names, listed: listTargets(formerUrls, names) }
  const plan: MovePlan = { moves: [], unplaced: [] }
  const taken = new Set<string>()
  for (const [done, formerUrl] of formerUrls.entries()) {
    const planned = await planOne(planning, formerUrl, taken)
    if ('problem' in planned) {
      const read = readOldPath(formerUrl.from, names)
      const mayBeSuggested = ['unknown', 'targetMissing', 'ambiguous'].includes(planned.problem)
      const suggestions =
        mayBeSuggested && 'path' in read && plan.unplaced.length < maxSuggested
          ? suggestTargets(sources.index, read.path, 3)
          : []
      plan.unplaced.push({ from: formerUrl.from.slice(0, 300), problem: planned.problem, suggestions })
    } else {
      taken.add(planned.from)
      plan.moves.push(planned)
    }
    onProgress(done + 1)
  }
  return plan
}
