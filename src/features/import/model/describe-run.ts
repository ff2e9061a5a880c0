import type { FeedRepair, UnreadableReason, UnreadableRecord } from './feed-reading'
import type { Question } from './questions'
import type { HeldReason, RecordReason, ValueReason } from './reasons'
import type { RefusedRow, RunReport } from './run-report'

/** The end of a run in words, for the operator who started it in a terminal. */

const recordWords: Readonly<Record<RecordReason, string>> = {
  noRecord: 'has no record in a language of the source',
  foreignLanguage: 'is in a language that the source does not have',
  missingField: 'lacks',
  duplicate: 'is in the feed more than once, with different values',
  inTrash: 'is in the trash of the studio',
  invalid: 'has values that the studio refuses',
  failed: 'could not be stored; the log of the site says why',
}

const nextSteps: Readonly<Record<RecordReason, string>> = {
  noRecord: 'have its texts sent',
  foreignLanguage: 'add the language to the source, or have the texts sent in one of its languages',
  missingField: 'fill it in in the software and send the feed again, or map another field in the source',
  duplicate: 'give each property a number of its own in the software',
  inTrash: 'restore it in the studio to import it again',
  invalid: 'open the property in the studio',
  failed: 'start the import again',
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
  severalValues: 'several values, the first was taken',
  endOfMonth: 'a month, read as its last day',
  bothGoals: 'for sale and to let, imported as the one that has a price',
  goalOfPrice: 'not stated, taken from the price',
  priceOfOtherGoal: 'only a price of the other kind, sale or rent',
  rentOfArea: 'a rent per m², multiplied by the area',
  noArea: 'a rent per m² without an area',
  yearlyRent: 'a rent per year, divided by twelve',
  highRent: 'a very high rent, please look at it',
  lowPrice: 'a very low sale price, please look at it',
  swapped: 'latitude and longitude exchanged',
  outsideBelgium: 'outside Belgium and Luxembourg',
  noPosition: 'not a position on earth',
  notInEuro: 'not in euros',
  notPerMonth: 'not a price by the month',
  notAUrl: 'no address of a file',
  editorDraft: 'added to an unpublished draft',
}

const heldWords: Readonly<Record<HeldReason, string>> = {
  empty: 'the feed has no properties',
  truncated: 'the feed is cut off or cannot be read',
  partial: 'the feed says that it is not the whole',
  provider: 'the feed names another provider than before',
  languageMissing: 'a language of the source is missing',
  older: 'the feed is older than the one that was applied last',
  manyWithdrawn: 'more properties would be withdrawn than the source allows',
  movedOn: 'the feed or the site has changed since the dry run',
}

const unreadableWords: Readonly<Record<UnreadableReason, string>> = {
  malformed: 'damaged',
  unclosed: 'its end is missing',
  tooLong: 'far too long',
  wrongCells: 'more or fewer cells than the heading line',
  stray: 'a quotation mark too many',
  noNumber: 'no number of a property',
  longNumber: 'a number of more than 80 characters',
}

const repairWords: Readonly<Record<FeedRepair, string>> = {
  encodingGuessed: 'no encoding is named and the file is not in UTF-8: read as Windows-1252',
  encodingMixed: 'some characters are not in UTF-8: read as Windows-1252',
  encodingNamedWrongly: 'another encoding is named than that of the file: read as UTF-8',
  controlCharacters: 'control characters left out',
  htmlEntities: 'entities of HTML, which XML does not know, read as HTML',
  manySingleFiles: 'several files call themselves whole and have one property each: read as changes',
  repeatedRecords: 'a property is in several files of the archive: the last one counts',
}

const maxShown = 20

const reasonText = ({ reason, fields }: Pick<RefusedRow, 'reason' | 'fields'>): string => {
  const names = fields.filter((each) => each.reason === 'missing').map(({ field }) => field)
  return `${recordWords[reason]}${names.length > 0 ? ` ${names.join(', ')}` : ''}`
}

