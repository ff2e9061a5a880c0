import type { HeldReason, RecordReason, ValueReason } from './reasons'
import type { RunReport } from './run-report'

/** The end of a run in words, for the operator who started it in a terminal. */

const recordWords: Readonly<Record<RecordReason, string>> = {
  noRecord: 'has no record in a language of the source',
  missingField: 'lacks',
  duplicate: 'is in the feed more than once, with different values',
  inTrash: 'is in the trash of the studio',
  invalid: 'has values that the studio refuses',
  failed: 'could not be stored; the log of the site says why',
}

const valueWords: Readonly<Record<ValueReason, string>> = {
  missing: 'no value',
  notANumber: 'no number',
  notWhole: 'no whole number',
  outOfRange: 'too low or too high',
  notOneValue: 'a range of two values',
  notADate: 'no date',
  notAnAnswer: 'neither yes nor no',
  notAText: 'no text',
  tooLong: 'far too long',
  shortened: 'shortened',
  unknownCode: 'an unknown code',
  swapped: 'latitude and longitude exchanged',
  outsideBelgium: 'outside Belgium and Luxembourg',
  noPosition: 'not a position on earth',
  notInEuro: 'not in euros',
  notPerMonth: 'not a price by the month',
  notAWebAddress: 'no address of a file',
  editorDraft: 'added to an unpublished draft',
}

const heldWords: Readonly<Record<HeldReason, string>> = {
  empty: 'the feed has no properties',
  truncated: 'the feed is cut off or cannot be read',
  encoding: 'the feed is not in UTF-8',
  partial: 'the feed says that it is not the whole',
  languageMissing: 'a language of the source is missing',
  older: 'the feed is older than the one that was applied last',
  manyWithdrawn: 'more properties would be withdrawn than the source allows',
  movedOn: 'the feed or the site has changed since the dry run',
}

const maxShown = 20

function describeRefused({ refused, counts }: RunReport): string[] {
  const lines = refused.slice(0, maxShown).map(({ record, reason, fields }) => {
    const names = fields.filter((each) => each.reason === 'missing').map(({ field }) => field)
    return `  ${record} ${recordWords[reason]}${names.length > 0 ? `: ${names.join(', ')}` : ''}`
  })
  const left = counts.refused - lines.length
  return lines.length === 0
    ? []
    : ['Not imported:', ...lines, ...(left > 0 ? [`  and ${left} more, in the log of the run`] : [])]
}

/** Values that were left out or changed, counted by field and reason. */
function describeWarnings({ warnings }: RunReport): string[] {
  const lines = Object.entries(warnings)
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxShown)
    .map(([key, count]) => {
      const [field = '', reason = ''] = key.split(' ')
      return `  ${field}: ${valueWords[reason as ValueReason]} (${count})`
    })
  return lines.length === 0 ? [] : ['Values left out or changed:', ...lines]
}

/** What the run found and did: counts, then what was not imported. */
export function describeReport(report: RunReport): string[] {
  const { counts, unknownCodes } = report
  const { properties, gone, drafts, refused } = counts
  const codes = Object.keys(unknownCodes)
  return [
    `${properties} properties in the feed: ${counts.new} new, ${counts.changed} changed, ${counts.unchanged} unchanged, ${refused} refused; ${gone} gone`,
    ...(drafts > 0 ? [`${drafts} of them are drafts until their mandatory mentions are filled in`] : []),
    ...describeRefused(report),
    ...describeWarnings(report),
    ...(codes.length > 0 ? [`Unknown codes: ${codes.slice(0, maxShown).join('; ')}`] : []),
  ]
}

export const describeHeld = (reasons: readonly HeldReason[]): string[] =>
  reasons.map((reason) => `Held: ${heldWords[reason]}.`)
