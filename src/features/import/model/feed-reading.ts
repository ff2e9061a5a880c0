/** Why a record cannot be read. `noNumber` and `longNumber` are found by the caller. */
export const unreadableReasons = [
  'malformed',
  'unclosed',
  'tooLong',
  'wrongCells',
  'stray',
  'noNumber',
  'longNumber',
] as const
export type UnreadableReason = (typeof unreadableReasons)[number]

/** What was put right while a feed was read. */
export const feedRepairs = [
  'encodingGuessed',
  'encodingMixed',
  'encodingNamedWrongly',
  'controlCharacters',
  'htmlEntities',
  'manySingleFiles',
  'repeatedRecords',
] as const
export type FeedRepair = (typeof feedRepairs)[number]

/** A record that cannot be read. */
export interface UnreadableRecord {
  line: number
  reason: UnreadableReason
  /** The file in the archive, where the feed has several. */
  file?: string
}
