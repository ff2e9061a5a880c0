import { setTimeout as wait } from 'node:timers/promises'

import type { Payload } from 'payload'

import type { RigServer } from '../../../tests/rig/server'
import { compareStored, countStored } from '../../../tests/rig/stored-leads'
import {
  makeVisitor,
  plainKinds,
  send,
  solve,
  type Sent,
  type Surroundings,
} from '../../../tests/rig/visitor'

const quantile = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)

interface SteadyLoad {
  payload: Payload
  server: RigServer
  surroundings: Surroundings
  secret: string
  perSecond: number
  seconds: number
}

/** Prepares visitors and solves their captchas before the measurement: browsers do that work on other machines. */
async function prepare({ surroundings, secret, perSecond, seconds }: SteadyLoad) {
  const kinds = plainKinds(surroundings)
  const ready = []
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const kind = kinds[index % kinds.length]
    if (!kind) throw new Error('There is no form to send.')
    const visitor = await makeVisitor(kind, surroundings)
    ready.push({ visitor, captcha: await solve(visitor, secret) })
  }
  return ready
}

/**
 * Sends a number of valid submissions per second, without waiting for earlier responses.
 *
 * @returns whether all limits were met
 */
export async function steadyLoad(load: SteadyLoad): Promise<boolean> {
  const { payload, server, perSecond } = load
  const ready = await prepare(load)
  console.log(`${ready.length} visitors are ready`)
  await server.start()
  const [first] = ready
  if (first) await send(server.origin, first.visitor, first.captcha)
  const begun = performance.now()
  const sent = ready.slice(1).map(async ({ visitor, captcha }, index): Promise<Sent & { email: string }> => {
    await wait(Math.max(0, begun + (index * 1000) / perSecond - performance.now()))
    return { email: visitor.email, ...(await send(server.origin, visitor, captcha)) }
  })
  const answers = await Promise.all(sent)
  await server.kill()
  const statuses = new Map<number, number>()
  for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const times = answers.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
  const acknowledged = answers.flatMap(({ status, email }) => (status === 201 ? [email] : []))
  const { lostEmails, double } = compareStored(acknowledged, (await countStored(payload)).leads)
  const p95 = quantile(times, 0.95)
  console.log(`sent ${answers.length} at ${perSecond} per second`)
  for (const [status, count] of statuses) console.log(`  status ${status}: ${count}`)
  console.log(`  milliseconds: median ${quantile(times, 0.5)}, p95 ${p95}, longest ${quantile(times, 1)}`)
  console.log(`  acknowledged and not stored: ${lostEmails.length}, stored twice: ${double.length}`)
  for (const { status, text } of answers.filter((each) => each.status !== 201).slice(0, 3))
    console.log(`  ${status} ${text.slice(0, 300)}`)
  return acknowledged.length === answers.length && lostEmails.length + double.length === 0 && p95 < 500
}
