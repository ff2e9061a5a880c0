/** What a reader finds in a file, in its order. */
export interface FeedParts {
  /**
   * A record of a property; `undefined` for one that cannot be parsed, with the text that it begins with.
   */
  onRecord: (record: unknown, text?: string) => void
  /** An entry of the list of types. */
  onType: (type: unknown) => void
  /** Any other value of the file, by its key. */
  onValue: (key: string, value: unknown) => void
}

/** Whether the file could be read to its end. */
export interface FeedEnd {
  /** It ended before its lists did, or is malformed. */
  isTruncated: boolean
  hasWrongEncoding: boolean
}

export const readWhole: FeedEnd = { isTruncated: false, hasWrongEncoding: false }
export const malformed: FeedEnd = { isTruncated: true, hasWrongEncoding: false }
export const wronglyEncoded: FeedEnd = { isTruncated: false, hasWrongEncoding: true }
