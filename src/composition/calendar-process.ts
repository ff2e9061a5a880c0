import { readFileSync } from 'node:fs'

import { readBusyTimes } from '@/features/appointments/model/busy-times'
import { formatError } from '@/lib/values/format-error'

/**
 * Program that reads the busy times of a calendar, bundled beside the build: a calendar can say what takes hours to work
 * out. Its arguments are a file with the calendar, begin and end of the window in milliseconds, and the host whose own
 * appointments are left out. The last line of its output is the times as JSON.
 */
function run([file = '', from, to, host = '']: readonly string[]): void {
  const isOwn = (uid: string) => uid.startsWith('appointment-') && uid.endsWith(`@${host}`)
  const window = { from: Number(from), to: Number(to) }
  console.info(JSON.stringify(readBusyTimes(readFileSync(file, 'utf8'), window, isOwn)))
}

try {
  run(process.argv.slice(2))
} catch (error) {
  console.error(formatError(error))
  process.exitCode = 1
}
