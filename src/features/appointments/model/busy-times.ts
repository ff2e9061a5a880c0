import ICAL from 'ical.js'

import { addDays, belgianMoment, type Day } from '@/lib/time/belgian-time'

import type { OfferedSlot } from './offered-slots'

/** A time without time for visits, in milliseconds since 1970. The end is not part of it. */
export interface BusyTime {
  from: number
  to: number
}

/** Occurrences that are looked at in one calendar; an entry that repeats every second has no end. */
const mostOccurrences = 100_000

const dayMs = 24 * 60 * 60_000

const dayOf = ({ year, month, day }: ICAL.Time): Day =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

/** A whole day, and a time without a time zone, are those of Belgium. */
function momentOf(time: ICAL.Time): number {
  const isFloating = time.isDate || time.zone === ICAL.Timezone.localTimezone
  if (!isFloating) return time.toUnixTime() * 1000
  const clock = [time.hour, time.minute].map((part) => String(part).padStart(2, '0')).join(':')
  return belgianMoment(dayOf(time), time.isDate ? '00:00' : clock).getTime()
}

const textOf = (event: ICAL.Event, name: string): string =>
  String(event.component.getFirstPropertyValue(name) ?? '').toUpperCase()

/** RFC 5545 3.8.2.7 and 3.8.1.11; Outlook says "free" in a property of its own. */
const isFree = (event: ICAL.Event): boolean =>
  textOf(event, 'transp') === 'TRANSPARENT' ||
  textOf(event, 'status') === 'CANCELLED' ||
  textOf(event, 'x-microsoft-cdo-busystatus') === 'FREE'

const spanOf = (start: ICAL.Time, end: ICAL.Time | null): BusyTime => {
  const from = momentOf(start)
  const to = end ? momentOf(end) : from
  // A day without an end is that day.
  return {
    from,
    to: start.isDate && to <= from ? belgianMoment(addDays(dayOf(start), 1), '00:00').getTime() : to,
  }
}

/** Whether a series was over before; one that counts its occurrences is looked at. */
function isOver(event: ICAL.Event, from: number): boolean {
  const rule = event.component.getFirstPropertyValue('rrule')
  const until = rule instanceof ICAL.Recur ? rule.until : null
  // The day of the end is part of it.
  return until !== null && momentOf(until) + dayMs < from
}

function occurrencesOf(event: ICAL.Event, { from, to }: BusyTime, count: () => void): BusyTime[] {
  if (!event.isRecurring()) return [spanOf(event.startDate, event.endDate)]
  if (isOver(event, from)) return []
  const spans: BusyTime[] = []
  const iterator = event.iterator()
  for (let next = iterator.next(); next; next = iterator.next()) {
    count()
    if (momentOf(next) >= to) break
    // An occurrence that was changed is an entry of its own.
    if (next.toString() in event.exceptions) continue
    const { startDate, endDate } = event.getOccurrenceDetails(next)
    spans.push(spanOf(startDate, endDate))
  }
  return spans
}

/** What overlaps or touches is one time: many entries of a day need few rows. */
function merge(times: readonly BusyTime[]): BusyTime[] {
  const merged: BusyTime[] = []
  for (const { from, to } of times.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  return merged
}

/** A calendar repeats more often than can be looked at. */
class TooManyOccurrences extends Error {}

/** One broken entry does not cost the others. */
function spansOf(event: ICAL.Event, window: BusyTime, count: () => void): BusyTime[] {
  try {
    return isFree(event) ? [] : occurrencesOf(event, window, count)
  } catch (error) {
    if (error instanceof TooManyOccurrences) throw error
    return []
  }
}

const uidOf = (component: ICAL.Component): string => String(component.getFirstPropertyValue('uid') ?? '')

/** The entries of a calendar, each series with its own changed occurrences: the library looks at those of all. */
function eventsOf(root: ICAL.Component): ICAL.Event[] {
  const components = root.getAllSubcomponents('vevent')
  const isChanged = (component: ICAL.Component) => component.hasProperty('recurrence-id')
  const changed = new Map<string, ICAL.Component[]>()
  for (const component of components.filter(isChanged)) {
    const uid = uidOf(component)
    changed.set(uid, [...(changed.get(uid) ?? []), component])
  }
  return components.map((component) => {
    const exceptions = isChanged(component) ? [] : (changed.get(uidOf(component)) ?? [])
    return new ICAL.Event(component, { strictExceptions: true, exceptions })
  })
}

function parses(text: string): boolean {
  try {
    ICAL.parse(text)
    return true
  } catch {
    return false
  }
}

/** The parser refuses a file for one value that is none: such an entry is left out. */
const withoutBroken = (text: string): string =>
  parses(text)
    ? text
    : text.replaceAll(/^BEGIN:VEVENT\r?\n[^]*?^END:VEVENT\r?\n/gm, (entry) => (parses(entry) ? entry : ''))

/**
 * The busy times of a calendar (iCalendar, RFC 5545) within a window, in order and apart from each other. Titles, places
 * and persons are not read.
 *
 * A rule may keep the library busy without end: call it in a process with a limit of time.
 *
 * @param isOwn whether an entry is an appointment of this site, by its `UID`: those take seats of the slot already
 * @throws Error when the text is no calendar, or repeats too often to be read
 */
export function readBusyTimes(text: string, window: BusyTime, isOwn: (uid: string) => boolean): BusyTime[] {
  const parsed = ICAL.parse(withoutBroken(text)) as unknown[]
  const roots = (typeof parsed[0] === 'string' ? [parsed] : parsed).map(
    (each) => new ICAL.Component(each as string),
  )
  if (!roots.some(({ name }) => name === 'vcalendar')) throw new Error('The text is no calendar.')
  let left = mostOccurrences
  const count = () => {
    left -= 1
    if (left < 0) throw new TooManyOccurrences()
  }
  const spans = roots.flatMap((root) => {
    ICAL.TimezoneService.reset()
    for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
    return eventsOf(root)
      .filter(({ uid }) => !isOwn(uid ?? ''))
      .flatMap((event) => spansOf(event, window, count))
  })
  return merge(spans.filter(({ from, to }) => to > from && to > window.from && from < window.to))
}

/** Whether a slot falls into one of these times, and be it in part. */
export function isBusyAt(times: readonly BusyTime[], { day, slot }: OfferedSlot): boolean {
  const [from, to] = [slot.from, slot.to].map((clock) => belgianMoment(day, clock).getTime())
  return times.some((time) => time.from < (to ?? 0) && (from ?? 0) < time.to)
}
