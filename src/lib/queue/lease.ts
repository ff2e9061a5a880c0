import { randomUUID } from 'node:crypto'

import type { Payload, Where } from 'payload'

import { claimRow } from './claim-row'

const collection = 'leases'

/** A lease that was not renewed for so long belongs to a process that has ended. */
const leaseForMs = 30_000
const renewEveryMs = 10_000

const leaseEnd = (): string => new Date(Date.now() + leaseForMs).toISOString()

async function take(payload: Payload, task: string, holder: string): Promise<boolean> {
  const { docs } = await payload.db.find<{ id: string }>({ collection, where: { task: { equals: task } } })
  const current = docs[0]
  const data = { holder, until: leaseEnd() }
  if (current) {
    const due: Where = { until: { less_than: new Date().toISOString() } }
    return (await claimRow(payload, { collection, id: current.id, due, data })) !== null
  }
  try {
    await payload.db.create({ collection, data: { id: randomUUID(), task, ...data } })
    return true
  } catch (error) {
    // Another process made the row; it has the lease, or had it.
    if (await payload.db.findOne({ collection, where: { task: { equals: task } } })) return false
    throw error
  }
}

async function change(payload: Payload, holder: string, until: string): Promise<void> {
  const where: Where = { holder: { equals: holder } }
  await payload.db.updateOne({ collection, where, data: { until } })
}

/**
 * Runs work that only one process of the site may do at a time. That of a killed process is free within half a minute.
 *
 * @param task unique name of the work
 * @returns false when another process does it now
 */
export async function withLease(payload: Payload, task: string, work: () => Promise<void>): Promise<boolean> {
  const holder = randomUUID()
  if (!(await take(payload, task, holder))) return false
  // A renewal that fails is tried again before the lease ends.
  const timer = setInterval(
    () => void change(payload, holder, leaseEnd()).catch(() => undefined),
    renewEveryMs,
  )
  try {
    await work()
    return true
  } finally {
    clearInterval(timer)
    await change(payload, holder, new Date(0).toISOString())
  }
}
