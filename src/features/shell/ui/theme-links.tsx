import { preload } from 'react-dom'

import type { ChosenTheme, Theme } from '@/lib/theme/theme'
import { fontFile, themeSheetPath } from '@/lib/theme/theme-sheet'

interface ThemeLinksProps {
  /** What the studio sets. */
  chosen: ChosenTheme | null | undefined
  /** The face that paints the largest text of the document: the only one that is loaded ahead. */
  largest?: keyof Theme['fonts']
}

/** The look of the agency, in the head of every document that looks like the site. */
export function ThemeLinks({ chosen, largest = 'fontHeadings' }: ThemeLinksProps) {
  // By a call: of an element React would write the link twice.
  preload(fontFile(chosen, largest), { as: 'font', type: 'font/woff2', crossOrigin: '' })
  return <link rel="stylesheet" href={themeSheetPath(chosen)} />
}
