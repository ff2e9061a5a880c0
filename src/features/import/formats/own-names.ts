import { isOneOf } from '@/lib/values/read-value'

import type { Mapping } from '../model/mapping'
import { answers } from '../model/parse-answer'
import { importTargets, type ImportTarget } from '../model/targets'
import type { TransformName } from '../model/transforms'

/** Whether a choice is answered with yes or no. Some of them have further options, such as that a permit is required. */
const isAnswer = ({ kind, options = [] }: ImportTarget): boolean =>
  kind === 'choice' && answers.every((answer) => options.includes(answer))

const transformOf = (target: ImportTarget, longText: TransformName): TransformName => {
  const { name, kind, hasLines } = target
  if (name === 'typeWebId' || kind === 'number' || kind === 'integer') return 'number'
  if (kind === 'date') return 'date'
  if (kind === 'fileList') return 'files'
  if (kind === 'numberList' || kind === 'choiceList') return 'codes'
  if (kind === 'boolean' || isAnswer(target)) return 'answer'
  if (kind === 'choice') return 'code'
  return hasLines ? longText : 'text'
}

/** The further options of a field that is answered with yes or no, by themselves. */
const furtherAnswers = (target: ImportTarget): Record<string, string> =>
  isAnswer(target)
    ? Object.fromEntries(
        (target.options ?? [])
          .filter((option) => !isOneOf(answers, option))
          .map((option) => [option, option]),
      )
    : {}

/**
 * A mapping for feeds that use the names of the fields and of their options themselves.
 *
 * @param longText how texts of several lines are read: as they are, or as HTML
 */
export function ownNames(longText: 'text' | 'plainText'): Mapping {
  const tables = Object.fromEntries(
    importTargets
      .map((target) => [target.name, furtherAnswers(target)] as const)
      .filter(([, table]) => Object.keys(table).length > 0),
  )
  const rows = importTargets.map((target) => ({
    target: target.name,
    path: target.name,
    transform: transformOf(target, longText),
    ...(target.name in tables && { table: target.name }),
    ...(target.name === 'status' && { fallback: 'active' }),
  }))
  return { rows, tables }
}
