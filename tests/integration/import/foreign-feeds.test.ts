import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { FeedFormatName } from '@/features/import/model/feed-formats'
import { env } from '@/lib/env'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { feedsFolder, isSumRight, tryFeed, type TriedFeed } from '../../support/try-feed'

/** Files that are not ours: as other makers write them, and small ones with one fault each. */

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  await payload.create({
    collection: 'localities',
    locale: 'fr',
    data: { name: 'Spa', zip: '4900', countryId: 10 },
  })
})
afterAll(() => running.stop())

const urls = (list: unknown): string[] =>
  Array.isArray(list) ? list.map((entry) => String(entry).split(' ')[0]?.split('/').at(-1) ?? '') : []

type Check = (answer: TriedFeed) => void

const small: readonly [file: string, format: FeedFormatName, check: Check][] = [
  [
    '01-no-postcode.xml',
    'kyero',
    ({ of, questions, refused }) => {
      expect({ refused, questions }).toEqual({ refused: [], questions: [] })
      expect(of('90107').values).toMatchObject({ localityZip: '4900', localityCountry: 10 })
    },
  ],
  [
    '02-type-capitals.xml',
    'kyero',
    ({ read, refused, records }) => {
      expect({ read, refused }).toEqual({ read: 6, refused: [] })
      expect(records.map(({ values }) => values.typeWebId)).toEqual([1, 1, 1, 3, 1, 3])
    },
  ],
  [
    '03-title-by-language.xml',
    'kyero',
    ({ of }) =>
      expect(of('90301').values).toMatchObject({
        'headline:fr': 'Villa avec vue',
        'headline:nl': 'Villa met zicht',
      }),
  ],
  [
    '04-picture-order.xml',
    'kyero',
    ({ of }) => expect(urls(of('90401').values.pictures)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']),
  ],
  [
    '07-zero-as-unknown.xml',
    'kyero',
    ({ of }) => {
      const { values } = of('90701')
      expect(values).toMatchObject({ surfaceLiving: 81 })
      expect([values.bedrooms, values.bathrooms, values.surfaceGround]).toEqual([
        undefined,
        undefined,
        undefined,
      ])
    },
  ],
  [
    '07b-zero-published.csv',
    'csv',
    ({ read, refused }) => expect({ read, refused }).toEqual({ read: 1, refused: [] }),
  ],
  [
    '08-energy-demand.xml',
    'openimmo',
    ({ of }) => {
      expect(of('90801').values.energyPerformance).toBe(180)
      expect(of('90802').values.energyPerformance).toBe(95.5)
      expect(of('90801').values['description:fr']).toBe(
        'Texte de test.\n\nSituation\nSituation: gare proche.\n\nÉquipement\nEquipement: cuisine.\n\nAutres informations\nAutres: rien.',
      )
    },
  ],
  [
    '09-zero-sale-price-hides-rent.xml',
    'openimmo',
    ({ of }) => expect(of('90901')).toMatchObject({ goal: 'rent', price: 430, pricePeriod: 'month' }),
  ],
  [
    '11-period-of-rent.xml',
    'openimmo',
    ({ of, warnings }) => {
      const prices = ['91101', '91102', '91103', '91104', '91105'].map((number) => of(number).price)
      expect(prices).toEqual([2000, null, null, 750, 900])
      const left = warnings.filter(({ reason }) => reason === 'not a price by the month')
      expect(left.map(({ number }) => number)).toEqual(['91102', '91103'])
    },
  ],
  [
    '12-iso-8859-1.xml',
    'openimmo',
    ({ of }) =>
      expect(of('91201').values).toMatchObject({ street: 'Königstraße', 'headline:fr': 'Büro für Prüfung' }),
  ],
  [
    '13-number-with-slash.xml',
    'openimmo',
    ({ read, records, ...counts }) => {
      expect({ read, made: counts.new }).toEqual({ read: 4, made: 4 })
      expect(records.map(({ number }) => number).sort()).toEqual(['2026/014', '91304', 'Büro-7', 'EFH 12'])
    },
  ],
  [
    '13b-number-with-slash-one-missing.xml',
    'openimmo',
    ({ read, state }) => expect({ read, state }).toEqual({ read: 3, state: 'reviewed' }),
  ],
  [
    '14-reference.xml',
    'openimmo',
    ({ records }) => expect(records.map(({ status }) => status)).toEqual(['sold', 'sold']),
  ],
  [
    '15-let-shown-as-sold.xml',
    'openimmo',
    ({ of }) =>
      expect(['91501', '91502', '91503'].map((number) => of(number).status)).toEqual([
        'rented',
        'rented',
        'active',
      ]),
  ],
  [
    '17-picture-without-group.xml',
    'openimmo',
    ({ of }) => {
      expect(urls(of('91701').values.pictures)).toEqual(['c.jpg', 'a.jpg', 'b.jpg'])
      expect(urls(of('91702').values.pictures)).toEqual(['e.jpg', 'd.jpg'])
    },
  ],
  [
    '18-nested-price-inline-picture.xml',
    'openimmo',
    ({ of }) => {
      expect(of('91801').price).toBe(700)
      expect(of('91801').values.pictures).toEqual([
        expect.stringMatching(/^packed:\/\/[0-9a-f]{64}\/a\.jpg Salon$/),
      ])
    },
  ],
  [
    '20c-macosx.zip',
    'openimmo',
    ({ read, state }) => expect({ read, state }).toEqual({ read: 1, state: 'reviewed' }),
  ],
  [
    '20d-two-xml.zip',
    'openimmo',
    ({ read, state, warnings }) => {
      expect({ read, state }).toEqual({ read: 1, state: 'reviewed' })
      expect(warnings.map(({ reason }) => reason).join()).toContain('read as changes')
    },
  ],
  [
    '21-country.xml',
    'openimmo',
    ({ records }) => expect(records.map(({ values }) => values.localityCountry)).toEqual([50, 1040, 1276]),
  ],
  [
    '23-line-breaks-and-tag.xml',
    'openimmo',
    ({ of }) =>
      expect(of('92301').values['description:fr']).toBe('Première ligne\n\nDeuxième avec gras\nTroisième'),
  ],
  [
    '27-hidden-address.csv',
    'csv',
    ({ of }) => expect(of('92711').values).toMatchObject({ publishAddress: false }),
  ],
  [
    '50-both-sale-and-rent.xml',
    'openimmo',
    ({ of, warnings }) => {
      expect(of('95001')).toMatchObject({ goal: 'sale', price: 420_000, pricePeriod: null })
      expect(warnings).toMatchObject([{ number: '95001', field: 'goal' }])
    },
  ],
  [
    '51-language-signs.xml',
    'openimmo',
    ({ refused, records }) => {
      const languages = records.map(({ values }) =>
        Object.keys(values).find((key) => key.startsWith('headline:')),
      )
      expect({ refused, languages }).toEqual({
        refused: [],
        languages: ['de', 'de', 'de', 'de', 'fr', 'fr', 'fr', 'fr'].map((language) => `headline:${language}`),
      })
    },
  ],
  [
    '52-teil-without-language.xml',
    'openimmo',
    (answer) => expect({ read: answer.read, made: answer.new }).toEqual({ read: 1, made: 1 }),
  ],
  [
    '53-excel-windows-1252.csv',
    'csv',
    ({ state, of, warnings }) => {
      expect(state).toBe('reviewed')
      expect(of('95301').values['headline:fr']).toMatch(/^Maison . Liège près de la Meuse$/)
      expect(warnings).toMatchObject([{ reason: expect.stringContaining('Windows-1252') }])
    },
  ],
  [
    '57-openimmo-living-text.xml',
    'openimmo',
    ({ of }) =>
      expect(of('95701')).toMatchObject({ price: 350_000, values: { surfaceLiving: 120.5, bedrooms: 3 } }),
  ],
  [
    '58-sweepbright-prospect.json',
    'sweepbright',
    ({ records, questions }) => {
      expect(records.map(({ status }) => status)).toEqual(['draft'])
      expect(questions).toEqual([{ kind: 'status', word: 'prospect', properties: 1 }])
    },
  ],
  [
    '59-openimmo-no-language-two.xml',
    'openimmo',
    ({ refused, ...answer }) => expect([refused, answer.new]).toEqual([[], 1]),
  ],
]

describe('a small file with one fault', () => {
  test.each(small)('%s', async (file, format, check) => {
    const answer = await tryFeed(payload, path.join(feedsFolder, 'small', file), { format })
    expect(isSumRight(answer)).toBe(true)
    check(answer)
  })

  test('none is left out', () => {
    expect(small.map(([file]) => file).sort()).toEqual(readdirSync(path.join(feedsFolder, 'small')).sort())
  })
})

const openimmoRecords = (texts: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<openimmo><uebertragung umfang="VOLL"/><anbieter>\n${texts
    .map(
      (text, at) =>
        `<immobilie><objektkategorie><vermarktungsart MIETE_PACHT="1"/><objektart><wohnung/></objektart></objektkategorie><geo><plz>4900</plz><ort>Spa</ort></geo><preise><kaltmiete>430</kaltmiete></preise><freitexte><objekttitel>${text}</objekttitel></freitexte><verwaltung_techn><objektnr_extern>${at + 1}</objektnr_extern></verwaltung_techn></immobilie>`,
    )
    .join('\n')}\n</anbieter></openimmo>\n`

const made = async (name: string, content: string | Uint8Array, format: FeedFormatName = 'openimmo') => {
  const file = path.join(env.dataDir, name)
  await writeFile(file, content)
  return tryFeed(payload, file, { format })
}

describe('one bad record costs itself', () => {
  const texts = (bad: string) => ['Un', bad, 'Trois']

  test.each([
    ['a control character as a reference', 'A&#1;B', 'AB'],
    ['a control character', 'A\u0001B', 'AB'],
    ['an entity of HTML', 'A&nbsp;B&eacute;', 'A\u00a0Bé'],
    ['an ampersand alone', 'A & B &c', 'A & B &c'],
    ['an entity that nobody knows', '&foo;', '&foo;'],
  ])('%s is repaired, and said', async (_, bad, headline) => {
    const answer = await made('repaired.xml', openimmoRecords(texts(bad)))
    expect(answer).toMatchObject({ state: 'reviewed', read: 3, unreadable: [] })
    expect(answer.of('2').values['headline:fr']).toBe(headline)
    expect(answer.warnings).toHaveLength(1)
  })

  test.each([
    ['an element without its end', 'A<b>B'],
    ['an end without its element', 'A</b>B'],
    ['a tag that breaks off', 'A<b'],
    ['CDATA without its end', '<![CDATA[A'],
    ['a comment without its end', '<!-- A'],
    ['a record without its end', 'A</objekttitel></freitexte><immobilie><freitexte><objekttitel>B'],
  ])('%s is listed with its line', async (_, bad) => {
    const answer = await made('bad.xml', openimmoRecords(texts(bad)))
    expect(answer.state).toBe('reviewed')
    expect([answer.of('1').values['headline:fr'], answer.of('3').values['headline:fr']]).toEqual([
      'Un',
      'Trois',
    ])
    expect(answer.unreadable[0]).toMatchObject({ line: 4 })
    expect(isSumRight(answer)).toBe(true)
  })

  test('a file that is cut off is held as a whole', async () => {
    const content = openimmoRecords(texts('Deux'))
    const cut = await made('cut.xml', content.slice(0, content.indexOf('Trois')))
    expect(cut).toMatchObject({ state: 'held', heldReasons: ['truncated'] })
  })

  test('a stray quotation mark costs the line that it is in', async () => {
    const heading = 'id;goal;typeWebId;localityZip;localityName;price;headline'
    const line = (id: number, headline: string) => `${id};sale;1;4900;Spa;250000;${headline}`
    const lines = [
      heading,
      line(1, '"Un; deux\nlignes"'),
      line(2, '"Deux'),
      line(3, '12" de large'),
      line(4, '"Quatre"'),
    ]
    const answer = await made('stray.csv', lines.join('\r\n'), 'csv')
    expect(answer.records.map(({ number }) => number)).toEqual(['1', '3', '4'])
    expect(answer.unreadable).toMatchObject([{ line: 4, reason: 'a quotation mark too many' }])
    expect(answer.of('3').values['headline:fr']).toBe('12" de large')
  })
})

describe('the encoding of a file', () => {
  const text = 'Büro für Prüfung in der Königstraße'
  const named = (name: string) =>
    openimmoRecords([text]).replace('encoding="UTF-8"', name ? `encoding="${name}"` : '')
  const latin1 = (content: string) => Buffer.from(content, 'latin1')
  const utf16 = (content: string) =>
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(content, 'utf16le')])

  test.each([
    ['ISO-8859-1', latin1(named('ISO-8859-1')), 0],
    ['ISO-8859-15', latin1(named('iso-8859-15')), 0],
    ['Windows-1252', latin1(named('windows-1252')), 0],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${named('UTF-8')}`), 0],
    ['UTF-16 with a mark', utf16(named('utf-16')), 0],
    ['UTF-16 that is named and is none', Buffer.from(named('utf-16')), 0],
    ['UTF-8 that is named ISO-8859-1', Buffer.from(named('ISO-8859-1')), 1],
    ['Windows-1252 that nothing names', latin1(named('')), 1],
    ['Windows-1252 that is named UTF-8', latin1(named('UTF-8')), 1],
  ])('%s is read', async (_, content, warnings) => {
    const answer = await made('encoded.xml', content)
    expect(answer.of('1').values['headline:fr']).toBe(text)
    expect(answer.warnings).toHaveLength(warnings)
  })

  test('one character of another encoding does not spoil the others', async () => {
    const content = Buffer.from(openimmoRecords([text, 'Maison ? louer']))
    content[content.indexOf('? louer')] = 0xe0
    const answer = await made('mixed.xml', content)
    expect([answer.of('1').values['headline:fr'], answer.of('2').values['headline:fr']]).toEqual([
      text,
      'Maison à louer',
    ])
  })
})

