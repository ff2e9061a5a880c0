import { expect, test } from 'vitest'

import { locales, type Locale } from '@/lib/i18n/locales'

import { readJson } from '../../content/data-files'
import { lacksNoBreakSpace } from '../../lib/french-spaces'

import { readProperties, type DemoProperty } from './property-data'

const properties = readProperties('2026-11-20')

const textOf = ({ headline, agentLine, description }: DemoProperty, locale: Locale) =>
  `${headline[locale]}. ${agentLine?.[locale] ?? ''} ${description[locale]}`

/** Numbers of a text, whatever separates its thousands and decimals. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d.,]*\d|\d/g)].map(([written]) =>
    Number(written.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')),
  )

/** All numbers in the facts of a property, those in its words and dates included. */
const factsOf = (ref: number): Set<number> =>
  new Set(numbersIn(JSON.stringify(readJson(`demo/properties/${ref}/facts.json`)).replaceAll(',', ' ')))

/** The width of a garage door and the size of a bedroom, which no field has. */
const unstatedNumbers: Record<number, number> = { 4419: 2.4, 4590: 24 }

/** What the tenants pay in a year is in the yield alone. */
const isYearlyRent = (amount: number, { price, fields }: DemoProperty) =>
  Math.round((amount / price) * 1000) / 10 === fields.grossYieldPercent

test('a text names no number that the facts of its property lack, in any language', () => {
  const strange = properties.flatMap((property) => {
    const facts = factsOf(property.ref)
    return locales.flatMap((locale) =>
      numbersIn(textOf(property, locale))
        .filter((number) => !facts.has(number) && number !== unstatedNumbers[property.ref])
        .filter((number) => !isYearlyRent(number, property))
        .map((number) => `${property.ref} ${locale}: ${number}`),
    )
  })
  expect(strange).toEqual([])
})

test('English has a comma between thousands, the others a point', () => {
  for (const property of properties) {
    expect(textOf(property, 'en')).not.toMatch(/(?<![\d.])\d{1,3}\.\d{3}(?![\d.])/)
    for (const locale of ['nl', 'fr', 'de'] as const)
      expect(textOf(property, locale)).not.toMatch(/(?<![\d,])\d{1,3},\d{3}(?![\d,])/)
  }
})

test('neighbours in the list share no sentence', () => {
  const sharedSentences = (['sale', 'rent'] as const).flatMap((goal) => {
    const listed = properties.filter((property) => property.goal === goal && !property.isDraft)
    return listed.slice(1).flatMap((property, at) =>
      locales.flatMap((locale) => {
        const sentences = (each: DemoProperty) => each.description[locale].split(/(?<=[.!?])\s+/)
        const before = new Set(sentences(listed[at] ?? property))
        return sentences(property)
          .filter((sentence) => sentence.length > 25 && before.has(sentence))
          .map((sentence) => `${property.ref} ${locale}: ${sentence}`)
      }),
    )
  })
  expect(sharedSentences).toEqual([])
})

/** Words that invite a buyer: to a visit, a choice of finishes, a first night, or with keys and taxes. */
const inviting: Record<Locale, RegExp> = {
  nl: /afwerking naar keuze|Word de eerste|btw|lastenboek|bezoek|vrij (bij|vanaf)|sleutels|bouwverplichting/i,
  fr: /finitions au choix|Devenez le premier|TVA|cahier des charges|visite|libre à|clés|obligation de constructeur/i,
  en: /finishes of your choice|Be the first|\bVAT\b|specifications|viewing|vacant|keys|obligation to a builder/i,
  de: /Ausstattung nach Wahl|Ziehen Sie als Erste|MwSt|Baubeschreibung|Besichtig|frei (ab|zum)|Schlüssel|Bauträgerbindung/i,
}

test('the text of what is sold or let invites nobody', () => {
  const closed = properties.filter(({ status }) => status === 'sold' || status === 'rented')
  expect(closed.length).toBeGreaterThan(10)
  const words = closed.flatMap((property) =>
    locales.flatMap((locale) => {
      const [word] = inviting[locale].exec(textOf(property, locale)) ?? []
      return word ? [`${property.ref} ${locale}: ${word}`] : []
    }),
  )
  expect(words).toEqual([])
})

