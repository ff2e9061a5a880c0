import { spawn } from 'node:child_process'

/** Holds the lock for writing on a SQLite file, until its input ends. */
const program = `
  const database = new (require('libsql'))(process.argv[1])
  database.exec('PRAGMA busy_timeout = 5000')
  database.exec('BEGIN IMMEDIATE')
  console.log('locked')
  process.stdin.resume().on('end', () => { database.exec('COMMIT'); process.exit(0) })`

/**
 * Locks a SQLite file from another process.
 *
 * @returns releases the lock
 */
export async function lockDatabase(file: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['-e', program, file], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return async () => {
    child.stdin.end()
    await ended
  }
}
