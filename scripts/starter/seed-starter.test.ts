import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { kilometresBetween } from '@/features/listings/model/map-distance'
import { homeBounds, isInBounds } from '@/features/property/model/home-bounds'
import { placeKey } from '@/features/property/model/place-key'
import { belgium } from '@/features/property/model/countries'
import { checkContent } from '@/features/checks/model/check-content'
import { normaliseRoutePath } from '@/features/routing/model/normalise-route-path'
import { pageRoles } from '@/features/routing/model/page-roles'
import { productFormKinds } from '@/features/submissions/model/form-kinds'
import { retentionMonthsOf } from '@/features/submissions/model/form-settings'
import { forms } from '@/forms'
import { locales, type Locale } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'

import { foldersOf, internalPath, linesIn, textsOf, valuesUnder } from '../../tests/support/content-files'
import { problemsOf } from '../content/check-records'
import { foldersIn, languagesOf, readFolder, readJson } from '../content/data-files'
import { inLanguage } from '../content/languages'
import { referenceOf, referencesIn } from '../content/record'
import { themeNames } from '../new-site/answers'

import { placesAround, starterDocuments, starterSettings, type StarterAgency } from './seed-starter'

const [firstLocale = 'fr', secondLocale = firstLocale] = locales

const agency: StarterAgency = {
  name: 'Immo Exemple',
  legalName: 'Immo Exemple SRL',
  email: 'info@immo-exemple.example',
  telephone: '081 00 00 00',
  centre: { name: 'Exempleville', latitude: 50.4674, longitude: 4.8718 },
  colour: '#1f6f5c',
  accent: '#b98a2f',
  languages: [firstLocale, secondLocale],
  defaultLanguage: secondLocale,
}

const documents = starterDocuments()
const settings = starterSettings(agency, '2026-11-20')
const records = [...documents, ...settings]

const ofCollection = (slug: string) => documents.filter(({ collection }) => collection === slug)

/** A setting as one language has it. */
const settingOf = (slug: string) =>
  inLanguage(settings.find(({ global }) => global === slug)?.data, secondLocale) as Record<string, unknown>

test('documents and settings have only what the schemas allow, each document once', () => {
  expect(problemsOf(records)).toEqual([])
  const references = documents.map(referenceOf)
  expect(new Set(references).size).toBe(references.length)
  expect(problemsOf([{ collection: 'pages', key: 'x', data: { titel: 'x' } }])).not.toEqual([])
})

test('everything refers only to what the starter has', () => {
  const targets = new Set(documents.map(referenceOf))
  const references = records.flatMap(({ data }) => referencesIn(data))
  expect(references.length).toBeGreaterThan(60)
  expect(references.filter((reference) => !targets.has(reference))).toEqual([])
  const modules = ofCollection('modules').map(referenceOf)
  expect(modules.filter((module) => !references.includes(module))).toEqual([])
})

describe('links', () => {
  const routes = ofCollection('routes').map(({ data }) => data)
  const originals = new Set(routes.map((data) => (data as { original: string }).original))

  test('lead to a page of the starter', () => {
    const paths = valuesUnder(
      records.map(({ data }) => data),
      'url',
    ).flatMap((url) => internalPath(url) ?? [])
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.filter((path) => !originals.has(path))).toEqual([])
  })

  test('every page but the folder of thanks has a path, stored as it is given', () => {
    expect(routes).toHaveLength(ofCollection('pages').length - 1)
    for (const data of routes)
      for (const locale of locales) {
        const { path } = inLanguage(data, locale) as { path: string }
        expect(normaliseRoutePath(path, locale)).toEqual({ ok: true, path })
      }
  })
})

describe('what pages are for', () => {
  const { thankYou, ...roles } = readFolder('starter/settings/pageRoles') as Record<string, unknown> & {
    thankYou: { form: string; page: string }[]
  }

  test('every role and every form has a page of its own', () => {
    expect(Object.keys(roles).sort()).toEqual([...pageRoles].sort())
    expect(thankYou.map(({ form }) => form).sort()).toEqual([...productFormKinds, 'documentsNotReady'].sort())
    const pages = [...Object.values(roles), ...thankYou.map(({ page }) => page)]
    expect(new Set(pages).size).toBe(pages.length)
  })

  const periods = new Set(productFormKinds.map((kind) => retentionMonthsOf(forms[kind])))

  test('the privacy statement names the periods that the settings of forms begin with', () => {
    for (const language of languagesOf('starter/pages/privacy')) {
      const lines = linesIn(readJson(`starter/pages/privacy/${language}.json`))
      const months = lines.flatMap((line) => /^- .*\D(\d+) \p{L}+\.$/u.exec(line)?.[1] ?? [])
      expect(new Set(months.map(Number))).toEqual(periods)
    }
  })

  test('the record of processing names them too', () => {
    const rows = readFileSync('docs/privacy.md', 'utf8').matchAll(
      /^\|[^|]*\| (\d+) months?\b[^|]*\| the form/gm,
    )
    expect(new Set([...rows].map(([, months]) => Number(months)))).toEqual(periods)
  })
})

