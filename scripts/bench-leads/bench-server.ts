import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const startWithinMs = 90_000

export interface BenchServer {
  origin: string
  start: () => Promise<void>
  /** As when the power fails. */
  kill: () => Promise<void>
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
  const standalone = path.join(build, '.next/standalone')
  if (!existsSync(path.join(standalone, 'server.js')))
    throw new Error(`No build in ${build}: make one with "npm run build".`)
  const copy = (from: string, to: string) =>
    cpSync(from, path.join(target, to), { recursive: true, verbatimSymlinks: true })
  copy(standalone, '.')
  copy(path.join(build, '.next/static'), '.next/static')
  copy(path.join(build, 'public'), 'public')
}

async function answers(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/robots.txt`, { signal: AbortSignal.timeout(5000) })
    return answer.status < 500
  } catch {
    return false
  }
}

/** One that was killed has no exit code. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

async function waitUntilReady(origin: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + startWithinMs
  while (!(await answers(origin))) {
    if (hasEnded(child)) throw new Error(`The server ended with status ${child.exitCode}.`)
    if (performance.now() > deadline) throw new Error('The server did not answer in time.')
    await wait(100)
  }
}

/**
 * The built site on a port of its own.
 *
 * @param build folder with `.next/standalone`
 * @param folder where the copy of the build and the data lie
 */
export async function benchServer(build: string, folder: string, secret: string): Promise<BenchServer> {
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
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URI: '',
    PAYLOAD_SECRET: secret,
    SMTP_URL: '',
    // Every visitor has an address of his own.
    TRUSTED_PROXIES: '1',
  }
  let child: ChildProcess | undefined
  const start = async () => {
    child = spawn(process.execPath, ['server.js'], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
    await waitUntilReady(origin, child)
  }
  const kill = async () => {
    if (!child || hasEnded(child)) return
    const ended = new Promise((resolve) => child?.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }
  return { origin, start, kill }
}
