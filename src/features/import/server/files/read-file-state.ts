import type { Payload, Where } from 'payload'

import type { FileProblem } from '../../model/feed-files'
import type { ImportRecord } from '../../model/import-record'

/** The files of a source that were not fetched. */
export interface FileState {
  /** Properties whose files wait, or wait for another try. */
  waiting: number
  /** Properties with a file that could not be fetched. */
  failed: number
  /** Those of the first of them. */
  problems: { record: string; files: FileProblem[] }[]
}

const maxShown = 20

/** Reads what was not fetched of a source. The caller has checked that the user may read the source. */
export async function readFileState(payload: Payload, source: string): Promise<FileState> {
  const inState = (state: 'waiting' | 'failed'): Where => ({
    and: [{ source: { equals: source } }, { filesState: { equals: state } }],
  })
  const [waiting, failed, { docs }] = await Promise.all([
    payload.db.count({ collection: 'importRecords', where: inState('waiting') }),
    payload.db.count({ collection: 'importRecords', where: inState('failed') }),
    payload.db.find<ImportRecord>({
      ...{ collection: 'importRecords', where: inState('failed'), limit: maxShown, pagination: false },
      ...{ select: { externalId: true, filesProblems: true }, sort: 'externalId' },
    }),
  ])
  return {
    ...{ waiting: waiting.totalDocs, failed: failed.totalDocs },
    problems: docs.map(({ externalId, filesProblems }) => ({
      record: externalId,
      files: filesProblems ?? [],
    })),
  }
}
