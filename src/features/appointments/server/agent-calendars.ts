import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Payload, Where } from 'payload'

import { isBusyAt, type BusyTime } from '@/features/appointments/model/busy-times'
import type { OfferedSlot } from '@/features/appointments/model/offered-slots'
import { env } from '@/lib/env'
import { HttpError, isSuccess, sendRequest, type IsAllowed } from '@/lib/http/http-client'
import { sourceLocale } from '@/lib/i18n/locales'
import { agentProfileId, hasRole } from '@/lib/payload/access'
import { uniqueInsert } from '@/lib/payload/unique-insert'
import { runProgram } from '@/lib/queue/run-program'
import { openText, sealText } from '@/lib/secrets/sealed-text'
import { daysAfter } from '@/lib/time/belgian-time'
import type { AgentCalendar } from '@/payload-types'

import { readBookingRules } from './read-booking-rules'

/**
 * The own calendars of agents, which close moments for visits: a private iCal address per account. Only its times are
 * kept; the address is a key to more, so it is stored sealed and never shown again.
 */

const collection = 'agentCalendars'
const maxBytes = 5 * 1024 * 1024
const timeoutMs = 20_000

/** Why a calendar could not be read. */
export const calendarProblems = ['address', 'notPublic', 'unreachable', 'size', 'format'] as const
export type CalendarProblem = (typeof calendarProblems)[number]

class CalendarError extends Error {
  constructor(readonly problem: CalendarProblem) {
    super(`The calendar could not be read: ${problem}.`)
  }
}

/** `webcal:` is how calendars write https; null for what is no address of a server. */
function parseCalendarUrl(text: string): URL | null {
  const url = URL.parse(text.trim().replace(/^webcals?:/i, 'https:'))
  return url && ['http:', 'https:'].includes(url.protocol) ? url : null
}

async function fetchCalendar(url: URL, isAllowed: IsAllowed | undefined): Promise<string> {
  try {
    const request = { url, maxBytes, timeoutMs, followsRedirects: true }
    const { status, content } = await sendRequest({ ...request, ...(isAllowed && { isAllowed }) })
    if (!isSuccess(status)) throw new CalendarError('unreachable')
    return new TextDecoder().decode(content)
  } catch (error) {
    if (error instanceof CalendarError) throw error
    const kind = error instanceof HttpError ? error.kind : 'status'
    const problems = { address: 'notPublic', size: 'size', status: 'unreachable' } as const
    throw new CalendarError(problems[kind])
  }
}

/** Arguments of Node that run the program of calendars, which is bundled beside the build. */
const bundledProgram = (): string[] => [
  path.resolve(env.programFolder, '.next/commands/calendar-process.mjs'),
]

/** Of a processor that does other work too. */
const readingTimeoutMs = 30_000
/** Times of a year, one every half hour, are far below. */
const maxOutputLength = 1_000_000

interface Reading {
  now: Date
  isAllowed?: IsAllowed | undefined
  program?: readonly string[] | undefined
}

