import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { lockDatabase } from '../../tests/support/locked-database'
import type { Stage } from './actors'
import type { Partner } from './partners'

/** Begins a fault. @returns ends it */
type Fault = () => Promise<() => Promise<void>>

const longestMs = 15_000
const longestCalmMs = 60_000

/** kill -9, as in a power failure; the end starts the server again. */
const kill =
  (stage: Stage): Fault =>
  async () => {
    const { server } = stage.site
    stage.isAway = true
    await server.kill()
    return async () => {
      await server.start()
      stage.isAway = false
    }
  }

/** All faults of the server and its partners, in turn. */
const faultsOf = (stage: Stage, partners: readonly Partner[]): [string, Fault][] => [
  ['kill -9', kill(stage)],
  ['database locked', () => lockDatabase(path.join(stage.site.dataDir, 'perron.db'))],
  ...partners.flatMap(({ faults }) => Object.entries(faults)),
]

async function waitUntil(isOver: () => boolean, ms: number): Promise<void> {
  for (const end = performance.now() + ms; !isOver() && performance.now() < end;) await wait(200)
}

const recoveryMs = 2000

/**
 * One fault after the other until the run is over, with a calm after each. The calm is shorter in a short run, so that each
 * fault has its turn.
 *
 * @returns how often each fault was there
 */
export async function haveFaults(
  stage: Stage,
  partners: readonly Partner[],
  minutes: number,
): Promise<Map<string, number>> {
  const faults = faultsOf(stage, partners)
  const share = (minutes * 60_000) / (2 * faults.length + 1)
  const counts = new Map(faults.map(([name]) => [name, 0]))
  const isOver = () => stage.isOver
  for (let turn = 0; !stage.isOver; turn += 1) {
    await waitUntil(isOver, Math.min(longestCalmMs, share))
    const [name, begin] = faults[turn % faults.length] ?? []
    if (stage.isOver || !name || !begin) break
    stage.fault = name
    stage.book.noteFault(name)
    counts.set(name, (counts.get(name) ?? 0) + 1)
    console.log(`    fault: ${name}`)
    const end = await begin()
    await waitUntil(isOver, Math.min(longestMs, share))
    await end()
    // Partners that were away are asked again once a second.
    await waitUntil(isOver, recoveryMs)
    stage.fault = null
  }
  return counts
}
