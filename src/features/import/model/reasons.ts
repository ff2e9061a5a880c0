/**
 * Why one value of a feed is not taken over, or not as it is. The rest of its record is imported. `editorDraft`: the change
 * was added to a draft that an editor has not published yet.
 */
export const valueReasons = [
  'notANumber',
  'notWhole',
  'outOfRange',
  'notOneValue',
  'notADate',
  'notAnAnswer',
  'notAText',
  'tooLong',
  'shortened',
  'unknownCode',
  'severalValues',
  'endOfMonth',
  'bothGoals',
  'goalOfPrice',
  'priceOfOtherGoal',
  'rentOfArea',
  'noArea',
  'yearlyRent',
  'highRent',
  'lowPrice',
  'swapped',
  'outsideBelgium',
  'noPosition',
  'notInEuro',
  'notPerMonth',
  'notAUrl',
  'missing',
  'editorDraft',
] as const
export type ValueReason = (typeof valueReasons)[number]

/** What an import could not take over as it was. */
export interface ValueWarning {
  field: string
  reason: ValueReason
  /** The code that no table knows. Other values are not repeated: they can be long or personal. */
  code?: string
}

/** Why a whole record is not imported. */
export const recordReasons = [
  'noRecord',
  'foreignLanguage',
  'missingField',
  'duplicate',
  'inTrash',
  'invalid',
  'failed',
] as const
export type RecordReason = (typeof recordReasons)[number]

/** Why a run waits for a person. */
export const heldReasons = [
  'empty',
  'truncated',
  'partial',
  'provider',
  'languageMissing',
  'older',
  'manyWithdrawn',
  'movedOn',
] as const
export type HeldReason = (typeof heldReasons)[number]
