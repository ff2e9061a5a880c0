import { bringsMainTitle, shownInOrder } from '@/features/content/model/shown-blocks'
import { isRecord, textOf } from '@/lib/values/read-value'

import type { Content, ContentIssue } from './content-issue'
import { nodesOf, partsOf } from './walk-content'

interface Heading {
  level: number
  words: string
  at: string
  /** The field that decides the level. */
  levelAt?: string
}

function headingsOfTexts(value: unknown, at: string): Heading[] {
  return partsOf(value, at)
    .filter(({ isRichText }) => isRichText)
    .flatMap((part) =>
      nodesOf(part.value.root)
        .filter(({ type }) => type === 'heading')
        .map(({ tag, words }) => ({ level: Number(tag.slice(1)), words, at: part.at })),
    )
}

/** The title of a block; the full list of properties writes its own. */
function titleOf(block: Content, at: string): Heading[] {
  if (block.blockType === 'heroBanner') return [{ level: 1, words: textOf(block.title), at: `${at}.title` }]
  if (block.blockType === 'propertyList' && block.mode === 'full')
    return [{ level: 1, words: '…', at: `${at}.mode` }]
  const words = textOf(block.heading).trim()
  if (words === '') return []
  const level = block.titleSize === 'h1' ? 1 : 2
  return [{ level, words, at: `${at}.heading`, levelAt: `${at}.titleSize` }]
}

/** A page shows its title only where neither its banner nor a block does; other documents always show theirs. */
function mainTitle(content: Content, blocks: readonly Content[], isPage: boolean): Heading[] {
  if (isPage && content.showPageBanner === true) return [{ level: 1, words: '…', at: 'banner.title' }]
  return isPage && blocks.some(bringsMainTitle) ? [] : [{ level: 1, words: '…', at: 'title' }]
}

function headingsOf({ blocks, ...content }: Content, isPage: boolean): Heading[] {
  const numbered = (Array.isArray(blocks) ? blocks : []).flatMap((block: unknown, index) =>
    isRecord(block) ? [{ ...block, place: `blocks.${index}` }] : [],
  )
  const shown: (Content & { place: string })[] = shownInOrder(numbered)
  return [
    ...mainTitle(content, shown, isPage),
    ...headingsOfTexts(content, ''),
    ...shown.flatMap((block) => [...titleOf(block, block.place), ...headingsOfTexts(block, block.place)]),
  ]
}

/**
 * Headings that do not follow each other: a second main title, a level that is left out, one without words
 * (WCAG 2.2, 1.3.1 and 2.4.6).
 *
 * @param isPage whether blocks and banner may bring the main title
 */
export function checkHeadings(content: Content, isPage: boolean): ContentIssue[] {
  const issues: ContentIssue[] = []
  let before = 0
  let hasMainTitle = false
  for (const { level, words, at, levelAt = at } of headingsOf(content, isPage)) {
    if (words === '' && level > 1) issues.push({ kind: 'emptyHeading', at, values: {} })
    if (words === '') continue
    if (level === 1 && hasMainTitle) issues.push({ kind: 'secondMainTitle', at: levelAt, values: { words } })
    if (level > before + 1 && before > 0)
      issues.push({ kind: 'skippedLevel', at, values: { words, level, expected: before + 1 } })
    hasMainTitle ||= level === 1
    before = level
  }
  return issues
}
