import { absoluteReasons } from './guard'
import type { RunCounts } from './import-run'
import { answerTo, type Answers, type Question } from './questions'
import type { HeldReason } from './reasons'

/**
 * What a person can do about a held run: `overrule` it, answer its question (`ask`), import again once that is `answered`, or
 * have the feed made again, because no one may overrule it (`again`) or there is `nothing` to apply.
 */
export type HeldChoice = 'overrule' | 'ask' | 'answered' | 'again' | 'nothing'

interface HeldRun {
  reasons: readonly HeldReason[]
  counts: Pick<RunCounts, 'new' | 'changed' | 'gone'> | null
  questions: readonly Question[]
}

export function choiceOf({ reasons, counts, questions }: HeldRun, answers: Answers): HeldChoice {
  if (reasons.some((reason) => absoluteReasons.includes(reason))) return 'again'
  const provider = questions.find(({ kind }) => kind === 'provider')
  if (provider && reasons.every((reason) => reason === 'provider'))
    return answerTo(answers, provider) === undefined ? 'ask' : 'answered'
  return counts && counts.new + counts.changed + counts.gone > 0 ? 'overrule' : 'nothing'
}