describe('the texts', () => {
  const texts = foldersOf('starter').flatMap(textsOf)
  const lines = texts.flatMap((text) => linesIn(text.lines))

  /** The names of the demo: its places, the words of its agency, and the people. */
  const namesOfDemo = [
    ...Object.values(readFolder('demo/localities')).flatMap((row) =>
      linesIn((row as { name: unknown }).name),
    ),
    ...Object.values(readFolder('demo/agents')).flatMap((row) =>
      String((row as { name: unknown }).name).split(' '),
    ),
    'Perron',
    'Meuse',
    'Maas',
    'Condroz',
    'Wallon',
    'Lüttich',
    'Luik',
  ]

  test('name no place, person or agency of the demo', () => {
    expect(namesOfDemo.length).toBeGreaterThan(40)
    const words = new Set(lines.flatMap((line) => line.split(/[^\p{L}-]+/u)))
    // A town of the demo with the name of an everyday word would be found: there is none.
    expect(namesOfDemo.filter((name) => words.has(name))).toEqual([])
  })

  test('have only the details of the agency in braces', () => {
    const braces = new Set(lines.flatMap((line) => line.match(/\{[^}]*\}/g) ?? []))
    expect([...braces].sort()).toEqual(['{address}', '{agency}', '{email}', '{phone}'])
  })

  test('promise no year, percentage or number of days', () => {
    const promise = /\b(?:19|20)\d\d\b|\d\s?%|\d+ (?:dagen|werkdagen|jours|days|Tage|Werktage)/
    const law = /2016\/679|2018/
    expect(lines.filter((line) => promise.test(line) && !law.test(line))).toEqual([])
  })

  test('no picture, person or place is stored', () => {
    const collections = new Set(documents.map(({ collection }) => collection))
    expect([...collections].sort()).toEqual(['modules', 'pages', 'patterns', 'propertyTypes', 'routes'])
    expect(
      records.flatMap(({ data }) => referencesIn(data)).filter((each) => each.startsWith('ref:media')),
    ).toEqual([])
  })
})

test('the studio finds nothing to correct on a page', () => {
  const faults = { withoutAlt: [], links: {}, site: { suffix: agency.name } }
  const pages = ofCollection('pages').filter(({ key }) => key !== 'thankYou')
  for (const locale of locales) {
    const issues = pages.flatMap(({ key, data }) => {
      const content = inLanguage(data, locale) as Record<string, unknown>
      const form = { collection: 'pages', content, pictures: [], links: [] } as const
      return checkContent(form, faults).map(({ kind, at }) => `${key} ${at}: ${kind}`)
    })
    expect(issues).toEqual([])
  }
})

describe('the agency', () => {
  test('is in the settings, beside what holds for every agency', () => {
    const { agency: stored, brand, seoDefaults } = settingOf('siteConfig')
    expect(stored).toMatchObject({
      name: 'Immo Exemple',
      companyName: 'Immo Exemple SRL',
      phone: '081 00 00 00',
      city: 'Exempleville',
      latitude: 50.4674,
      professionalTitle: expect.stringMatching(/\S/),
    })
    expect(brand).toEqual({ primaryColour: '#1f6f5c', accentColour: '#b98a2f' })
    expect(seoDefaults).toMatchObject({
      titleSuffix: 'Immo Exemple',
      description: expect.stringMatching(/\S/),
    })
  })

  test('has the languages that it chose, the others off', () => {
    const { languageUse, languageDefault } = settingOf('siteConfig')
    expect(languageDefault).toBe(secondLocale)
    expect(languageUse).toEqual(
      locales.map((code) => ({ code, use: code === firstLocale || code === secondLocale })),
    )
  })
})

test('the pages that a lawyer must read are marked, and the README names them', () => {
  const readme = readFileSync('starter/README.md', 'utf8')
  const marked = foldersIn('starter/pages').filter(
    (key) => readFolder(`starter/pages/${key}`).needsLegalReview,
  )
  expect(marked).toEqual(['accessibility', 'cookies', 'legalNotice', 'privacy'])
  expect(marked.filter((key) => !readme.includes(`\`${key}\``))).toEqual([])
})

