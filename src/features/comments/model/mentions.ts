/** A member of staff whom a comment can name. */
export interface Colleague {
  id: string
  name: string
}

/** Longest text of a comment, in characters as they are shown. */
export const maxCommentLength = 2000

/** How a mention is stored: the name may change, and goes with the account. */
const stored = /@\[([\w-]{1,64})\]/g

/** The ids of those whom a stored text mentions, each once. */
export const mentionedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(stored)].flatMap(([, id]) => id ?? [])),
]

/** A stored text in parts; those with an `id` are mentions. */
export function partsOfText(text: string): { text: string; id: string | null }[] {
  // Split by a pattern with a group, the ids are at the odd places.
  return text
    .split(stored)
    .map((part, index) => (index % 2 === 1 ? { text: '', id: part } : { text: part, id: null }))
    .filter((part) => part.id !== null || part.text !== '')
}

/** A stored text with `@Name` in place of ids. */
export const withNames = (text: string, nameOf: (id: string) => string): string =>
  partsOfText(text)
    .map((part) => (part.id === null ? part.text : `@${nameOf(part.id)}`))
    .join('')

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The same people with names that tell them apart: those who share one get a number, in the order of their ids. */
export function withOwnNames(people: readonly Colleague[]): Colleague[] {
  const taken = new Set(people.map(({ name }) => name))
  const numberFor = (name: string, from: number): number =>
    taken.has(`${name} (${from})`) ? numberFor(name, from + 1) : from
  const next = new Map<string, number>()
  const names = new Map(
    people
      .toSorted((one, other) => one.id.localeCompare(other.id))
      .map(({ id, name }) => {
        if (people.filter((each) => each.name === name).length === 1) return [id, name]
        const number = numberFor(name, next.get(name) ?? 1)
        next.set(name, number + 1)
        return [id, `${name} (${number})`]
      }),
  )
  return people.map(({ id, name }) => ({ id, name: names.get(id) ?? name }))
}

/**
 * A typed text as it is stored: `@Name` of a colleague becomes a mention.
 *
 * @param colleagues each with a name of its own
 */
export function withMentions(typed: string, colleagues: readonly Colleague[]): string {
  const ids = new Map(colleagues.map(({ id, name }) => [name, id]))
  const names = [...ids.keys()].filter(Boolean).toSorted((one, other) => other.length - one.length)
  if (names.length === 0) return typed
  const named = new RegExp(
    String.raw`(?<![\p{L}\p{N}])@(${names.map(escapePattern).join('|')})(?![\p{L}\p{N}])`,
    'gu',
  )
  return typed.replace(named, (_, name: string) => `@[${ids.get(name) ?? ''}]`)
}

/** Who can be mentioned when a text is changed: also whom it mentions, such as oneself. */
export function mentionableIn(
  text: string,
  colleagues: readonly Colleague[],
  names: Readonly<Record<string, string>>,
): Colleague[] {
  const knownIds = new Set(colleagues.map(({ id }) => id))
  const others = mentionedIn(text).flatMap((id) => {
    const name = knownIds.has(id) ? undefined : names[id]
    return name === undefined ? [] : [{ id, name }]
  })
  return [...colleagues, ...others]
}

/** What is typed after an `@` before the caret, for the list of colleagues; null for none. */
export function mentionAt(text: string, caret: number): { start: number; query: string } | null {
  const match = /(?:^|[^\p{L}\p{N}])@([^\n@[\]]{0,40})$/u.exec(text.slice(0, caret))
  const query = match?.[1]
  return query === undefined ? null : { start: caret - query.length - 1, query }
}

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The colleagues of whom the name, or a word of it, begins with what is typed. */
export function findColleagues(colleagues: readonly Colleague[], query: string): Colleague[] {
  const typed = bare(query)
  return colleagues.filter(({ name }) => ` ${bare(name)}`.includes(` ${typed}`))
}
