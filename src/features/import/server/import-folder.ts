import type { Payload } from 'payload'

import { findNextFile } from './feed-folder'
import type { ImportSource } from './import-source'
import { runImport, type ImportOptions, type ImportResult } from './run-import'

/**
 * Imports a source: all complete files of a folder in the order of time, with a run for each, until one waits for a person
 * or fails. What was looked at, with `reviewed` or `overrules`, is one file, and a dry run looks at the next one.
 *
 * @returns the results one by one; none when no file waits
 * @throws ImportError when a run cannot run
 */
export async function* importSource(
  payload: Payload,
  source: ImportSource,
  options: ImportOptions,
): AsyncGenerator<ImportResult> {
  const { location, format } = source
  if (!('folder' in location)) {
    yield await runImport(payload, source, options)
    return
  }
  const isOne = options.dryRun || options.overrules === true || options.reviewed !== undefined
  while ((await findNextFile(location.folder, format.arrangement.kind)) !== null) {
    const result = await runImport(payload, source, options)
    yield result
    if (isOne || result.state !== 'applied') return
  }
}