test('an agent says one short sentence of its own about all that is on offer, and about nothing else', () => {
  const isGone = ({ status }: DemoProperty) => status === 'sold' || status === 'rented'
  const isRight = (property: DemoProperty) => (property.agentLine === null) === isGone(property)
  expect(properties.filter((property) => !isRight(property)).map(({ ref }) => ref)).toEqual([])
  for (const locale of locales) {
    const lines = properties.flatMap(({ agentLine }) => agentLine?.[locale] ?? [])
    expect(lines.filter((line) => line.length < 40 || line.length > 140)).toEqual([])
    expect(new Set(lines).size).toBe(lines.length)
    const openings = lines.map((line) => line.split(' ').slice(0, 4).join(' '))
    expect(openings.filter((opening, at) => openings.indexOf(opening) !== at)).toEqual([])
  }
  expect(properties.flatMap(({ agentLine }) => agentLine?.fr ?? []).filter(lacksNoBreakSpace)).toEqual([])
})

const amount = (value: unknown) => (typeof value === 'number' ? value : 0)

test('a plot is as large as its sides say, and holds what stands on it', () => {
  const off = properties.flatMap(({ ref, fields }) => {
    const ground = amount(fields.surfaceGround)
    if (!ground) return []
    const sides = amount(fields.plotWidth) * amount(fields.plotDepth)
    const held = ['surfaceConstructed', 'surfaceGarden', 'surfaceTerrace'].reduce(
      (sum, name) => sum + amount(fields[name]),
      0,
    )
    return held > ground || (sides && Math.abs(sides / ground - 1) > 0.12) ? [`${ref}: ${ground}`] : []
  })
  expect(off).toEqual([])
})

/** Distances in metres that sentences promise. */
const promises: [words: string, kinds: string[], most: number][] = [
  ['moins de dix minutes à pied', ['school', 'shops'], 800],
  ['arrêt de bus se trouve devant la porte', ['bus'], 100],
  ['sa gare, se rejoint à pied', ['station'], 800],
  ['bus et gare sont tout proches', ['station'], 800],
  ['les bus vers le centre de Liège sont à deux pas', ['bus'], 300],
]

test('nothing is farther than the text says', () => {
  const far = properties.flatMap(({ ref, description, pointsOfInterest }) =>
    promises.flatMap(([words, kinds, most]) =>
      pointsOfInterest
        .filter(
          ({ kind, distanceInMetres }) => kinds.includes(String(kind)) && amount(distanceInMetres) > most,
        )
        .flatMap(({ kind }) => (description.fr.includes(words) ? [`${ref}: ${String(kind)}`] : [])),
    ),
  )
  expect(far).toEqual([])
  for (const [words] of promises)
    expect(properties.some(({ description }) => description.fr.includes(words))).toBe(true)
})

const hasWords: Record<string, Record<Locale, RegExp>> = {
  hasLift: { nl: /\blift\b/, fr: /ascenseur/, en: /\blift\b/, de: /Aufzug/ },
  hasCellar: { nl: /kelder/i, fr: /\bcaves?\b/i, en: /cellar/i, de: /Keller/ },
  hasAttic: { nl: /\bzolder/i, fr: /grenier/i, en: /\battic/i, de: /Dachboden/ },
  hasSwimmingPool: { nl: /zwembad/i, fr: /piscine/i, en: /swimming pool/i, de: /Schwimmbad|Pool/ },
}

test('a text mentions a lift, a cellar, an attic or a pool only where there is one', () => {
  const wrong = properties.flatMap((property) =>
    Object.entries(hasWords).flatMap(([name, words]) =>
      locales.flatMap((locale) => {
        const without =
          /sans ascenseur|geen lift|zonder lift|no lift|without a lift|ohne Aufzug|kein(en)? Aufzug/g
        const says = words[locale].test(textOf(property, locale).replaceAll(without, ''))
        return says && property.fields[name] !== 'yes' ? [`${property.ref} ${locale}: ${name}`] : []
      }),
    ),
  )
  expect(wrong).toEqual([])
})
