import { createEvents, type DateArray, type EventAttributes, type Person } from 'ics'

/** An entry of a calendar. All texts are plain. Times are written in UTC, so that no calendar shifts them. */
export interface CalendarEntry {
  /** Does not change between versions of one entry. */
  uid: string
  /** Grows with every change; calendars apply the highest. */
  sequence: number
  start: Date
  end: Date
  title: string
  description?: string
  location?: string
  url?: string
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
  /** When the entry was last changed. */
  stamp: Date
  organizer?: CalendarPerson
  attendee?: CalendarPerson
}

export interface CalendarPerson {
  name: string
  email: string
}

interface CalendarOptions {
  /** What an e-mail program should do with the file; left out for a calendar feed. */
  method?: 'REQUEST' | 'CANCEL'
  name?: string
}

const productId = '-//Perron//Calendar//EN'

/** Normalises line ends and removes what could begin a new line; the library escapes the rest. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/[^\P{Cc}\n]|\p{Cs}/gu, '')
    .trim()

const oneLine = (text: string): string => escapeText(text).replace(/\n+/g, ' ')

/** The format allows no quotation mark in the name of a person. */
const nameOf = (text: string): string => oneLine(text).replaceAll('"', '’')

const utc = (moment: Date): DateArray => [
  moment.getUTCFullYear(),
  moment.getUTCMonth() + 1,
  moment.getUTCDate(),
  moment.getUTCHours(),
  moment.getUTCMinutes(),
]

const personOf = ({ name, email }: CalendarPerson): Person => ({ name: nameOf(name), email })

/** The library writes `DTSTAMP` from `timestamp`, which its types lack. */
type Attributes = EventAttributes & { timestamp: number }

const attributesOf = (entry: CalendarEntry): Attributes => ({
  uid: oneLine(entry.uid),
  sequence: entry.sequence,
  timestamp: entry.stamp.getTime(),
  start: utc(entry.start),
  startInputType: 'utc',
  startOutputType: 'utc',
  end: utc(entry.end),
  endInputType: 'utc',
  endOutputType: 'utc',
  title: oneLine(entry.title),
  status: entry.status,
  busyStatus: entry.status === 'CANCELLED' ? 'FREE' : 'BUSY',
  ...(entry.description && { description: escapeText(entry.description) }),
  ...(entry.location && { location: oneLine(entry.location) }),
  ...(entry.url && { url: oneLine(entry.url) }),
  ...(entry.organizer && { organizer: personOf(entry.organizer) }),
  ...(entry.attendee && {
    attendees: [{ ...personOf(entry.attendee), rsvp: false, partstat: 'ACCEPTED', role: 'REQ-PARTICIPANT' }],
  }),
})

const isEmailRefused = (error: Error | null): boolean => /email/.test(error?.message ?? '')

const withoutPeople = ({ organizer: _organizer, attendee: _attendee, ...entry }: CalendarEntry) => entry

/** An `.ics` file, for attachments and calendar feeds. */
export function calendarFile(entries: CalendarEntry[], { method, name }: CalendarOptions = {}): string {
  const header = { productId, ...(method && { method }), ...(name && { calName: nameOf(name) }) }
  const write = (list: CalendarEntry[]) => createEvents(list.map(attributesOf), header)
  const first = write(entries)
  // The library rejects some valid e-mail addresses; the file is also valid without them.
  const { value, error } = isEmailRefused(first.error) ? write(entries.map(withoutPeople)) : first
  if (!value) throw error ?? new Error('No calendar file')
  return value
}
