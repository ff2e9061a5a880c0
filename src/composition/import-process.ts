import { setPriority } from 'node:os'

import { getPayload } from 'payload'

import { fetchDueFiles } from '@/features/import/server/files/fetch-due-files'
import { ImportError } from '@/features/import/server/import-error'
import { readSample } from '@/features/import/server/read-sample'
import { runLogged } from '@/features/import/server/run-logged'
import { SourceBusyError } from '@/features/import/server/run-import'
import { sourceIsBusy } from '@/features/import/server/start-imports'
import { formatError } from '@/lib/values/format-error'

import config from '../../payload.config'
import { exitWhenWritten } from '@/lib/queue/exit-when-written'

/** Then a run that waits can begin; the next process fetches the rest. */
const filesForMs = 2 * 60_000

/**
 * The program of imports, bundled beside the build. Its argument is the id of a run that waits, or of one whose process
 * was killed; with `files` it fetches the files that wait; with
 * `sample SOURCE [NUMBER]` its last line of output is a sample of a source as JSON. The last line that it
 * writes to the standard output of errors says why it failed.
 */
async function run(): Promise<void> {
  // Visitors come first.
  setPriority(10)
  const [task = '', source = '', number] = process.argv.slice(2)
  const payload = await getPayload({ config })
  try {
    if (task === 'sample') console.info(`\n${JSON.stringify(await readSample(payload, source, number))}`)
    else if (task === 'files') await fetchDueFiles(payload, { maxMs: filesForMs })
    else await runLogged(payload, task)
  } finally {
    await payload.destroy()
  }
}

// While modules load, nothing else keeps Node running.
setInterval(() => undefined, 60_000)

run().then(
  () => exitWhenWritten(0),
  (error: unknown) => {
    console.error(error instanceof ImportError ? error.message : formatError(error))
    exitWhenWritten(error instanceof SourceBusyError ? sourceIsBusy : 1)
  },
)
