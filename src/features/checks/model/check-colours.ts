import { isShown } from '@/features/content/model/shown-blocks'
import { contrastRatio, isHexColour, minTextContrast, readableOn } from '@/lib/values/contrast'
import { isRecord } from '@/lib/values/read-value'

import type { Content, ContentIssue } from './content-issue'

/** The best contrast that words, white or dark, have on a background. */
function weakOn(background: unknown, at: string): ContentIssue[] {
  if (!isHexColour(background)) return []
  const ratio = contrastRatio(background, readableOn(background))
  if (ratio >= minTextContrast) return []
  return [{ kind: 'weakContrast', at, values: { colour: background, ratio: Math.floor(ratio * 10) / 10 } }]
}

/** Backgrounds of a page's own on which neither white nor dark words can be read (WCAG 2.2, 1.4.3). */
export function checkColours({ showPageBanner, banner, blocks }: Content): ContentIssue[] {
  const ofBanner =
    showPageBanner === true && isRecord(banner) && banner.type === 'colour'
      ? weakOn(banner.colour, 'banner.colour')
      : []
  const ofBlocks = (Array.isArray(blocks) ? blocks : []).flatMap((block: unknown, index) =>
    isRecord(block) && isShown(block) && block.backgroundType === 'colour'
      ? weakOn(block.colorBackground, `blocks.${index}.colorBackground`)
      : [],
  )
  return [...ofBanner, ...ofBlocks]
}
