import type { FieldChange } from './difference'
import type { FeedFiles, FileProblem, StoredFile } from './feed-files'
import type { FieldValues } from './field-values'
import type { UnknownWord } from './questions'
import type { RecordReason, ValueWarning } from './reasons'

/** What a run does with a property. */
export const recordKinds = ['new', 'changed', 'gone'] as const
export type RecordKind = (typeof recordKinds)[number]

/**
 * `staged` waits to be applied, `waiting` for an answer, `withdrawn` left the feed, the others are the outcome of the last
 * run.
 */
export const recordStates = ['staged', 'waiting', 'applied', 'refused', 'withdrawn'] as const
export type RecordState = (typeof recordStates)[number]

/** A row of `importRecords`: of a property, or of a project in the list of a feed, of which it has the pictures alone. */
export interface ImportRecord {
  id: string
  key: string
  source: string
  externalId: string
  /** As the feed numbers it; the same as the external id unless two providers have the number. */
  number?: string | null
  provider?: string | null
  /** The number that the software of the office gives it for good. */
  permanentId?: string | null
  /** The id of the project whose pictures the row is about; a row of a property has none. */
  project?: string | null
  /** The line of its first record in the feed. */
  line?: number | null
  run?: string | null
  kind?: RecordKind | null
  state: RecordState
  hash?: string | null
  appliedHash?: string | null
  values?: FieldValues | null
  appliedValues?: FieldValues | null
  difference?: FieldChange[] | null
  warnings?: ValueWarning[] | null
  reason?: RecordReason | null
  /** What it asks; with an unknown status it is stored as a draft. */
  questions?: UnknownWord[] | null
  isStillDraft?: boolean | null
  /** Whether the property was published when the row was staged: a process that is killed may leave it a draft. */
  wasPublished?: boolean | null
  /** The files of the feed; null leaves those of the property as they are. */
  files?: FeedFiles | null
  /** The files of the feed that were applied, to be fetched. */
  wantedFiles?: FeedFiles | null
  storedFiles?: StoredFile[] | null
  filesState?: FilesState | null
  /** When files that wait are fetched, as an ISO moment. */
  filesDueAt?: string | null
  /** How often those that could not be fetched were tried. */
  filesTries?: number | null
  filesProblems?: FileProblem[] | null
  /** Ids of pictures that the property or project no longer has and that are to be deleted. */
  leftPictures?: string[] | null
}

/** What waits to be fetched, was fetched, or could not be fetched in several tries. */
export const filesStates = ['waiting', 'done', 'failed'] as const
export type FilesState = (typeof filesStates)[number]

/** The files of a row that is applied wait to be fetched. */
export const queueFiles = ({ files }: Pick<ImportRecord, 'files'>, now: Date): Partial<ImportRecord> =>
  files && Object.keys(files).length > 0
    ? { wantedFiles: files, filesState: 'waiting', filesDueAt: now.toISOString(), filesTries: 0 }
    : {}

/** No key of a property: the key of a source has no spaces. */
export const projectKey = (source: string, number: number): string => `${source} project:${number}`

export const recordKey = (source: string, externalId: string): string => `${source}:${externalId}`
