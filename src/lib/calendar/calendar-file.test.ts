import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { calendarFile, type CalendarEntry } from './calendar-file'

const entry: CalendarEntry = {
  uid: 'appointment-12@perron.example',
  sequence: 2,
  start: new Date('2027-03-26T09:00:00Z'),
  end: new Date('2027-03-26T12:00:00Z'),
  title: 'Visite : maison à Liège (réf. 1024)',
  location: 'Rue des Guillemins 7, 4000 Liège; 2e étage',
  description: 'Première ligne\nDeuxième, avec virgule',
  url: 'http://localhost:3000/fr/my/appointment/12/abc/',
  status: 'CONFIRMED',
  stamp: new Date('2027-03-01T08:30:00Z'),
  organizer: { name: 'Immo Perron', email: 'info@immoperron.example' },
  attendee: { name: 'Élise "Lis" Dupont', email: 'elise@example.org' },
}

/** As a calendar program reads it: folded lines joined. */
const linesOf = (file: string): string[] =>
  file
    .replace(/\r\n[\t ]/g, '')
    .split('\r\n')
    .filter(Boolean)

/** Texts of one entry, escapes undone. */
const valueOf = (file: string, name: string): string | undefined =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replace(/\\([\\;,nN])/g, (_, char: string) => (char.toLowerCase() === 'n' ? '\n' : char))

describe('a calendar file', () => {
  test('contains the appointment in UTC with its version, as a request', () => {
    const file = calendarFile([entry], { method: 'REQUEST' })
    expect(linesOf(file)).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'UID:appointment-12@perron.example',
        'SEQUENCE:2',
        'DTSTAMP:20270301T083000Z',
        'DTSTART:20270326T090000Z',
        'DTEND:20270326T120000Z',
        'STATUS:CONFIRMED',
        'ORGANIZER;CN="Immo Perron":MAILTO:info@immoperron.example',
        'LOCATION:Rue des Guillemins 7\\, 4000 Liège\\; 2e étage',
      ]),
    )
    expect(linesOf(file).find((line) => line.startsWith('ATTENDEE'))).toContain('CN="Élise ’Lis’ Dupont"')
    expect(valueOf(file, 'DESCRIPTION')).toBe(entry.description)
  })

  test('cancels the appointment', () => {
    const file = calendarFile([{ ...entry, status: 'CANCELLED', sequence: 3 }], { method: 'CANCEL' })
    expect(linesOf(file)).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3']))
  })

  test('may be empty, for a feed without appointments', () => {
    expect(linesOf(calendarFile([], { name: 'Perron' }))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'CALSCALE:GREGORIAN',
      'PRODID:-//Perron//Calendar//EN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Perron',
      'X-PUBLISHED-TTL:PT1H',
      'END:VCALENDAR',
    ])
  })

  test('is written without people for an invalid e-mail address', () => {
    const file = calendarFile([{ ...entry, attendee: { name: 'X', email: 'no address' } }])
    expect(file).not.toContain('ATTENDEE')
  })

  test('no text begins a new line or gets lost', () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 }).map((given) => `a${given}b`)
    fc.assert(
      fc.property(text, text, text, (title, description, name) => {
        const attendee = { name, email: 'a@example.org' }
        const file = calendarFile([{ ...entry, title, description, attendee }], { method: 'REQUEST' })
        const names = linesOf(file).map((line) => /^[A-Z-]+/.exec(line)?.[0])
        expect(names).toEqual([
          'BEGIN',
          'VERSION',
          'CALSCALE',
          'PRODID',
          'METHOD',
          'X-PUBLISHED-TTL',
          'BEGIN',
          'UID',
          'SUMMARY',
          'DTSTAMP',
          'DTSTART',
          'DTEND',
          'SEQUENCE',
          'DESCRIPTION',
          'URL',
          'LOCATION',
          'STATUS',
          'ORGANIZER',
          'X-MICROSOFT-CDO-BUSYSTATUS',
          'ATTENDEE',
          'END',
          'END',
        ])
        expect(file.replace(/\r\n/g, '')).not.toMatch(/[\u0000-\u0008\u000a-\u001f]/)
        // All text that the format allows is read back unchanged.
        if (/^[\p{L}\p{P}\p{S}\p{N} ]*$/u.test(title)) expect(valueOf(file, 'SUMMARY')).toBe(title)
      }),
      { numRuns: 300 },
    )
  })
})
