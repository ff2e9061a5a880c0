import type { Palette } from '@/lib/theme/theme'
import { contrastRatio, minTextContrast } from '@/lib/values/contrast'

/** A text and its ground with their contrast, and the least one that they need. */
export interface ContrastPair {
  text: string
  ground: string
  ratio: number
  least: number
}

/** Smallest contrast of edges that say what something is (WCAG 2.2, 1.4.11). */
const leastOfEdges = 3

/** The pairs of a palette that are drawn anywhere. */
export function contrastPairs(palette: Palette): ContrastPair[] {
  const onGrounds = (['ink', 'slate', 'steel', 'brand', 'positive', 'alert'] as const).flatMap((text) =>
    (['ground', 'mist'] as const).map((ground) => ({ text, ground, least: minTextContrast })),
  )
  const pairs = [
    ...onGrounds,
    { text: 'onBrand', ground: 'brand', least: minTextContrast },
    { text: 'onAccent', ground: 'accent', least: minTextContrast },
    { text: 'onDark', ground: 'dark', least: minTextContrast },
    { text: 'accent', ground: 'dark', least: leastOfEdges },
    { text: 'river', ground: 'mist', least: minTextContrast },
  ] as const
  return pairs.map((pair) => ({ ...pair, ratio: contrastRatio(palette[pair.text], palette[pair.ground]) }))
}
