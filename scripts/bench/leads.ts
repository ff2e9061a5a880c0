import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { openRigSite } from '../../tests/rig/site'
import { describeLosses, isLossless, repeatedKills } from '../../tests/rig/repeated-kills'
import { steadyLoad } from './leads/steady-load'
import { runProgram } from '../../tests/rig/run-program'

/**
 * Load test of the forms against the built site on a copy of a data folder: `npm run bench leads`. First a minute of
 * twenty valid submissions per second, then twenty kills while forms and bookings arrive. Fails when p95 reaches half
 * a second, or when an acknowledged submission is lost or doubled.
 *
 *   --build FOLDER  with dist; usually this one
 *   --data FOLDER   a demo's data; usually ./data
 *   --seconds 60 --rate 20 --kills 20; 0 leaves a part out
 */
const { values: given } = parseArgs({
  options: {
    build: { type: 'string', default: '.' },
    data: { type: 'string', default: './data' },
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '20' },
    kills: { type: 'string', default: '20' },
  },
})

/** A higher capacity than usual, so that no booking is refused. */
const capacity = 50

async function main(): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'perron-bench-leads-'))
  const secret = randomBytes(32).toString('hex')
  const site = await openRigSite({ build: given.build, data: given.data, folder, secret, capacity })
  try {
    const [seconds, perSecond, kills] = [given.seconds, given.rate, given.kills].map(Number)
    const isQuick = !seconds || (await steadyLoad({ ...site, seconds, perSecond: perSecond || 20 }))
    if (!kills) return isQuick
    const losses = await repeatedKills({ ...site, kills })
    console.log(`${describeLosses(losses)}; ${losses.refused.slice(0, 3).join(' | ')}`)
    return isQuick && isLossless(losses)
  } finally {
    await site.close()
    await rm(folder, { recursive: true, force: true })
  }
}

runProgram(main)
