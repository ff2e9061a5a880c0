import type { FeedRepair, UnreadableReason } from '../../model/feed-reading'

/** What is known of a record besides its content. */
export interface RecordContext {
  line: number
  /** What the record begins with; enough to find its number when it cannot be read. */
  text?: string
  /** The office or software that provides it, where the file names one. */
  provider?: string
}

/** What a reader finds in a file, in its order. */
export interface FeedParts {
  onRecord: (record: unknown, context: RecordContext) => void
  /** A record that cannot be read; the others are read on. */
  onUnreadable: (reason: UnreadableReason, context: RecordContext) => void
  /** An entry of the list of types. */
  onType: (type: unknown) => void
  /** An entry of a list of places or projects. */
  onEntry: (list: string, entry: unknown) => void
  /** Any other value of the file, by its key. */
  onValue: (key: string, value: unknown) => void
  onRepair: (repair: FeedRepair) => void
  /** The content of a file inside a record, base64. @returns the URL under which it is stored; none when it is no file */
  onInlineFile?: (base64: string, name: string) => string | undefined
}

/** Whether the file could be read to its end. */
export interface FeedEnd {
  /** It ended before its lists did, or is not of its format at all. */
  isTruncated: boolean
}
