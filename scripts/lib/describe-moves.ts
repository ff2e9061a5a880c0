import { isLeftOut, moveProblems } from '../../src/features/routing/model/moving/former-url'
import type { MovePlan, Unplaced } from '../../src/features/routing/server/plan-moves'

/** Texts of the file could move the cursor of the terminal. */
const harmless = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '?')

const byWords = { file: 'as in the file', reference: 'by reference', title: 'by title' }

function describeUnplaced({ from, problem, suggestions }: Unplaced): string[] {
  const line = `  ${harmless(from) || '(empty)'} ${moveProblems[problem]}`
  return suggestions.length > 0 ? [line, `    perhaps ${suggestions.join(' or ')}`] : [line]
}

/** How often each reason was given, the most frequent one first. */
function* countReasons(unplaced: readonly Unplaced[]): Iterable<string> {
  const counts = new Map<string, number>()
  for (const { problem } of unplaced)
    counts.set(moveProblems[problem], (counts.get(moveProblems[problem]) ?? 0) + 1)
  if (unplaced.length < 2) return
  for (const [words, count] of [...counts].toSorted(([, one], [, other]) => other - one))
    yield `  ${count} × ${words}`
}

function* describeGroup(heading: string, unplaced: readonly Unplaced[]): Iterable<string> {
  if (unplaced.length === 0) return
  yield `${heading}:`
  for (const each of unplaced) yield* describeUnplaced(each)
}

/** What was done, or with a dry run would be: the redirects, and each address without one with its reason. */
export function* describeMoves({ moves, unplaced }: MovePlan, isDryRun: boolean): Iterable<string> {
  const isSolved = ({ problem }: Unplaced) => problem === 'works' || problem === 'known'
  const left = unplaced.filter(({ problem }) => isLeftOut(problem))
  const others = unplaced.filter((each) => !isSolved(each) && !isLeftOut(each.problem))
  if (moves.length > 0) yield isDryRun ? 'Redirects that would be made:' : 'Redirects made:'
  for (const { from, to, by } of moves) yield `  ${from} → ${to} (${byWords[by]})`
  yield* describeGroup('Left out, as on the former site', left)
  yield* describeGroup('Not placed', others)
  const work = unplaced.length - left.length - others.length
  const made = `${moves.length} ${isDryRun ? 'would be made' : 'made'}, ${work} work already`
  yield `${made}, ${left.length} left out, ${others.length} not placed.`
  yield* countReasons([...left, ...others])
  if (isDryRun && moves.length > 0) yield 'Nothing was written. Without --dry-run these redirects are made.'
  else if (others.length > 0)
    yield 'Write the new addresses of those not placed into a CSV (old,new) and give it to this command.'
}