/** Refused properties, those with the same reason in one line, with what to do. */
function describeRefused({ refused, counts }: RunReport): string[] {
  const groups = new Map<string, RefusedRow[]>()
  for (const row of refused) {
    const text = reasonText(row)
    groups.set(text, [...(groups.get(text) ?? []), row])
  }
  const lines = [...groups].map(([text, rows]) => {
    const [first] = rows
    const names = rows
      .slice(0, 3)
      .map(({ record, number, line }) => `${number ?? record}${line ? ` (line ${line})` : ''}`)
    const more = rows.length > names.length ? ` and ${rows.length - names.length} more` : ''
    return `  ${names.join(', ')}${more} ${text}: ${first ? nextSteps[first.reason] : ''}`
  })
  const left = counts.refused - refused.length
  return lines.length === 0
    ? []
    : [
        `Not imported (${counts.refused}):`,
        ...lines.slice(0, maxShown),
        ...(left > 0 ? [`  and ${left} more, in the log of the run`] : []),
      ]
}

const placeOf = ({ file, line }: UnreadableRecord): string => `${file ? `${file}, ` : ''}line ${line}`

function describeUnreadable({ reading: { unreadable }, counts }: RunReport): string[] {
  const lines = unreadable
    .slice(0, maxShown)
    .map((record) => `  ${placeOf(record)}: ${unreadableWords[record.reason]}`)
  const left = counts.unreadable - lines.length
  return lines.length === 0 ? [] : ['Not readable:', ...lines, ...(left > 0 ? [`  and ${left} more`] : [])]
}

/** Values that were left out or changed, counted by field and reason. */
function describeWarnings({ warnings, reading }: RunReport): string[] {
  const lines = Object.entries(warnings)
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxShown)
    .map(([key, count]) => {
      const [field = '', reason = ''] = key.split(' ')
      return `  ${field}: ${valueWords[reason as ValueReason]} (${count})`
    })
  return [
    ...reading.repairs.map((repair) => `Put right: ${repairWords[repair]}`),
    ...(lines.length === 0 ? [] : ['Values left out or changed:', ...lines]),
  ]
}

const questionWords = ({ kind, word, properties }: Question): string =>
  `  ${kind} "${word}": ${properties} properties; answer with --answer "${kind}:${word}=…"`

const answerForms =
  'a place as "4900 Spa", a type by its web number, a status by its word, a provider as same or other'

/** What the run found and did: counts, then what was not imported. */
export function describeReport(report: RunReport): string[] {
  const { counts, unknownCodes, questions, reading } = report
  const codes = Object.keys(unknownCodes)
  return [
    ...(reading.keepsMissing
      ? ['Nothing is withdrawn, because records could not be read: have them corrected in the software.']
      : []),
    `${counts.read} properties in the feed: ${counts.new} new, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.refused} refused, ${counts.unreadable} unreadable, ${counts.waiting} waiting for an answer, ${counts.deleted} deleted by the feed; ${counts.gone} withdrawn`,
    ...(counts.drafts > 0
      ? [`${counts.drafts} of them are drafts until their mandatory mentions are filled in`]
      : []),
    ...(reading.byHand.length > 0 ? [`To be filled in by hand: ${reading.byHand.join(', ')}`] : []),
    ...(questions.length > 0
      ? ['Questions:', ...questions.slice(0, maxShown).map(questionWords), `  (${answerForms})`]
      : []),
    ...describeUnreadable(report),
    ...describeRefused(report),
    ...describeWarnings(report),
    ...(codes.length > 0 ? [`Unknown codes: ${codes.slice(0, maxShown).join('; ')}`] : []),
  ]
}

export const describeHeld = (reasons: readonly HeldReason[]): string[] =>
  reasons.map((reason) => `Held: ${heldWords[reason]}.`)

/** Why a record was refused and what to do, for programs. */
export const describeReason = (row: Pick<RefusedRow, 'reason' | 'fields'>): string =>
  `${reasonText(row)}: ${nextSteps[row.reason]}`

export const describeUnreadableReason = (reason: UnreadableReason): string => unreadableWords[reason]
export const describeRepair = (repair: FeedRepair): string => repairWords[repair]
export const describeValueReason = (reason: ValueReason): string => valueWords[reason]
