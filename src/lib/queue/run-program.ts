import { spawn } from 'node:child_process'

import { cutSignal } from './shutdown'

/** How a program ended. */
export interface EndedProgram {
  /** Null when a signal ended it. */
  status: number | null
  /** Last line that it wrote to the standard output, and to that of errors. */
  output: string
  errors: string
}

/** Characters that remain of what a program writes. */
const defaultOutputLength = 4000

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? ''

interface ProgramOptions {
  /** The last line of output is whole up to this length. */
  maxOutputLength?: number
  /** Whether what it writes is written to the log of this process too. */
  isLogged?: boolean
  /** The program is ended after this time. */
  timeoutMs?: number
}

/**
 * Runs Node with a program in a process of its own, which ends at the latest when work in progress of this process is cut
 * off.
 *
 * @param program arguments of Node
 */
export function runProgram(
  program: readonly string[],
  { maxOutputLength = defaultOutputLength, isLogged = false, timeoutMs }: ProgramOptions = {},
): Promise<EndedProgram> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, program, {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(timeoutMs && { timeout: timeoutMs, killSignal: 'SIGKILL' }),
    })
    const texts = { output: '', errors: '' }
    const endOfOutput = (text: string, data: unknown) => (text + String(data)).slice(-maxOutputLength)
    child.stdout.on('data', (data) => (texts.output = endOfOutput(texts.output, data)))
    child.stderr.on('data', (data) => (texts.errors = endOfOutput(texts.errors, data)))
    if (isLogged) {
      child.stdout.pipe(process.stdout, { end: false })
      child.stderr.pipe(process.stderr, { end: false })
    }
    const stop = () => child.kill()
    cutSignal().addEventListener('abort', stop)
    child.once('error', reject).once('close', (status) => {
      cutSignal().removeEventListener('abort', stop)
      resolve({ status, output: lastLine(texts.output), errors: lastLine(texts.errors) })
    })
  })
}
