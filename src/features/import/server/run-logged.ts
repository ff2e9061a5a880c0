import type { Payload } from 'payload'

import { isOpenRun } from '../model/import-run'
import { applyAnswers } from './answer-questions'
import { ImportError } from './import-error'
import { findFileSource, findImportSource, type ImportSource } from './import-source'
import { appliesAnswers, commandActor, requestOf } from './queue-run'
import { noteRun } from './run-log'
import { resumeImport, runImport, SourceBusyError } from './run-import'

/** A file without a source in the studio, of which the properties that wait were read already: its format is not needed. */
const readFileSource = (payload: Payload, key: string): Promise<ImportSource> =>
  findFileSource(payload, { file: '', key, format: 'specification3' })

/**
 * Runs what the log asks for: a run that waits begins, one whose process was killed is finished.
 *
 * @param id of the run in the log
 * @throws ImportError when it cannot run; the log has the reason too
 */
export async function runLogged(payload: Payload, id: string): Promise<void> {
  const run = await payload.findByID({
    collection: 'importRuns' as const,
    id,
    depth: 0,
    disableErrors: true,
    // The log belongs to the system; the one who requested the run was allowed to.
    overrideAccess: true,
  })
  if (!run || !isOpenRun(run.state)) return
  const isAnswered = appliesAnswers(run)
  const storedSource = await findImportSource(payload, run.source).catch(async (error: unknown) => {
    if (error instanceof ImportError) await noteRun(payload, id, { state: 'failed', failure: error.message })
    throw error
  })
  const source = storedSource ?? (isAnswered ? await readFileSource(payload, run.source) : null)
  if (!source) {
    const failure =
      run.actor === commandActor
        ? `The import of the file was interrupted. Run the same command again with the file ${run.source}: it finishes what is left`
        : `There is no source "${run.source}" any more`
    await noteRun(payload, id, { state: 'failed', failure })
    throw new ImportError(failure)
  }
  if (isAnswered && run.state === 'queued') {
    const report = await applyAnswers(payload, source, { actor: run.actor, queued: id })
    if (!report) throw new SourceBusyError('An import of this source is running')
  } else if (run.state === 'queued') await runImport(payload, source, { ...requestOf(run), queued: id })
  else await resumeImport(payload, source)
}