test.each(themeNames)(
  'the settings of the theme %s are settings of the header, and leave the rest',
  (theme) => {
    const headerOf = (records: typeof settings) => records.find(({ global }) => global === 'header')?.data
    const themed = starterSettings({ ...agency, theme }, '2026-11-20')
    const wanted = readJson(`starter/themes/${theme}/settings.json`)
    expect(headerOf(themed)).toMatchObject(
      isRecord(wanted) && isRecord(wanted.header) ? wanted.header : { missing: theme },
    )
    expect(Object.keys(headerOf(themed) ?? {})).toEqual(Object.keys(headerOf(settings) ?? {}))
    expect(problemsOf(themed)).toEqual([])
  },
)

test('the rules of an advert begin with those of the region', () => {
  const rulesOf = (region?: StarterAgency['region']) => {
    const stored = starterSettings({ ...agency, region }, '2026-11-20').find(
      ({ global }) => global === 'compliance',
    )
    return (stored?.data as { rules: { regions: string[] }[] }).rules.map(({ regions }) => regions.join())
  }
  const inBrussels = rulesOf('brussels')
  expect(inBrussels[0]).toBe('brussels')
  expect(inBrussels.lastIndexOf('brussels')).toBeLessThan(inBrussels.indexOf(''))
  expect(inBrussels.toSorted()).toEqual(rulesOf().toSorted())
})

describe('the places of the regions', () => {
  const everywhere = { latitude: 50.6, longitude: 4.6 }
  const readPlaces = (region: string) =>
    JSON.parse(readFileSync(`starter/regions/${region}.json`, 'utf8')) as {
      zip: string
      names: Record<string, string>
      latitude: number
      longitude: number
      municipality?: string
    }[]

  test.each([
    ['wallonia', 60, /^(?:1[34]|[4-7]\d)\d\d$/],
    ['flanders', 60, /^(?:1[5-9]|[238-9]\d)\d\d$/],
    ['brussels', 19, /^1[012]\d\d$/],
  ])('of %s are at least %d, each once and in its place', (region, least, zips) => {
    const places = readPlaces(region)
    const municipalities = places.filter(({ municipality }) => municipality === undefined)
    expect(municipalities.length).toBeGreaterThanOrEqual(least)
    expect(places.filter(({ zip }) => !zips.test(zip))).toEqual([])
    const keys = places.flatMap(({ zip, names }) => placeKey(belgium, zip, Object.values(names)[0] ?? ''))
    expect(new Set(keys).size).toBe(keys.length)
    const names = municipalities.map((place) => Object.values(place.names)[0])
    expect(places.filter(({ municipality }) => municipality && !names.includes(municipality))).toEqual([])
    const outside = places.filter(({ latitude, longitude }) => !isInBounds(homeBounds, latitude, longitude))
    expect(outside).toEqual([])
    // No place of Belgium is farther from its middle.
    expect(places.filter((place) => kilometresBetween(everywhere, place) > 155)).toEqual([])
  })

  test('are those within 30 km of the agency, in its languages', () => {
    const keys = placesAround({ ...agency, region: 'wallonia' }).map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(['Namur|5000', 'Andenne|5300', 'Dinant|5500']))
    expect(keys).not.toContain('Liège|4000')
    expect(keys).not.toContain('Tienen|3300')
    const [namur] = placesAround(agency).filter(({ key }) => key === 'Namur|5000')
    expect(problemsOf(placesAround(agency))).toEqual([])
    expect(namur?.data).toMatchObject({ municipality: 'Namur', latitude: 50.467, zip: '5000' })
    expect(namur && inLanguage(namur.data, 'nl')).toMatchObject({ name: 'Namen', slug: 'namen' })
    expect(namur && inLanguage(namur.data, 'en')).toMatchObject({ name: 'Namur', slug: 'namur' })
  })

  test('name the agency’s town in each language, whichever name was given', () => {
    const cityOf = (name: string, locale: Locale) => {
      const settings = starterSettings({ ...agency, centre: { ...agency.centre, name } }, '2026-11-20')
      const data = settings.find(({ global }) => global === 'siteConfig')?.data
      return (inLanguage(data, locale) as { agency: { city: string } }).agency.city
    }
    expect([cityOf('Namur', 'nl'), cityOf('Namur', 'fr'), cityOf('Namur', 'en')]).toEqual([
      'Namen',
      'Namur',
      'Namur',
    ])
    expect([cityOf('Namen', 'nl'), cityOf('Namen', 'fr'), cityOf('Namen', 'en')]).toEqual([
      'Namen',
      'Namur',
      'Namur',
    ])
    expect(cityOf('Exempleville', 'nl')).toBe('Exempleville')
  })

  test('of any region are there without one, and none far away', () => {
    const brussels = { name: 'Example', latitude: 50.85, longitude: 4.35 }
    const keys = placesAround({ ...agency, centre: brussels }).map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(['Ixelles|1050', 'Waterloo|1410', 'Vilvoorde|1800']))
    expect(placesAround({ ...agency, centre: { ...brussels, latitude: 10 } })).toEqual([])
  })
})
