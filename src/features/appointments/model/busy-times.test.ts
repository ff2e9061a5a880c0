import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isBusyAt, readBusyTimes } from './busy-times'

const window = { from: Date.parse('2026-11-23T00:00Z'), to: Date.parse('2026-12-23T00:00Z') }

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//x//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')

const entry = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@example.com', ...lines, 'END:VEVENT']

const isOwn = (uid: string) => uid.endsWith('@site.example')

const timesOf = (text: string): string[] =>
  readBusyTimes(text, window, isOwn).map(({ from, to }) =>
    [from, to].map((moment) => new Date(moment).toISOString().slice(5, 16)).join(' '),
  )

const brussels = [
  'BEGIN:VTIMEZONE',
  'TZID:Own Zone',
  'BEGIN:STANDARD',
  'DTSTART:19701025T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19700329T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

describe('the busy times of a calendar', () => {
  it.each([
    ['in UTC', ['DTSTART:20261124T090000Z', 'DTEND:20261124T100000Z'], ['11-24T09:00 11-24T10:00']],
    [
      'in a zone of the file',
      ['DTSTART;TZID=Own Zone:20261124T100000', 'DURATION:PT30M'],
      ['11-24T09:00 11-24T09:30'],
    ],
    [
      'in an unknown zone, taken as Belgian',
      ['DTSTART;TZID=Nowhere:20261124T100000', 'DURATION:PT1H'],
      ['11-24T09:00 11-24T10:00'],
    ],
    ['without a zone', ['DTSTART:20261124T100000', 'DTEND:20261124T110000'], ['11-24T09:00 11-24T10:00']],
    ['a whole day', ['DTSTART;VALUE=DATE:20261124'], ['11-23T23:00 11-24T23:00']],
    ['three days', ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261127'], ['11-23T23:00 11-26T23:00']],
    [
      'a holiday that began before',
      ['DTSTART:20261101T090000Z', 'DTEND:20261125T090000Z'],
      ['11-01T09:00 11-25T09:00'],
    ],
    [
      'every week',
      ['DTSTART:20261006T090000Z', 'DTEND:20261006T100000Z', 'RRULE:FREQ=WEEKLY;UNTIL=20261209T000000Z'],
      ['11-24T09:00 11-24T10:00', '12-01T09:00 12-01T10:00', '12-08T09:00 12-08T10:00'],
    ],
    [
      'every week but once',
      [
        'DTSTART:20261124T090000Z',
        'DTEND:20261124T100000Z',
        'RRULE:FREQ=WEEKLY;COUNT=3',
        'EXDATE:20261201T090000Z',
      ],
      ['11-24T09:00 11-24T10:00', '12-08T09:00 12-08T10:00'],
    ],
    ['free', ['DTSTART:20261124T090000Z', 'DTEND:20261124T100000Z', 'TRANSP:TRANSPARENT'], []],
    [
      'free in Outlook',
      ['DTSTART:20261124T090000Z', 'DTEND:20261124T100000Z', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
      [],
    ],
    ['cancelled', ['DTSTART:20261124T090000Z', 'DTEND:20261124T100000Z', 'STATUS:CANCELLED'], []],
    ['over', ['DTSTART:20261101T090000Z', 'DTEND:20261101T100000Z'], []],
    ['without a length', ['DTSTART:20261124T090000Z'], []],
    ['that ends before it begins', ['DTSTART:20261124T090000Z', 'DTEND:20261124T080000Z'], []],
    ['without a time', ['SUMMARY:Nothing'], []],
    ['on no day', ['DTSTART:20269999T090000Z', 'DTEND:nonsense'], []],
    [
      'with a rule that is none',
      ['DTSTART:20261124T090000Z', 'DTEND:20261124T100000Z', 'RRULE:FREQ=SOMETIMES'],
      [],
    ],
  ])('%s', (_, lines, expected) => {
    expect(timesOf(calendar(...brussels, ...entry(...lines)))).toEqual(expected)
  })

  it('one occurrence was moved: it counts where it is now', () => {
    const series = entry('DTSTART:20261124T090000Z', 'DTEND:20261124T100000Z', 'RRULE:FREQ=WEEKLY;COUNT=2')
    const moved = entry(
      'RECURRENCE-ID:20261201T090000Z',
      'DTSTART:20261202T130000Z',
      'DTEND:20261202T140000Z',
    )
    expect(timesOf(calendar(...series, ...moved))).toEqual([
      '11-24T09:00 11-24T10:00',
      '12-02T13:00 12-02T14:00',
    ])
  })

  it('a broken entry does not cost the others, and an own appointment does not count', () => {
    const ownVisit = [
      'BEGIN:VEVENT',
      'UID:appointment-1@site.example',
      'DTSTART:20261125T090000Z',
      'DURATION:PT1H',
      'END:VEVENT',
    ]
    const text = calendar(
      ...entry('DTSTART:nonsense'),
      ...ownVisit,
      ...entry('DTSTART:20261124T090000Z', 'DURATION:PT1H'),
    )
    expect(timesOf(text)).toEqual(['11-24T09:00 11-24T10:00'])
  })

  it('an entry of every second is refused', () => {
    const text = calendar(...entry('DTSTART:20261124T090000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'))
    expect(() => timesOf(text)).toThrow()
  })

  it('a changed occurrence of another series at the same hour changes only that one', () => {
    const series = (uid: string) =>
      entry('DTSTART:20261124T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2').with(1, `UID:${uid}`)
    const cancelled = entry(
      'RECURRENCE-ID:20261201T090000Z',
      'DTSTART:20261201T090000Z',
      'DURATION:PT1H',
      'STATUS:CANCELLED',
    )
    const other = timesOf(calendar(...series('b@example.com'), ...cancelled))
    expect(other).toEqual(['11-24T09:00 11-24T10:00', '12-01T09:00 12-01T10:00'])
    expect(timesOf(calendar(...series('a@example.com'), ...cancelled))).toEqual(['11-24T09:00 11-24T10:00'])
  })

  it('series that ended long ago cost nothing', () => {
    const old = entry('DTSTART:20060101T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=20261101T000000Z')
    const many = Array.from({ length: 30 }, () => old).flat()
    expect(timesOf(calendar(...many, ...entry('DTSTART:20261124T090000Z', 'DURATION:PT1H')))).toHaveLength(1)
  })

  it('several calendars in one file', () => {
    const one = calendar(...entry('DTSTART:20261124T090000Z', 'DURATION:PT1H'))
    expect(timesOf(`${one}${one.replace('T090000Z', 'T110000Z')}`)).toHaveLength(2)
  })

  it.each([
    '',
    '<html>Log in</html>',
    'BEGIN:VCARD\r\nFN:x\r\nEND:VCARD\r\n',
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT',
  ])('refuses %j', (text) => {
    expect(() => timesOf(text)).toThrow()
  })

  it('are in order, apart, and cover each moment of an entry', () => {
    const hours = fc.record({ at: fc.integer({ min: 0, max: 600 }), hours: fc.integer({ min: 1, max: 50 }) })
    fc.assert(
      fc.property(fc.array(hours, { maxLength: 20 }), (entries) => {
        const stamp = (hour: number) =>
          `${new Date(window.from + hour * 3_600_000).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`
        const text = calendar(
          ...entries.flatMap(({ at, hours: length }) =>
            entry(`DTSTART:${stamp(at)}`, `DTEND:${stamp(at + length)}`),
          ),
        )
        const times = readBusyTimes(text, window, isOwn)
        for (const [index, { from, to }] of times.entries()) {
          expect(from).toBeLessThan(to)
          expect(from).toBeGreaterThan(times[index - 1]?.to ?? 0)
        }
        for (const { at } of entries) {
          const moment = window.from + at * 3_600_000
          expect(times.some(({ from, to }) => from <= moment && moment < to)).toBe(true)
        }
      }),
      { numRuns: 50 },
    )
  })
})

it.each([
  ['09:00', '10:00', false],
  ['09:30', '10:30', true],
  ['10:00', '10:30', true],
  ['10:15', '10:20', true],
  ['10:30', '11:00', true],
  ['11:00', '11:30', false],
])('a slot from %s to %s beside a busy hour from 10 to 11', (from, to, expected) => {
  const busy = [{ from: Date.parse('2026-11-24T09:00Z'), to: Date.parse('2026-11-24T10:00Z') }]
  expect(isBusyAt(busy, { day: '2026-11-24', slot: { key: `${from}-${to}`, from, to } })).toBe(expected)
})
