import type { Payload, Where } from 'payload'

import type { FileProblem } from '../../model/feed-files'
import type { ImportRecord } from '../../model/import-record'

/** The files of a source that were not fetched. */
export interface FileState {
  /** Properties and projects whose files wait, or wait for another try. */
  waiting: number
  /** Those with a file that could not be fetched, whether it is tried again or not. */
  failed: number
  /** What could not be fetched for the first of them. */
  problems: { record: string; isProject: boolean; files: FileProblem[] }[]
}

const maxShown = 20

/** Reads what was not fetched of a source. The caller has checked that the user may read the source. */
export async function readFileState(payload: Payload, source: string): Promise<FileState> {
  const ofSource = (where: Where): Where => ({ and: [{ source: { equals: source } }, where] })
  const waits: Where = { filesState: { equals: 'waiting' } }
  const isRefused: Where = {
    or: [{ filesState: { equals: 'failed' } }, { and: [waits, { filesTries: { greater_than: 0 } }] }],
  }
  const [waiting, failed, { docs }] = await Promise.all([
    payload.db.count({ collection: 'importRecords', where: ofSource(waits) }),
    payload.db.count({ collection: 'importRecords', where: ofSource(isRefused) }),
    payload.db.find<ImportRecord>({
      collection: 'importRecords',
      where: ofSource(isRefused),
      limit: maxShown,
      pagination: false,
      select: { externalId: true, project: true, filesProblems: true },
      sort: 'externalId',
    }),
  ])
  return {
    waiting: waiting.totalDocs,
    failed: failed.totalDocs,
    problems: docs.map(({ externalId, project, filesProblems }) => ({
      record: externalId,
      isProject: Boolean(project),
      files: filesProblems ?? [],
    })),
  }
}
