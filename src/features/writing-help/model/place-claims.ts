import { slugify } from '@/lib/values/slugify'

import {
  claimOf,
  isAt,
  lastNamed,
  nextNamed,
  placesOf,
  textOf,
  wholeWords,
  clauseBefore,
  type CheckedText,
  type Claim,
  patternOf,
  type PropertyFacts,
} from './claim'
import type { Direction, FactWords, Kind } from './fact-words/fact-words'
import { commonPlaces } from './common-places'

const nameOfPlace =
  /\p{Lu}[\p{L}']+(?:(?:[ -](?:sur|sous|lez|les|le|la|de|du|en|op|aan|am|an|der|den))?[ -]\p{Lu}[\p{L}'-]+){0,3}/uy

/** A name in capitals at a place of a text. */
function nameAt(text: string, at: number): string | null {
  nameOfPlace.lastIndex = at
  return nameOfPlace.exec(text)?.[0] ?? null
}

type PlaceState = 'own' | 'other' | 'unknown'

interface KnownPlaces {
  own: ReadonlySet<string>
  other: ReadonlySet<string>
}

/** The places of a property and the others that are known, once for each property. */
const placesOfFacts = new WeakMap<PropertyFacts, KnownPlaces>()

function knownPlaces(facts: PropertyFacts): KnownPlaces {
  const places = placesOfFacts.get(facts) ?? {
    own: new Set(facts.places.map((place) => slugify(place))),
    other: new Set([...facts.otherPlaces.map((place) => slugify(place)), ...commonPlaces]),
  }
  placesOfFacts.set(facts, places)
  return places
}

function stateOfPlace(name: string, { facts }: CheckedText): { state: PlaceState; length: number } {
  const places = knownPlaces(facts)
  const words = name.split(/(?<=[ -])/u)
  for (let count = words.length; count > 0; count -= 1) {
    const part = words.slice(0, count).join('').replace(/[ -]$/u, '')
    const key = slugify(part)
    if (places.own.has(key)) return { state: 'own', length: part.length }
    if (places.other.has(key)) return { state: 'other', length: part.length }
  }
  return { state: 'unknown', length: name.length }
}

/** Where a text says that the property is. */
export function placeClaims(checked: CheckedText, words: FactWords): Claim[] {
  const { text } = checked
  const seen = new Set<number>()
  return words.placed.flatMap((pattern) => {
    const before = patternOf(`(?<!\\p{L})(?:${pattern.replace('PLACE', '(?=\\p{L})')})`, 'gimu')
    return [...text.matchAll(before)].flatMap((match): Claim[] => {
      const at = match.index + match[0].length
      const name = nameAt(text, at)
      if (!name || seen.has(at) || isAt(text, words.noPlaces, at) !== null) return []
      if (isAt(text, words.months.join('|'), at) !== null) return []
      seen.add(at)
      const { state, length } = stateOfPlace(name, checked)
      if (state === 'unknown' && words.nounsHaveCapitals) return []
      const claim = claimOf(checked, [at, at + length], [], state === 'own')
      if (state !== 'other') return [claim]
      const storedValues = checked.facts.places.slice(0, 1).map((value) => ({ field: 'locality', value }))
      return [{ ...claim, state: storedValues.length > 0 ? 'contradicts' : 'notInFacts', storedValues }]
    })
  })
}

/** Before a place in which something is; not after the word of a way to it. */
const inPlace = /(?<!\p{L})(?:in|te|à|at) $/iu
const wayTo =
  /(?:reli|acc|train|tram|bus|verb|connect|link|travail|work|werk|arbeit|road|route|weg)[^.,;]{0,30}$/iu

