/** What is known of a property of the source from former imports. */
export interface KnownProperty {
  externalId: string
  /** As its feed numbers it; the same as the external id unless two providers have the number. */
  number?: string | null
  provider?: string | null
  permanentId?: string | null
}

/** What a feed says of a property. */
export interface FeedIdentity {
  number: string
  provider: string
  permanentId: string
}

/** A provider that takes the place of another: the same office with a new name, or another office. */
export interface ProviderChange {
  /** Empty when the properties named none before. */
  from: string
  to: string
  properties: number
}

export interface Identities {
  /** The external id of each record, by its key. */
  ids: Map<string, string>
  change: ProviderChange | null
}

const numberOf = ({ number, externalId }: KnownProperty): string => number || externalId

const providersOf = (items: Iterable<{ provider?: string | null }>): Set<string> =>
  new Set([...items].map(({ provider }) => provider ?? '').filter(Boolean))

/** A value that exactly one of several has. */
function byUnique<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item> {
  const byKey = new Map<string, Item | null>()
  for (const item of items) {
    const key = keyOf(item)
    if (key !== '') byKey.set(key, byKey.has(key) ? null : item)
  }
  return new Map([...byKey].flatMap(([key, item]) => (item === null ? [] : [[key, item] as const])))
}

/**
 * Finds which property each record is: by the number that its software gave it for good, else by its number, and where a
 * source has two providers by both, so that two offices may each have an A1.
 *
 * @param records by their key, in the order of the feed
 * @param sameProviders names of providers that someone said are known ones under a new name; of others, that they are new
 */
export function identify(
  records: ReadonlyMap<string, FeedIdentity>,
  properties: readonly KnownProperty[],
  sameProviders: ReadonlyMap<string, boolean> = new Map(),
): Identities {
  const before = providersOf(properties)
  const now = providersOf(records.values())
  const [only = ''] = now
  const isRenamed = properties.length > 0 && now.size === 1 && !before.has(only) && before.size <= 1
  const answer = isRenamed ? sameProviders.get(only) : undefined
  const areTwo = isRenamed ? answer === false : new Set([...before, ...now]).size > 1

  const ids = new Map<string, string>()
  const taken = new Set<string>()
  const assign = (key: string, { externalId }: KnownProperty) => {
    ids.set(key, externalId)
    taken.add(externalId)
  }
  const byPermanentId = byUnique(properties, ({ permanentId }) => permanentId ?? '')
  const inFeed = byUnique(records, ([, { permanentId }]) => permanentId)
  for (const [permanentId, [key]] of inFeed) {
    const property = byPermanentId.get(permanentId)
    if (property) assign(key, property)
  }
  const matchKey = (number: string, provider: string) =>
    JSON.stringify(areTwo ? [number, provider] : [number])
  const byNumber = new Map(properties.map((each) => [matchKey(numberOf(each), each.provider ?? ''), each]))
  let matched = 0
  for (const [key, { number, provider }] of records) {
    if (ids.has(key)) continue
    // Properties of a time when no provider was named belong to any.
    const property = byNumber.get(matchKey(number, provider)) ?? byNumber.get(matchKey(number, ''))
    if (!property || taken.has(property.externalId)) continue
    assign(key, property)
    matched += 1
  }
  const all = new Set(properties.map(({ externalId }) => externalId))
  for (const [key, { number, provider }] of records) {
    if (ids.has(key)) continue
    const names = [number, ...(provider ? [`${number} (${provider})`] : [])]
    let id = names.find((name) => !taken.has(name) && !all.has(name))
    for (let count = 2; id === undefined; count += 1) {
      const name = `${number} (${count})`
      if (!taken.has(name) && !all.has(name)) id = name
    }
    ids.set(key, id)
    taken.add(id)
  }
  const [from = ''] = before
  const needsAnswer = isRenamed && answer === undefined && matched > 0
  return { ids, change: needsAnswer ? { from, to: only, properties: matched } : null }
}
