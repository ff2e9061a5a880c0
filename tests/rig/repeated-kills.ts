import { setTimeout as wait } from 'node:timers/promises'

import type { Payload } from 'payload'

import type { RigServer } from './server'
import { compareStored, countStored } from './stored-leads'
import { makeVisitor, plainKinds, send, solve, type Surroundings, type Visitor } from './visitor'

const visitorsAtOnce = 6
const maxLifeMs = 1500
const maxWaitMs = 15_000

interface RepeatedKills {
  payload: Payload
  server: RigServer
  surroundings: Surroundings
  secret: string
  kills: number
}

interface Tally {
  /** Visitors whose submission was acknowledged. */
  leads: string[]
  seats: string[]
  unanswered: Visitor[]
  refused: string[]
}

function note(tally: Tally, visitor: Visitor, { status, text }: { status: number; text: string }): void {
  if (status === 0) tally.unanswered.push(visitor)
  else if (status !== 201) tally.refused.push(`${visitor.kind} ${status} ${text.slice(0, 200)}`)
  else {
    tally.leads.push(visitor.email)
    if (visitor.kind === 'contactAppointment') tally.seats.push(visitor.email)
  }
}

/** Sends one form after the other, every second one a booking, until the server is gone. */
async function keepSending(work: RepeatedKills, tally: Tally, isOver: () => boolean): Promise<void> {
  const { surroundings, secret, server } = work
  const kinds = plainKinds(surroundings)
  for (let turn = 0; !isOver(); turn += 1) {
    const kind = turn % 2 === 0 ? 'contactAppointment' : (kinds[turn % kinds.length] ?? 'siteContact')
    const visitor = await makeVisitor(kind, surroundings)
    note(tally, visitor, await send(server.origin, visitor, await solve(visitor, secret)))
  }
}

/**
 * Sends submissions without a response again, with the same key, as a browser does when the visitor presses once more.
 */
async function sendAgain({ server, secret }: RepeatedKills, tally: Tally): Promise<void> {
  for (const visitor of tally.unanswered.splice(0))
    note(tally, visitor, await send(server.origin, visitor, await solve(visitor, secret)))
}

async function waitFor(isTrue: () => boolean): Promise<void> {
  const deadline = performance.now() + maxWaitMs
  while (!isTrue() && performance.now() < deadline) await wait(20)
}

/** What became of submissions that the site acknowledged. */
export interface Losses {
  acknowledged: number
  bookings: number
  cutOff: number
  lostCount: number
  double: number
  /** Submissions without an answer, even when sent again. */
  unanswered: number
  refused: string[]
}

export const isLossless = ({ lostCount, double, unanswered, refused }: Losses): boolean =>
  lostCount + double + unanswered + refused.length === 0

export const describeLosses = (losses: Losses): string =>
  `${losses.acknowledged} acknowledged, ${losses.bookings} of them bookings, ${losses.cutOff} cut off and sent again; ` +
  `${losses.lostCount} lost, ${losses.double} double, ${losses.unanswered} unanswered, ${losses.refused.length} refused`

async function countLosses({ payload }: RepeatedKills, tally: Tally, cutOff: number): Promise<Losses> {
  const stored = await countStored(payload)
  const leads = compareStored(tally.leads, stored.leads)
  const seats = compareStored(tally.seats, stored.seats)
  return {
    acknowledged: tally.leads.length,
    bookings: tally.seats.length,
    cutOff,
    lostCount: leads.lostEmails.length + seats.lostEmails.length,
    double: leads.double.length + seats.double.length,
    unanswered: tally.unanswered.length,
    refused: tally.refused,
  }
}

/** Kills the server repeatedly while forms and bookings arrive. */
export async function repeatedKills(work: RepeatedKills): Promise<Losses> {
  const { server, kills } = work
  const tally: Tally = { leads: [], seats: [], unanswered: [], refused: [] }
  let cutOff = 0
  for (let round = 0; round < kills; round += 1) {
    await server.start()
    await sendAgain(work, tally)
    let isOver = false
    const acknowledgedBefore = tally.leads.length
    const senders = Array.from({ length: visitorsAtOnce }, () => keepSending(work, tally, () => isOver))
    // A server is slow after its start; before its first response it can lose nothing.
    await waitFor(() => tally.leads.length > acknowledgedBefore)
    await wait(Math.random() * maxLifeMs)
    isOver = true
    await server.kill()
    await Promise.all(senders)
    cutOff += tally.unanswered.length
  }
  await server.start()
  await sendAgain(work, tally)
  await server.kill()
  return countLosses(work, tally, cutOff)
}