/** Other places that the site knows, wherever a text names them as its own. */
export function otherPlaceClaims(checked: CheckedText, words: FactWords): Claim[] {
  const { text } = checked
  return [...text.matchAll(/(?<![\p{L}-])\p{Lu}[\p{L}']+/gu)].flatMap(({ index }): Claim[] => {
    const name = nameAt(text, index)
    const { state, length } = name ? stateOfPlace(name, checked) : { state: 'unknown', length: 0 }
    const before = text.slice(Math.max(0, index - 45), index)
    if (state !== 'other' || !inPlace.test(before) || wayTo.test(before)) return []
    if (isAt(text, words.noPlaces, index) !== null) return []
    return [claimOf(checked, [index, index + length], [], false)]
  })
}

/** Streets that a text names. */
export function streetClaims(checked: CheckedText, words: FactWords): Claim[] {
  const { text, facts } = checked
  const ownStreet = facts.street ? slugify(facts.street) : null
  return words.streets.flatMap((pattern) => {
    const isNamed = pattern.endsWith('NAME')
    // A name has a capital: only the kind of street before it is read without regard to case.
    const flags = isNamed ? 'giu' : 'gu'
    return [
      ...text.matchAll(patternOf(`(?<!\\p{L})${pattern.replace('NAME', '(?=\\p{L})')}`, flags)),
    ].flatMap((match) => {
      const at = match.index + match[0].length
      const name = isNamed ? nameAt(text, at) : match[0]
      if (!name || isAt(text, words.noPlaces, isNamed ? at : match.index) !== null) return []
      const end = isNamed ? at + name.length : at
      const key = slugify(text.slice(match.index, end))
      const agrees =
        ownStreet !== null &&
        (ownStreet.includes(key) || key.includes(ownStreet) || ownStreet.includes(slugify(name)))
      const claim = claimOf(checked, [match.index, end], [], agrees)
      const isOther = !agrees && facts.street !== null
      return isOther
        ? [
            {
              ...claim,
              state: 'contradicts' as const,
              storedValues: [{ field: 'street', value: facts.street ?? '' }],
            },
          ]
        : [claim]
    })
  })
}

/** Kinds that cannot be meant for each other. */
const otherKinds: Readonly<Record<Kind, readonly Kind[]>> = {
  house: ['apartment', 'land', 'commercial'],
  apartment: ['house', 'land', 'commercial'],
  land: ['house', 'apartment', 'commercial'],
  garage: ['house', 'apartment', 'land', 'commercial'],
  commercial: ['house', 'apartment', 'land'],
  building: ['apartment', 'land'],
}

/** The kind of the property in the places of a subject: "cette maison", the first words, "maison à vendre". */
export function kindClaims(checked: CheckedText, words: FactWords): Claim[] {
  const { text, facts } = checked
  const { kind } = facts
  if (!kind) return []
  const adjectives = `(?:(?:${words.adjectives})[ ,]+(?:(?:et|en|and|und) )?)*`
  return (Object.keys(otherKinds) as Kind[]).flatMap((named) => {
    const noun = words.kinds[named]
    const offered = `(?:${words.goals.sale}|${words.goals.rent})`
    const isPlain = named !== 'garage' && named !== 'commercial' && named !== 'building'
    const subjects = [
      ...(isPlain ? [`(?:${words.thisOne}) ${adjectives}(?:[\\p{L}-]+ )?(${noun})`] : []),
      `(${noun})(?: [\\p{L}'-]+){0,3} ${offered}`,
      ...(isPlain ? [`(?:(?<=^|\\n)|(?<=^[^.\\n]{0,6} ))${adjectives}(${noun})`] : []),
    ]
    return subjects.flatMap((source) =>
      [...text.matchAll(patternOf(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'gidu'))].flatMap(
        (match): Claim[] => {
          const place = match.indices?.[1]
          if (!place || (named !== kind && !otherKinds[kind].includes(named))) return []
          const claim = claimOf(checked, place, [], named === kind)
          return [
            claim.state === 'agrees'
              ? claim
              : { ...claim, state: 'contradicts', storedValues: [{ field: 'type', value: kind }] },
          ]
        },
      ),
    )
  })
}

const orientationFields = {
  garden: 'gardenOrientation',
  terrace: 'terraceOrientation',
  rear: 'rearOrientation',
}

/** The longest first: `sud-est` before `sud`. */
const directionsOf = (words: FactWords): [Direction, string][] =>
  (Object.entries(words.directions) as [Direction, string][]).toSorted(
    ([, one], [, other]) => other.length - one.length,
  )

/** Which way a garden, a terrace or the property faces. */
export function directionClaims(checked: CheckedText, words: FactWords): Claim[] {
  const directions = directionsOf(words)
  const source = words.facing.replaceAll('DIR', `(?:${directions.map(([, word]) => word).join('|')})`)
  const pattern = patternOf(`(?<!\\p{L})(?:${source})(?!-?(?:est|ouest|oost|west|east)(?!\\p{L}))`, 'giu')
  return [...checked.text.matchAll(pattern)].flatMap((match): Claim[] => {
    const [written] = match
    const place: [number, number] = [match.index, match.index + written.length]
    const [direction] =
      directions.find(([, word]) =>
        patternOf(
          `${word}(?:en|er|erly|seite|ausrichtung|lage|elijk|waarts|lich|seitig|gericht\\p{L}*|[- ]?facing|[- ]?(?:gericht|georiënteerd)\\p{L}*| (?:orientation|aspect|exposure)|(?:lich|seitig)\\p{L}* \\p{L}+)?$`,
          'iu',
        ).test(written),
      ) ?? []
    // "L'orientation est idéale": the verb, not the east.
    const isVerb =
      words.verbLike !== undefined &&
      patternOf(words.verbLike, 'iu').test(written) &&
      /^ \p{L}/u.test(checked.text.slice(place[1]))
    if (!direction || isVerb) return []
    const parts = { garden: words.areas.garden, terrace: words.areas.terrace }
    const after =
      nextNamed(checked.text, place[1] - 1, parts, { gap: 2 }) ??
      nextNamed(checked.text, place[1], parts, { gap: 2, stops: words.stops })
    const part = after?.name ?? lastNamed(clauseBefore(checked.text, place[0]), parts)
    const ownDirection = part && textOf(checked.facts, orientationFields[part])
    const fields = part && ownDirection ? [orientationFields[part]] : Object.values(orientationFields)
    return [
      claimOf(
        checked,
        place,
        fields,
        fields.some((field) => textOf(checked.facts, field) === direction),
      ),
    ]
  })
}

const label = /(?<![\p{L}\d+'-])[A-H]\+{0,2}(?![\p{L}\d+'])/u

/** A label of energy after a word of energy, or before it: "B-label". */
export function labelClaims(checked: CheckedText, words: FactWords): Claim[] {
  const { text, facts } = checked
  const ownLabel = textOf(facts, 'epcLabel') ?? textOf(facts, 'epcLabelText')
  const labels = new Map<number, number>()
  for (const [, end] of placesOf(text, `${words.energy}|label`)) {
    const [clause = ''] = text.slice(end, end + 45).split(/[.;!?\n]/u)
    const match = label.exec(clause)
    if (match) labels.set(end + match.index, end + match.index + match[0].length)
  }
  for (const match of text.matchAll(/(?<![\p{L}\d])([A-H]\+{0,2})-(?:label|klasse|rated|rating)/giu))
    labels.set(match.index, match.index + (match[1]?.length ?? 0))
  return [...labels].map(([start, end]) => {
    const written = text.slice(start, end).toUpperCase()
    return claimOf(
      checked,
      [start, end],
      ['epcLabel', 'epcLabelText'],
      ownLabel !== null && ownLabel.toUpperCase() === written,
    )
  })
}

/** The floor of an apartment: "au troisième étage". */
export function floorClaims(checked: CheckedText, words: FactWords): Claim[] {
  const { text, facts } = checked
  if (facts.kind !== 'apartment') return []
  const ordinals = words.ordinals.map((word, index) => [index + 1, word] as const)
  const digits = `(\\d{1,2}) ?(?:${words.ordinalEnding})`
  const claims = (source: string, valueOf: (match: RegExpMatchArray) => number): Claim[] =>
    [...text.matchAll(wholeWords(source))].map((match) => {
      const place = [match.index, match.index + match[0].length] as const
      return claimOf(checked, place, ['floor'], facts.values.floor === valueOf(match))
    })
  return [
    ...ordinals.flatMap(([value, word]) => claims(`(?:${word}) ${words.floorNoun}`, () => value)),
    ...claims(`${digits} ${words.floorNoun}`, ([, digit]) => Number(digit)),
    ...claims(words.groundFloor, () => 0),
  ]
}
