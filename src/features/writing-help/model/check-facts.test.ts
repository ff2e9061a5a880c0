import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { checkFacts } from './check-facts'
import type { Claim, PropertyFacts } from './claim'
import { de } from './corpus/de.fixture'
import { en } from './corpus/en.fixture'
import { fr } from './corpus/fr.fixture'
import { furtherProperties, furtherTexts } from './corpus/further.fixture'
import { heldOutProperties, heldOutTexts } from './corpus/held-out.fixture'
import { nl } from './corpus/nl.fixture'
import { properties } from './corpus/properties.fixture'
import type { Kind } from './fact-words/fact-words'

const languages = ['fr', 'nl', 'en', 'de'] as const
type Language = (typeof languages)[number]

const slot = /\{([^|}]*)\|([^}]*)\}/g

interface Written {
  name: string
  language: Language
  facts: PropertyFacts
  text: string
  /** The planted wrong words. */
  planted?: { start: number; end: number }
}

/** The text with the right words everywhere, but for the slot with this number. */
function write(source: string, wrongSlot: number): Pick<Written, 'text' | 'planted'> {
  let text = ''
  let last = 0
  let planted: Written['planted']
  for (const [index, match] of [...source.matchAll(slot)].entries()) {
    text += source.slice(last, match.index)
    const words = (index === wrongSlot ? match[2] : match[1]) ?? ''
    if (index === wrongSlot) planted = { start: text.length, end: text.length + words.length }
    text += words
    last = match.index + match[0].length
  }
  return { text: text + source.slice(last), ...(planted && { planted }) }
}

interface Source {
  name: string
  language: Language
  facts: PropertyFacts
  source: string
}

const sourcesOf = (
  language: Language,
  texts: Readonly<Record<string, string>>,
  propertyFacts: Readonly<Record<string, PropertyFacts>>,
): Source[] =>
  Object.entries(texts).flatMap(([name, source]) => {
    const facts = propertyFacts[name]
    return facts ? [{ name, language, facts, source }] : []
  })

const corpus = { fr, nl, en, de }
const firstTexts = languages.flatMap((language) => sourcesOf(language, corpus[language], properties))
const heldOut = languages.flatMap((language) => [
  ...sourcesOf(language, heldOutTexts[language], heldOutProperties),
  ...sourcesOf(language, furtherTexts[language], furtherProperties),
])

const slotsOf = ({ source }: Source): number => [...source.matchAll(slot)].length
const right = (from: Source): Written => ({ ...from, ...write(from.source, -1) })
const wrong = (from: Source): Written[] =>
  Array.from({ length: slotsOf(from) }, (_, index) => ({ ...from, ...write(from.source, index) }))

const marksIn = ({ text, language, facts }: Written): Claim[] =>
  checkFacts(text, language, facts).filter(({ state }) => state !== 'agrees')

const isMarked = (written: Written): boolean =>
  marksIn(written).some(
    ({ start, end }) => written.planted && start < written.planted.end && end > written.planted.start,
  )

describe.each([
  ['of the first texts', firstTexts],
  ['of texts held out', heldOut],
])('200 texts and more with planted wrong facts, %s', (_, sources) => {
  const texts = sources.flatMap(wrong)

  test('at least 95 % are marked', () => {
    for (const language of languages)
      expect(texts.filter((text) => text.language === language).length).toBeGreaterThanOrEqual(50)
    const missed = texts.filter((text) => !isMarked(text))
    expect(missed.length / texts.length, missed.map(({ text }) => text).join('\n\n')).toBeLessThanOrEqual(
      0.05,
    )
  })

  test('their right versions have no marks', () => {
    const marked = sources.map(right).flatMap((text) => marksIn(text).map(({ words }) => [text.name, words]))
    expect(marked).toEqual([])
  })
})

const demo = path.resolve('demo/properties')
const kinds: Readonly<Record<number, Kind>> = {
  1: 'house',
  2: 'apartment',
  3: 'apartment',
  4: 'land',
  5: 'building',
  6: 'commercial',
  7: 'garage',
}

interface DemoFacts {
  goal: string
  price: number
  typeWebId: number
  locality: string
  street?: string
  fields: Record<string, unknown>
  pointsOfInterest?: { kind: PropertyFacts['near'][number]['kind']; distanceInMetres: number }[]
}

interface DemoTexts {
  headline: string
  description?: { paragraphs: string[] }
  fields?: Record<string, unknown>
}

const readJson = <Value>(file: string): Value =>
  JSON.parse(readFileSync(path.join(demo, file), 'utf8')) as Value

/** Names of places in the texts of other languages. */
const otherNames: Readonly<Record<string, string[]>> = {
  Liège: ['Luik', 'Lüttich'],
  Waremme: ['Borgworm'],
  Huy: ['Hoei'],
  Visé: ['Wezet'],
}

function demoText(id: string, language: Language): Written {
  const stored = readJson<DemoFacts>(`${id}/facts.json`)
  const texts = readJson<DemoTexts>(`${id}/${language}.json`)
  const place = stored.locality.split('|')[0] ?? ''
  return {
    name: id,
    language,
    text: [texts.headline, ...(texts.description?.paragraphs ?? [])].join('\n'),
    facts: {
      kind: kinds[stored.typeWebId] ?? null,
      values: { goal: stored.goal, price: stored.price, ...stored.fields, ...texts.fields },
      places: [place, ...(otherNames[place] ?? [])],
      otherPlaces: [],
      street: stored.street ?? null,
      near: (stored.pointsOfInterest ?? []).map(({ kind, distanceInMetres }) => ({
        kind,
        metres: distanceInMetres,
      })),
    },
  }
}

test('of at least 200 right texts, those of the demo among them, at most 2 % contradict their property', () => {
  const demoTexts = readdirSync(demo).flatMap((id) => languages.map((language) => demoText(id, language)))
  const texts = demoTexts.concat(firstTexts.map(right), heldOut.map(right))
  expect(texts.length).toBeGreaterThanOrEqual(200)
  const contradicted = texts.filter((text) => marksIn(text).some(({ state }) => state === 'contradicts'))
  expect(
    contradicted.length / texts.length,
    contradicted.map(({ name, language }) => `${language} ${name}`).join('\n'),
  ).toBeLessThanOrEqual(0.02)
})

test('a claim says what the property has instead', () => {
  const [claim] = checkFacts('Maison de trois chambres', 'fr', {
    ...properties.detached,
    kind: 'house',
  }).filter(({ state }) => state === 'contradicts')
  expect(claim).toMatchObject({ words: 'trois chambres', storedValues: [{ field: 'bedrooms', value: 4 }] })
})

test('a language without words of its own has no claims', () => {
  expect(checkFacts('Tres dormitorios', 'es', properties.detached)).toEqual([])
})
