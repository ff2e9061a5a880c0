import { setTimeout as wait } from 'node:timers/promises'

import type { Payload } from 'payload'

import type { BenchServer } from './bench-server'
import { compareStored, countStored } from './stored-leads'
import { makeVisitor, plainKinds, send, solve, type Surroundings, type Visitor } from './visitor'

const visitorsAtOnce = 6
const longestLifeMs = 1500
const longestWaitMs = 15_000

interface SuddenDeaths {
  payload: Payload
  server: BenchServer
  surroundings: Surroundings
  secret: string
  kills: number
}

interface Tally {
  /** Those who were thanked. */
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
async function keepSending(work: SuddenDeaths, tally: Tally, isOver: () => boolean): Promise<void> {
  const { surroundings, secret, server } = work
  const plain = plainKinds(surroundings)
  for (let turn = 0; !isOver(); turn += 1) {
    const kind = turn % 2 === 0 ? 'contactAppointment' : (plain[turn % plain.length] ?? 'siteContact')
    const visitor = await makeVisitor(kind, surroundings)
    note(tally, visitor, await send(server.origin, visitor, await solve(visitor, secret)))
  }
}

/** Sends what got no answer again, with the same key, as a browser does when the visitor presses once more. */
async function sendAgain({ server, secret }: SuddenDeaths, tally: Tally): Promise<void> {
  for (const visitor of tally.unanswered.splice(0))
    note(tally, visitor, await send(server.origin, visitor, await solve(visitor, secret)))
}

async function waitFor(isTrue: () => boolean): Promise<void> {
  const deadline = performance.now() + longestWaitMs
  while (!isTrue() && performance.now() < deadline) await wait(20)
}

/** Kills the server again and again while forms and bookings come in. @returns whether nothing was lost or doubled */
export async function suddenDeaths(work: SuddenDeaths): Promise<boolean> {
  const { payload, server, kills } = work
  const tally: Tally = { leads: [], seats: [], unanswered: [], refused: [] }
  let cutOff = 0
  for (let round = 0; round < kills; round += 1) {
    await server.start()
    await sendAgain(work, tally)
    let isOver = false
    const thankedBefore = tally.leads.length
    const senders = Array.from({ length: visitorsAtOnce }, () => keepSending(work, tally, () => isOver))
    // A server that has just started is slow at first; what has never answered could lose nothing.
    await waitFor(() => tally.leads.length > thankedBefore)
    await wait(Math.random() * longestLifeMs)
    isOver = true
    await server.kill()
    await Promise.all(senders)
    cutOff += tally.unanswered.length
  }
  await server.start()
  await sendAgain(work, tally)
  await server.kill()
  const stored = await countStored(payload)
  const leads = compareStored(tally.leads, stored.leads)
  const seats = compareStored(tally.seats, stored.seats)
  console.log(`killed ${kills} times; ${cutOff} submissions cut off and sent again`)
  console.log(`  thanked: ${tally.leads.length}, of them bookings: ${tally.seats.length}`)
  console.log(`  leads lost: ${leads.lost.length}, double: ${leads.double.length}`)
  console.log(`  seats lost: ${seats.lost.length}, double: ${seats.double.length}`)
  console.log(`  refused: ${tally.refused.length} ${tally.refused.slice(0, 3).join(' | ')}`)
  const wrong = [leads.lost, leads.double, seats.lost, seats.double, tally.unanswered]
  return wrong.every((list) => list.length === 0) && tally.refused.length === 0
}
