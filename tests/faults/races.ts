import { signedLinkPath } from '@/lib/http/signed-links'

import type { RigSite } from '../rig/site'
import { makeVisitor, send, solve } from '../rig/visitor'
import type { FaultBed } from './fault-bed'
import { countStatuses, type FaultResult } from './fault-result'
import { ask, signIn, type Answer } from '../rig/http'

const capacity = 2
const bookings = 100
const contested = 6
/** A hundred at once wait for each other. */
const patienceMs = 120_000

/** Appointments of a slot that hold a seat. */
async function findHolders({ payload }: RigSite, slot?: string) {
  const [day, hours] = (slot ?? '').split(' ')
  const { docs } = await payload.find({
    collection: 'appointments',
    depth: 0,
    limit: 10_000,
    pagination: false,
    overrideAccess: true,
    where: {
      and: [
        { status: { not_equals: 'cancelled' } },
        ...(slot ? [{ day: { equals: day } }, { slot: { equals: hours } }] : []),
      ],
    },
  })
  return docs
}

async function book({ server, surroundings, secret }: RigSite, slot: string) {
  const visitor = await makeVisitor('contactAppointment', surroundings)
  visitor.values.slot = slot
  const captcha = await solve(visitor, secret)
  return { visitor, send: () => send(server.origin, visitor, captcha, patienceMs) }
}

async function bookAtOnce(site: RigSite, slot: string): Promise<FaultResult> {
  const ready = await Promise.all(Array.from({ length: bookings }, () => book(site, slot)))
  const answers = await Promise.all(ready.map((each) => each.send()))
  const confirmed = answers.filter(({ status }) => status === 201).length
  const held = (await findHolders(site, slot)).length
  return {
    promise: 'P2',
    fault: `${bookings} bookings at once for ${capacity} places`,
    figure: `${confirmed} acknowledged, ${held} seats taken; statuses ${countStatuses(answers.map(({ status }) => status))}`,
    isMet: confirmed === capacity && held === capacity && answers.every(({ status }) => status < 500),
  }
}

/** The visitor moves and, every second one, cancels while the agency confirms, each three times at once. */
async function contest(
  site: RigSite,
  id: string,
  { target, cookie, cancels }: { target: string; cookie: Record<string, string>; cancels: boolean },
): Promise<Answer[]> {
  const { origin } = site.server
  const until = new Date(Date.now() + 86_400_000)
  const link = `${origin}${signedLinkPath('fr', 'appointment', id, until, site.secret)}`
  const form = (fields: Record<string, string>) => new URLSearchParams(fields)
  const each = () => [
    ...(cancels ? [ask(`${link}cancel/`, { body: form({}) })] : []),
    ask(`${link}move/`, { body: form({ slot: target }) }),
    ask(`${origin}/api/appointments/${id}/confirm`, { body: {}, headers: cookie }),
  ]
  return Promise.all([each(), each(), each()].flat())
}

async function contestAll(site: RigSite, bed: FaultBed, slots: readonly string[]): Promise<FaultResult> {
  const cookie = await signIn(site.server.origin, bed.loginOf('administrator'))
  const [target = '', ...others] = slots
  for (const slot of others.slice(0, contested)) await (await book(site, slot)).send()
  const chosen = new Set(others.slice(0, contested))
  const before = (await findHolders(site)).filter(({ day, slot }) => chosen.has(`${day} ${slot}`))
  const answers = (
    await Promise.all(
      before.map(({ id }, index) => contest(site, String(id), { target, cookie, cancels: index % 2 === 0 })),
    )
  ).flat()
  const holders = await findHolders(site)
  const perSlot = new Map<string, number>()
  for (const { day, slot } of holders) perSlot.set(`${day} ${slot}`, (perSlot.get(`${day} ${slot}`) ?? 0) + 1)
  const most = Math.max(0, ...slots.map((slot) => perSlot.get(slot) ?? 0))
  return {
    promise: 'P2',
    fault: `${before.length} appointments confirmed and moved to one slot, half of them cancelled too, each three times at once`,
    figure: `at most ${most} seats taken in a slot of ${capacity}; statuses ${countStatuses(answers.map(({ status }) => status))}`,
    isMet: before.length > 0 && most <= capacity && answers.every(({ status }) => status > 0 && status < 500),
  }
}

/** Many at once for what can be had a limited number of times. */
export async function races(bed: FaultBed): Promise<FaultResult[]> {
  const site = await bed.openSite('races', { capacity })
  try {
    await site.server.start()
    const taken = new Set((await findHolders(site)).map(({ day, slot }) => `${day} ${slot}`))
    const [first = '', ...free] = site.surroundings.slots.filter((slot) => !taken.has(slot))
    return [await bookAtOnce(site, first), await contestAll(site, bed, free)]
  } finally {
    await site.close()
  }
}