/** @throws CalendarError */
async function readApart(text: string, window: BusyTime, program: readonly string[]): Promise<BusyTime[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'perron-calendar-'))
  const file = path.join(folder, 'calendar.ics')
  try {
    await writeFile(file, text)
    const { hostname } = new URL(env.serverUrl)
    const { status, output } = await runProgram(
      [...program, file, String(window.from), String(window.to), hostname],
      { maxOutputLength, timeoutMs: readingTimeoutMs },
    )
    if (status !== 0) throw new CalendarError(status === null ? 'size' : 'format')
    return JSON.parse(output) as BusyTime[]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** @throws CalendarError */
async function fetchBusyTimes(
  payload: Payload,
  url: URL,
  { now, isAllowed, program = bundledProgram() }: Reading,
): Promise<BusyTime[]> {
  const { horizonDays } = await readBookingRules(payload, sourceLocale, 'visitor')
  const window = { from: now.getTime(), to: daysAfter(now, horizonDays + 1).getTime() }
  return readApart(await fetchCalendar(url, isAllowed), window, program)
}

const findCalendar = (payload: Payload, user: string) =>
  payload.db.findOne<AgentCalendar>({ collection, where: { user: { equals: user } } })

const removeCalendar = (payload: Payload, user: string) =>
  payload.db.deleteMany({ collection, where: { user: { equals: user } } })

export interface CalendarState {
  /** The server of the address. */
  host: string
  /** When it was last read whole. */
  readAt: Date
  /** Busy times ahead, those that touch taken together. */
  count: number
  problem: CalendarProblem | null
}

const toState = ({ host, readAt, busy, problem }: AgentCalendar, now: Date): CalendarState => ({
  host,
  readAt: new Date(readAt),
  count: (busy as BusyTime[]).filter(({ to }) => to > now.getTime()).length,
  problem: calendarProblems.find((each) => each === problem) ?? null,
})

/** What is known of the calendar of an account; null when it has none. */
export async function getCalendarState(
  payload: Payload,
  user: string,
  now: Date,
): Promise<CalendarState | null> {
  const stored = await findCalendar(payload, user)
  return stored && toState(stored, now)
}

export interface Owner {
  user: string
  /** The profile whose visits it closes. */
  agent: string
}

/**
 * Reads a calendar at once and keeps its address. An empty one is kept no longer.
 *
 * @returns the problem when it cannot be read; nothing was changed then
 */
export async function keepCalendar(
  payload: Payload,
  { user, agent }: Owner,
  text: string,
  reading: Reading,
): Promise<CalendarProblem | null> {
  if (text.trim() === '') {
    await removeCalendar(payload, user)
    return null
  }
  const url = parseCalendarUrl(text)
  if (!url) return 'address'
  try {
    const busy = await fetchBusyTimes(payload, url, reading)
    const secret = sealText(url.href, env.payloadSecret)
    const data = {
      user,
      agent,
      host: url.host,
      secret,
      busy,
      readAt: reading.now.toISOString(),
      problem: null,
    }
    const former = await findCalendar(payload, user)
    if (former) await payload.db.updateOne({ collection, id: former.id, data, returning: false })
    // Only this action writes here; the caller has checked whose account it is.
    else await payload.create({ collection, data, ...uniqueInsert, overrideAccess: true })
    return null
  } catch (error) {
    if (error instanceof CalendarError) return error.problem
    throw error
  }
}

/** The profile of the account that a calendar belongs to; null when it makes no visits any more. */
async function findAgent(payload: Payload, user: string): Promise<string | null> {
  const match = await payload.findByID({
    collection: 'users',
    id: user,
    depth: 0,
    disableErrors: true,
    // No user is signed in: the worker asks.
    overrideAccess: true,
  })
  const account = match && { ...match, collection: 'users' as const }
  return account && hasRole(account, 'administrator', 'editor', 'agent') ? agentProfileId(account) : null
}

async function readAgain(payload: Payload, stored: AgentCalendar, reading: Reading): Promise<void> {
  const { id, user, secret } = stored
  const agent = await findAgent(payload, user)
  // An account may enter another calendar meanwhile.
  const where: Where = { and: [{ id: { equals: id } }, { secret: { equals: secret } }] }
  if (!agent) {
    await payload.db.deleteMany({ collection, where })
    return
  }
  try {
    // One that was sealed with another secret is entered again: its times count until then.
    const url = parseCalendarUrl(openText(secret, env.secrets) ?? '')
    if (!url) throw new CalendarError('address')
    const busy = await fetchBusyTimes(payload, url, reading)
    const data = { agent, busy, readAt: reading.now.toISOString(), problem: null }
    await payload.db.updateOne({ collection, where, data, returning: false })
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error
    // The times that were read last go on counting.
    await payload.db.updateOne({
      collection,
      where,
      data: { agent, problem: error.problem },
      returning: false,
    })
  }
}

/** Task of the worker: reads all calendars anew. */
export async function readCalendars(payload: Payload, reading: Reading): Promise<void> {
  const { docs } = await payload.db.find<AgentCalendar>({ collection, pagination: false })
  for (const stored of docs) await readAgain(payload, stored, reading)
}

/** The busy times of an agent. */
export async function findBusyTimes(payload: Payload, agent: string | null): Promise<BusyTime[]> {
  if (!agent) return []
  const { docs } = await payload.db.find<AgentCalendar>({
    collection,
    pagination: false,
    where: { agent: { equals: agent } },
  })
  return docs.flatMap(({ busy }) => busy as BusyTime[])
}

/** Whether an agent has no time for a visit then. */
export const isAgentBusy = async (
  payload: Payload,
  agent: string | null,
  slot: OfferedSlot,
): Promise<boolean> => isBusyAt(await findBusyTimes(payload, agent), slot)
