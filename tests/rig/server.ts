import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { copyDist } from '../../scripts/lib/dist.mjs'

const startWithinMs = 90_000

export interface RigServer {
  origin: string
  /** Of the running server. */
  pid: () => number
  start: () => Promise<void>
  /** SIGKILL, as in a power failure. */
  kill: () => Promise<void>
  /** SIGTERM, as by a system that stops. @returns milliseconds until the process had ended */
  stop: () => Promise<number>
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

function copyBuild(build: string, target: string): void {
  if (!existsSync(path.join(build, 'dist/server.js')))
    throw new Error(`No build in ${build}: make one with "npm run build".`)
  copyDist(build, target)
}

async function answers(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/robots.txt`, { signal: AbortSignal.timeout(5000) })
    return answer.status < 500
  } catch {
    return false
  }
}

/** A killed process has no exit code. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

async function waitUntilReady(origin: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + startWithinMs
  while (!(await answers(origin))) {
    if (hasEnded(child)) throw new Error(`The server ended with status ${child.exitCode}.`)
    if (performance.now() > deadline) throw new Error('The server did not answer in time.')
    await wait(100)
  }
}

interface RigServerOptions {
  secret: string
  dataDir: string
  env?: Record<string, string>
}

/** Sends a signal and waits for the end of the process. */
async function end(child: ChildProcess | undefined, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (!child || hasEnded(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

/**
 * Runs the built site on a free port.
 *
 * @param build folder with `dist`
 * @param folder where the copy of the build goes
 */
export async function rigServer(
  build: string,
  folder: string,
  { secret, dataDir, env: more }: RigServerOptions,
): Promise<RigServer> {
  const cwd = path.join(folder, 'server')
  copyBuild(build, cwd)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    PORT: String(port),
    HOSTNAME: '127.0.0.1',
    SERVER_URL: origin,
    DATA_DIR: dataDir,
    DATABASE_URI: '',
    PAYLOAD_SECRET: secret,
    SMTP_URL: '',
    // Each simulated visitor has its own client IP.
    TRUSTED_PROXIES: '1',
    ...more,
  }
  let child: ChildProcess | undefined
  const start = async () => {
    child = spawn(process.execPath, ['server.js'], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
    await waitUntilReady(origin, child)
  }
  const kill = () => end(child, 'SIGKILL')
  const stop = async () => {
    const begun = performance.now()
    await end(child, 'SIGTERM')
    return performance.now() - begun
  }
  return { origin, pid: () => child?.pid ?? 0, start, kill, stop }
}
