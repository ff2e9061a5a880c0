import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export const root = path.resolve(import.meta.dirname, '../..')
const cache = path.join(root, 'node_modules/.cache/perron-deploy')

/** A part that this machine cannot run. */
export class NotRun extends Error {}

const folders = () => [...(process.env.PATH ?? '').split(':'), '/usr/sbin', path.join(cache, 'bin')]

/** The file of a program, or null. */
export const findTool = (name) =>
  folders()
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file)) ?? null

/** The file of a program. @throws NotRun when it is not installed */
export function needTool(name, from = 'apt-get install') {
  const file = findTool(name)
  if (!file) throw new NotRun(`there is no ${name} (${from})`)
  return file
}

/**
 * A program written in Go, made through the module proxy unless it is there.
 *
 * @param module its package with the version
 * @param name of its file
 */
export function needGoTool(name, module) {
  const present = findTool(name)
  if (present) return present
  const go = needTool('go', 'go.dev')
  const bin = path.join(cache, 'bin')
  mkdirSync(bin, { recursive: true })
  const made = spawnSync(go, ['install', module], { env: { ...process.env, GOBIN: bin }, encoding: 'utf8' })
  if (made.status !== 0)
    throw new NotRun(`${name} could not be made: ${made.stderr.trim().split('\n').at(-1)}`)
  const file = path.join(bin, name)
  // Go names it after the last folder of the package.
  renameSync(path.join(bin, path.basename(module.split('@')[0])), file)
  return file
}

/** Runs a command to its end. @throws with its output when it fails */
export function run(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    ...options,
  })
  if (status === 0) return stdout
  const lines = `${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-30).join('\n')
  throw new Error(
    `${command} ${args.slice(0, 3).join(' ')} … ended with ${status ?? error?.message}:\n${lines}`,
  )
}

const atEnd = []
process.on('exit', () => atEnd.forEach((clean) => clean()))

/** Does something when this process ends. */
export const whenEnding = (clean) => void atEnd.unshift(clean)

/** A folder that is deleted when this process ends. */
export function temporaryFolder(name) {
  const folder = mkdtempSync(path.join(tmpdir(), `perron-deploy-${name}-`))
  whenEnding(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a program that keeps running; `output` is what it has written, `stop` ends it and gives its status. */
export function startProgram(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  const program = { child, output: '' }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (program.output += data))
  const ended = new Promise((resolve) =>
    child
      .once('close', (status, signal) => resolve(status ?? signal))
      .once('error', (error) => resolve(error.message)),
  )
  ended.then((how) => (program.ended = String(how)))
  whenEnding(() => child.kill('SIGKILL'))
  program.stop = (signal = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return program
}

/** Asks until the answer has this status. @throws with what the program wrote when it does not come */
export async function untilStatus(url, status, program, { seconds = 90, ...init } = {}) {
  const deadline = performance.now() + seconds * 1000
  let last = 'no answer'
  while (performance.now() < deadline) {
    if (program.ended) break
    const answer = await fetch(url, {
      redirect: 'manual',
      ...init,
      signal: AbortSignal.timeout(20_000),
    }).catch(() => null)
    if (answer?.status === status) return answer
    last = answer ? `status ${answer.status}` : 'no answer'
    await wait(250)
  }
  throw new Error(
    `${url}: ${last}${program.ended ? `, ended with ${program.ended}` : ''}\n${program.output.slice(-3000)}`,
  )
}
