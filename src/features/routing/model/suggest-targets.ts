import { segmentsOf, splitLocale } from './public-path'
import { alternatePaths, type RouteIndex } from './route-table'

/** Number of letters to insert, delete or replace; counting stops at the limit. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** 1 for equal words, 0 for entirely different ones. */
function likeness(one: string, other: string): number {
  const length = Math.max(one.length, other.length)
  if (length === 0) return 1
  return 1 - distance(one.slice(0, 60), other.slice(0, 60)) / Math.min(length, 60)
}

const wordsOf = (path: string): string[] => path.split(/[/-]+/).filter((word) => word.length > 1)

/** Share of the words that the other path contains, exactly or nearly. */
function sharedWords(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  if (words.length === 0 || others.length === 0) return 0
  const count = words.filter((word) => others.some((each) => likeness(word, each) >= 0.75)).length
  return count / Math.max(words.length, others.length)
}

/**
 * Similarity of two paths, from 0 to 1: as a whole, by their words in any order, and by their last segment, which names
 * the page. Symmetric, and 1 only for equal paths.
 */
export function pathLikeness(one: string, other: string): number {
  if (one === other) return 1
  const last = (path: string) => segmentsOf(path).at(-1) ?? ''
  const words = (sharedWords(one, other) + sharedWords(other, one)) / 2
  const score = likeness(one, other) * 0.35 + words * 0.35 + likeness(last(one), last(other)) * 0.3
  return Math.min(score, 0.99)
}

const minLikeness = 0.35

/** The most similar pages for an unknown path, best first, those in its own language before others. */
export function suggestTargets(index: RouteIndex, wrongPath: string, count = 5): string[] {
  const { locale, segments } = splitLocale(wrongPath)
  const wanted = segments.join('/')
  const candidates = index.entries.flatMap((entry) =>
    Object.entries(alternatePaths(entry)).map(([language, path]) => {
      const ownLikeness = pathLikeness(wanted, splitLocale(path).segments.join('/'))
      return {
        path,
        score: language === locale ? ownLikeness : ownLikeness - 0.15,
        isOwn: language === locale,
      }
    }),
  )
  return candidates
    .filter(({ score, isOwn }) => score >= (isOwn ? minLikeness : 0.6))
    .sort((one, other) => other.score - one.score || one.path.localeCompare(other.path))
    .slice(0, count)
    .map(({ path }) => path)
}