describe('a file shaped like those of other makers', () => {
  const shapes: readonly [file: string, format: FeedFormatName, records: number, check: Check][] = [
    [
      'kyero-a.xml',
      'kyero',
      34,
      ({ refused, records }) => {
        expect(refused).toEqual([])
        expect(records.map(({ number }) => number)).toContain('M702')
      },
    ],
    [
      'kyero-b.xml',
      'kyero',
      1,
      ({ refused, questions }) => {
        expect(refused).toEqual([])
        expect(questions).toEqual([{ kind: 'place', word: 'Spa, Theux, Portugal', properties: 1 }])
      },
    ],
    [
      'kyero-c.xml',
      'kyero',
      1,
      ({ of, refused }) => {
        expect(refused).toEqual([])
        expect(of('3').values.typeWebId).toBe(1)
      },
    ],
    [
      'openimmo-a-latin1.xml',
      'openimmo',
      1,
      ({ questions, waiting }) => {
        expect(questions).toContainEqual({ kind: 'place', word: 'Allemagne', properties: 1 })
        expect(waiting).toBe(1)
      },
    ],
    [
      'openimmo-b.xml',
      'openimmo',
      3,
      ({ of, refused }) => {
        expect(refused).toEqual([])
        expect(of('AF437')).toMatchObject({ goal: 'sale', price: 299_000.5, status: 'active' })
      },
    ],
    [
      'openimmo-c-immoxml.xml',
      'openimmo',
      3,
      ({ refused, records }) => {
        expect(refused).toEqual([])
        expect(records[0]).toMatchObject({ goal: 'sale', price: 420_000 })
      },
    ],
    ['whise-a.json', 'whise', 6, ({ records }) => expect(records).toHaveLength(6)],
  ]

  test.each(shapes)('%s', async (file, format, read, check) => {
    const answer = await tryFeed(payload, path.join(feedsFolder, 'shapes', file), { format })
    expect({ read: answer.read, isSumRight: isSumRight(answer) }).toEqual({ read, isSumRight: true })
    expect(answer.records.filter(({ goal, price }) => goal === 'rent' && (price ?? 0) > 20_000)).toEqual([])
    check(answer)
  })

  test('none is left out', () => {
    expect(shapes.map(([file]) => file).sort()).toEqual(readdirSync(path.join(feedsFolder, 'shapes')).sort())
  })
})
