import type { Locale } from '@/lib/i18n/locales'

import { wordsIn, type DocumentText } from './document-texts'
import type { LanguageTexts } from './language-states'
import { hasSameShape, requiredMarks, segmentsOf, withSegments, type Segment } from './rich-segments'
import type { StaleNote } from './stale-notes'
import { textDifference, type DifferencePart } from './text-difference'
import { formatLabel } from './text-schema'

/** A part of a text beside its translation. */
export interface SegmentPair {
  source: string
  /** Empty when it is not translated. */
  target: string
  /** Marks that the translation may have, as `rich-segments.ts` numbers them; those of the field it is saved in. */
  marks: { number: string; isRequired: boolean; isSingle: boolean }[]
}

/** A text of a document beside its translation. */
export interface TextPair {
  /** Stable path of the text. */
  path: string
  /** In the language of the studio. */
  label: string
  state: 'missing' | 'stale' | 'done'
  segments: SegmentPair[]
  /** What changed in the source since it was translated; null when that is not known, or nothing did. */
  difference: DifferencePart[] | null
  /** The translation as it is, when its paragraphs are not those of the source. */
  former: string | null
}

const isRich = (value: unknown): value is object => typeof value === 'object' && value !== null

const kindsOf = ({ marks }: Segment): string => [...marks.values()].map(({ kind }) => kind).join()

/**
 * The value whose structure a translation takes: its own as long as its paragraphs and marks are those of the source,
 * because its links may be its own.
 */
export function baseOf(source: unknown, target: unknown): unknown {
  if (!hasSameShape(source, target)) return source
  const targets = segmentsOf(target)
  return segmentsOf(source).every((segment, index) => kindsOf(segment) === kindsOf(targets[index] ?? segment))
    ? target
    : source
}

const marksOf = (segment: Segment): SegmentPair['marks'] => {
  const required = requiredMarks(segment)
  return [...segment.marks].map(([number, { kind }]) => ({
    number,
    isRequired: required.includes(number),
    isSingle: kind === 'leaf',
  }))
}

/** A former translation of a line, without marks that the line does not have any more. */
const unchangedText = (source: Segment, target: Segment): string =>
  kindsOf(source) === kindsOf(target) ? target.text : target.text.replaceAll(/<\/?\d+\/?>/g, '')

/** Lines of the source that did not change keep their translation. */
function unchangedTargets(source: readonly Segment[], targets: readonly Segment[], former: string): string[] {
  const lines = former.split('\n').filter((line) => line.trim() !== '')
  if (lines.length !== targets.length) return source.map(() => '')
  const byLine = new Map(lines.map((line, index) => [line.trim(), targets[index]]))
  return source.map((segment) => {
    const target = byLine.get(segment.text.replaceAll(/<\/?\d+\/?>/g, '').trim())
    return target ? unchangedText(segment, target) : ''
  })
}

function pairRich(source: object, target: unknown, former: string): Pick<TextPair, 'segments' | 'former'> {
  const [sources, targets] = [segmentsOf(source), segmentsOf(target)]
  const bases = segmentsOf(baseOf(source, target))
  const isAligned = hasSameShape(source, target)
  const pairs = isAligned
    ? sources.map((segment, index) => unchangedText(segment, targets[index] ?? segment))
    : unchangedTargets(sources, targets, former)
  return {
    former: isAligned || targets.length === 0 ? null : targets.map(({ text }) => text).join('\n\n'),
    segments: sources.map((segment, index) => ({
      source: segment.text,
      target: pairs[index] ?? '',
      marks: marksOf(bases[index] ?? segment),
    })),
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function pairText(text: DocumentText, source: Locale, target: Locale, note: StaleNote | undefined) {
  const [from, to] = [text.values[source], text.values[target]]
  const former = note?.source ?? ''
  const pair = isRich(from)
    ? pairRich(from, to, former)
    : { former: null, segments: [{ source: textOf(from), target: textOf(to), marks: [] }] }
  return { ...pair, difference: former === '' ? null : textDifference(former, wordsIn(text, source)) }
}

interface PairOptions {
  source: Locale
  target: Locale
  /** Of the target language. */
  notes: Record<string, StaleNote>
  /** Of the target language. */
  states: Pick<LanguageTexts, 'missing' | 'stale'>
  /** Of the studio. */
  language: string
}

/** The texts of a document that have a source, beside their translations. */
export function pairTexts(texts: readonly DocumentText[], options: PairOptions): TextPair[] {
  const { source, target, notes, states, language } = options
  const has = (list: readonly DocumentText[], path: string) => list.some((each) => each.path === path)
  return texts
    .filter((text) => wordsIn(text, source) !== '')
    .map((text) => ({
      ...pairText(text, source, target, notes[text.path]),
      path: text.path,
      label: formatLabel(text.parts, language),
      state: has(states.missing, text.path) ? 'missing' : has(states.stale, text.path) ? 'stale' : 'done',
    }))
}

/** The value to store for a text, from the texts of its segments. */
export function valueOfSegments(source: unknown, target: unknown, segments: readonly string[]): unknown {
  if (isRich(source)) return withSegments(baseOf(source, target), segments)
  const [text = ''] = segments
  // A title stays one line.
  return textOf(source).includes('\n') ? text : text.replaceAll(/\s*\n\s*/g, ' ')
}
