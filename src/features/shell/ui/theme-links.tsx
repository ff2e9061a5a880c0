import type { ChosenTheme, Theme } from '@/lib/theme/theme'
import { fontFile, themeSheetPath } from '@/lib/theme/theme-sheet'

interface ThemeLinksProps {
  /** What the studio sets. */
  chosen: ChosenTheme | null | undefined
  /** The face that paints the largest text of the document: the only one that is loaded ahead. */
  largest?: keyof Theme['fonts']
}

/** The look of the agency, in the head of every document that looks like the site. */
export const ThemeLinks = ({ chosen, largest = 'fontHeadings' }: ThemeLinksProps) => (
  <>
    <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={fontFile(chosen, largest)} />
    <link rel="stylesheet" href={themeSheetPath(chosen)} />
  </>
)
