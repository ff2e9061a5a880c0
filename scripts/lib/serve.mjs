import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { copyDist } from './dist.mjs'
import { start } from './processes.mjs'
import { Stop } from './stop.mjs'
import { newObjectsMb } from './system.mjs'

const startWithinMs = 90_000

export const serverFlags = [`--max-semi-space-size=${newObjectsMb}`]

/**
 * Copies the build beside the data and returns the folder. Cached pages belong to a database, so each server gets its own
 * copy: it never shows pages of another database, and a new build does not change a running server.
 */
function copyBuild(root, dataDir) {
  const target = path.join(dataDir, 'server')
  rmSync(target, { recursive: true, force: true })
  copyDist(root, target)
  return target
}

function startServer(root, { host, port, dataDir }, env) {
  const cwd = copyBuild(root, dataDir)
  const variables = { ...env, PORT: String(port), HOSTNAME: host }
  return start(process.execPath, [...serverFlags, 'server.js'], { cwd, env: variables })
}

/** True once the home page responds; false while nothing listens; the status when the server fails. */
async function probe(url) {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000) })
    return answer.status < 500 || answer.status
  } catch {
    return false
  }
}

/** Starts the built site, prints its output, and waits until its home page responds. */
export async function serve(root, settings, env) {
  const child = startServer(root, settings, env)
  child.stdout.pipe(process.stdout)
  child.stderr.pipe(process.stderr)
  let end
  child.ended.then((result) => (end = result))
  const deadline = performance.now() + startWithinMs
  let state = false
  while (state !== true) {
    if (end) throw new Stop(`The server ended with status ${end.code ?? end.signal} before it was ready.`)
    if (performance.now() > deadline) {
      throw new Stop(
        state ? `The home page answers with status ${state}.` : 'The server did not answer in time.',
      )
    }
    state = await probe(`${settings.probeUrl}/`)
    if (state !== true) await wait(250)
  }
  return child
}
