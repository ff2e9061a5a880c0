import { spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const leftOut = new Set([
  '.git',
  '.next',
  'data',
  'dist',
  'node_modules',
  'test-results',
  'playwright-report',
])

/** The environment of a developer's shell, without the variables of this test run. */
const environment = (more: Record<string, string>) =>
  ({
    ...Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST$)/.test(name)),
    ),
    ...more,
  }) as NodeJS.ProcessEnv

export interface CommandResult {
  status: number | null
  /** Standard output and errors, unchanged. */
  output: string
}

/** Runs a command like a developer, in a folder of the project. */
export const runCommand = (cwd: string, command: string[], more: Record<string, string> = {}) =>
  new Promise<CommandResult>((resolve, reject) => {
    const [program = '', ...values] = command
    const child = spawn(program, values, { cwd, env: environment(more), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
    child.on('error', reject).on('close', (status) => resolve({ status, output }))
  })

export interface ProjectCopy {
  folder: string
  runScript: (...values: string[]) => Promise<CommandResult>
  remove: () => Promise<void>
}

/** A copy of the project in a separate folder, with the same packages, for commands that write files. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'perron-copy-'))
  for (const entry of await readdir('.')) {
    if (!leftOut.has(entry)) await cp(entry, path.join(folder, entry), { recursive: true })
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  return {
    folder,
    runScript: (...values) => runCommand(folder, ['npm', 'run', '--silent', ...values]),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
