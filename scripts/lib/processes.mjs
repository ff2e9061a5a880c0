import { spawn } from 'node:child_process'

import { beginStep, printLine } from './progress.mjs'
import { Stop } from './stop.mjs'

/** Number of last lines that show why a step failed. */
const maxStoredLines = 400
const shownLines = 60
/** A child command may need as long for its own children, so the outer one waits longer: see `endAll`. */
const graceMs = 8000

const children = new Set()
let isEnding = false
let isSignalled = false

/** Starts a command as the leader of its own process group, so that it can be ended with all its children. */
export function start(command, args, options = {}) {
  if (isEnding) throw new Stop('stopped')
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options, detached: true })
  children.add(child)
  child.ended = new Promise((fulfil) => {
    child.once('error', (error) => fulfil({ code: null, error }))
    child.once('close', (code, signal) => fulfil({ code, signal }))
  }).finally(() => children.delete(child))
  return child
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group is gone already.
  }
}

/** Ends one of them, with its children. */
export async function end(child) {
  signalGroup(child, 'SIGTERM')
  await child.ended
}

/** Ends all started processes and waits for them; those that do not end are killed after a time. */
export async function endAll(patienceMs = graceMs) {
  isEnding = true
  const all = [...children]
  for (const child of all) signalGroup(child, 'SIGTERM')
  const killTimer = setTimeout(() => all.forEach((child) => signalGroup(child, 'SIGKILL')), patienceMs)
  await Promise.all(all.map((child) => child.ended))
  clearTimeout(killTimer)
}

/** True once a signal ends the command: later failures are a consequence of it. */
export const wasSignalled = () => isSignalled

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }

/**
 * Ends everything on Ctrl-C, SIGTERM and a closed terminal. `statusOf` may change the usual 130, 143 and 129.
 * A second signal does not wait.
 */
export function endOnSignals({ statusOf = (usual) => usual, patienceMs = graceMs } = {}) {
  for (const [signal, number] of Object.entries(signalNumbers)) {
    process.on(signal, async () => {
      if (isSignalled) {
        for (const child of children) signalGroup(child, 'SIGKILL')
        process.exit(128 + number)
      }
      isSignalled = true
      await endAll(patienceMs)
      process.exit(statusOf(128 + number))
    })
  }
  process.on('exit', () => children.forEach((child) => signalGroup(child, 'SIGKILL')))
}

function followLines(child, onLine) {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream.setEncoding('utf8').on('data', (text) => {
      const lines = (rest + text).split(/\r?\n/)
      rest = lines.pop()
      lines.forEach(onLine)
    })
    stream.on('end', () => rest && onLine(rest))
  }
}

/** Prints why a step failed, with the last lines of its output. */
export function showFailure(name, lines) {
  printLine(`--- ${name}, the end of its output:`)
  printLine(lines.slice(-shownLines).join('\n'))
  printLine('---')
}

/**
 * Runs a command as a step with progress. Never rejects for a failing command: gives its status and last lines.
 * @returns {Promise<{ ok: boolean, code: number | null, lines: string[], seconds: number }>}
 */
export async function runStep(name, command, args, { timeoutMs = 45 * 60_000, ...options } = {}) {
  const step = beginStep(name)
  const lines = []
  const child = start(command, args, options)
  followLines(child, (line) => {
    lines.push(line)
    if (lines.length > maxStoredLines) lines.shift()
    step.show(line)
  })
  const timer = setTimeout(() => {
    lines.push(`${name} took longer than ${timeoutMs / 60_000} minutes and was ended.`)
    signalGroup(child, 'SIGKILL')
  }, timeoutMs)
  const { code, error } = await child.ended
  clearTimeout(timer)
  if (error) lines.push(error.message)
  const ok = code === 0
  step.end(ok ? '✓' : '✗', ok ? '' : `status ${code}`)
  if (!ok && !isEnding) showFailure(name, lines)
  return { ok, code, lines, seconds: step.seconds() }
}

/** Runs a required step: a failure ends the command. */
export async function runOrStop(name, command, args, options) {
  const result = await runStep(name, command, args, options)
  if (!result.ok)
    throw new Stop(`${name} failed${result.code === null ? '' : ` with status ${result.code}`}.`)
  return result
}

/** Starts a command that keeps running, as a step that ends when the command prints a line with this prefix. */
export async function startUntil(name, beginning, command, args, options) {
  const step = beginStep(name)
  const lines = []
  const child = start(command, args, options)
  const ready = new Promise((fulfil) => {
    followLines(child, (line) => {
      lines.push(line)
      step.show(line)
      if (line.startsWith(beginning)) fulfil(line)
    })
  })
  const line = await Promise.race([ready, child.ended.then(() => null)])
  step.end(line ? '✓' : '✗')
  if (!line && !isEnding) showFailure(name, lines)
  return { line, lines, child, seconds: step.seconds() }
}
