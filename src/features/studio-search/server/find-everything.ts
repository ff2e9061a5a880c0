import type { CollectionSlug, PayloadRequest } from 'payload'

import type {
  SearchAnswer,
  SearchGroup,
  SearchHit,
  OwnKind,
} from '@/features/studio-search/model/search-answer'
import { toLocale } from '@/lib/i18n/locales'
import { resolveLabel } from '@/lib/i18n/resolve-label'
import { studioText } from '@/lib/i18n/studio-text'
import { groupBy, inChunks } from '@/lib/values/lists'

import { findableCollections } from './findable-collections'
import { matchDocuments, type Match } from './match-documents'
import { matchPlaces } from './match-places'
import { readHits } from './read-hits'
import { findHelpPlaces, findStudioPlaces, isHidden, type StudioPlace } from './studio-places'

/** Results of each group. */
const hitsPerGroup = 5
/** Candidates of each collection; an agent who may read few of them gets those among these. */
const candidates = 300
/** Candidates read at a time until enough may be read. */
const readAtOnce = 60

const shownKinds = (req: PayloadRequest): CollectionSlug[] =>
  findableCollections(req.payload)
    .map(({ slug }) => slug)
    .filter((slug) => !isHidden(req.payload.collections[slug].config, req))

const hitOf = ({ key, href, title, detail, picture }: StudioPlace): SearchHit => ({
  key,
  href,
  title,
  detail,
  picture,
})

/** Pictures have the names of what they show, such as a villa, and come after it. */
const rateOf = ({ kind, rate }: Match): number => (kind === 'media' ? rate / 2 : rate)

interface RatedGroup {
  group: SearchGroup
  rate: number
}

/**
 * Documents of a collection as a group of results, as far as the user may read them.
 *
 * @param ids the best first
 * @returns nothing if there is none; `listHref` is the list without a search if there are more than `limit`
 */
export async function toGroup(
  req: PayloadRequest,
  kind: CollectionSlug,
  ids: readonly string[],
  limit: number,
): Promise<SearchGroup[]> {
  const { config } = req.payload.collections[kind]
  const hits: SearchHit[] = []
  for (const batch of inChunks(ids, readAtOnce)) {
    if (hits.length > limit) break
    hits.push(...(await readHits(req, config, batch, limit + 1 - hits.length)))
  }
  if (hits.length === 0) return []
  const label = resolveLabel(config.labels.plural, req.i18n.language)
  const listHref = hits.length > limit ? `/admin/collections/${kind}/` : null
  return [{ kind, label, hits: hits.slice(0, limit), listHref }]
}

async function ratedGroup(
  req: PayloadRequest,
  matches: readonly Match[],
  text: string,
): Promise<RatedGroup[]> {
  const [first] = matches
  if (!first) return []
  const ids = matches.map(({ document }) => document)
  const groups = await toGroup(req, first.kind, ids, hitsPerGroup)
  return groups.map(({ listHref, ...group }) => ({
    group: { ...group, listHref: listHref && `${listHref}?${new URLSearchParams({ search: text })}` },
    rate: rateOf(first),
  }))
}

async function ratedDocuments(req: PayloadRequest, text: string, kinds: readonly CollectionSlug[]) {
  const locale = toLocale(req.i18n.language)
  const { matches, corrected } = await matchDocuments(req, text, { kinds, locale, limit: candidates })
  const byKind = [...groupBy(matches, ({ kind }) => kind).values()]
  const rated = (await Promise.all(byKind.map((each) => ratedGroup(req, each, text)))).flat()
  // The words that were meant may be those of documents that the user may not read, such as the name of a person.
  return { rated, corrected: rated.length > 0 ? corrected : null }
}

const byRate = (rated: readonly RatedGroup[]): SearchGroup[] =>
  rated.toSorted((one, other) => other.rate - one.rate).map(({ group }) => group)

/** The documents of some collections that a text means, by the rights of the user. */
export async function findDocumentGroups(
  req: PayloadRequest,
  text: string,
  kinds: readonly CollectionSlug[],
): Promise<SearchAnswer> {
  const { rated, corrected } = await ratedDocuments(req, text, kinds)
  return { groups: byRate(rated), corrected }
}

async function placeGroups(req: PayloadRequest, text: string): Promise<RatedGroup[]> {
  const { language } = req.i18n
  const lists = await Promise.all([findStudioPlaces(req), findHelpPlaces(req)])
  const placeMatches = lists.flatMap((places) => matchPlaces(places, text, toLocale(language)))
  const kinds: OwnKind[] = ['places', 'actions', 'help']
  return kinds.flatMap((kind) => {
    const matches = placeMatches.filter(({ place }) => place.kind === kind)
    const hits = matches.slice(0, hitsPerGroup).map(({ place }) => hitOf(place))
    const group = { kind, label: studioText(language, `studioSearch.groups.${kind}`), hits, listHref: null }
    return hits.length > 0 ? [{ group, rate: matches[0]?.rate ?? 0 }] : []
  })
}

/** Everything in the studio that a text means, by the rights of the user; the group with the best result first. */
export async function findEverything(req: PayloadRequest, text: string): Promise<SearchAnswer> {
  const [documents, places] = await Promise.all([
    ratedDocuments(req, text, shownKinds(req)),
    placeGroups(req, text),
  ])
  return { groups: byRate([...documents.rated, ...places]), corrected: documents.corrected }
}

/**
 * The last choices of the user that still exist and may be read, and what can be done.
 *
 * @param recent keys of hits, newest first
 */
export async function findRecent(req: PayloadRequest, recent: readonly string[]): Promise<SearchAnswer> {
  const { language } = req.i18n
  const places = (await Promise.all([findStudioPlaces(req), findHelpPlaces(req)])).flat()
  const byKey = new Map(places.map((place) => [place.key, hitOf(place)]))
  const kinds = shownKinds(req)
  const documents = groupBy(
    recent.map((key) => key.split(':', 2)),
    ([kind = '']) => kind,
  )
  const read = [...documents].map(async ([kind, keys]) => {
    const slug = kinds.find((each) => each === kind)
    if (!slug) return []
    const ids = keys.flatMap(([, id]) => id ?? [])
    return readHits(req, req.payload.collections[slug].config, ids, ids.length)
  })
  for (const hit of (await Promise.all(read)).flat()) byKey.set(hit.key, hit)
  const last = recent.flatMap((key) => byKey.get(key) ?? [])
  const actions = places.filter(({ kind }) => kind === 'actions').map(hitOf)
  const groups = [
    { kind: 'recent', label: studioText(language, 'studioSearch.groups.recent'), hits: last, listHref: null },
    {
      kind: 'actions',
      label: studioText(language, 'studioSearch.groups.actions'),
      hits: actions.slice(0, hitsPerGroup),
      listHref: null,
    },
  ]
  return { groups: groups.filter(({ hits }) => hits.length > 0), corrected: null }
}
