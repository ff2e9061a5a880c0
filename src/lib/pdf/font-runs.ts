/** The two files of a font. */
export type Subset = 'latin' | 'latin-ext'

/** Characters of the second file of the font, such as those of Turkish and Polish names. */
const extended =
  /([\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u02bd-\u02c5\u02c7-\u02d9\u02db\u02dd-\u02ff\u1e00-\u1eff]+)/u

export interface FontRun {
  text: string
  subset: Subset
}

/**
 * A text in pieces, each with the font file that contains its characters. `features/submissions/model/form-rules.ts`
 * refuses characters that neither file contains.
 */
export const fontRuns = (text: string): FontRun[] =>
  text
    .replaceAll('\u202f', '\u00a0')
    // Some fonts lack the ligatures, which Unicode keeps for old texts.
    .replaceAll('\u0132', 'IJ')
    .replaceAll('\u0133', 'ij')
    // Splitting by a group keeps what it matched: every second part is extended.
    .split(extended)
    .map((part, index) => ({
      text: part,
      subset: index % 2 === 1 ? ('latin-ext' as const) : ('latin' as const),
    }))
    .filter((run) => run.text !== '')
