/** Recommended lengths of texts for search engines, in characters. */
export const goodLengths = {
  title: { min: 50, max: 60 },
  description: { min: 120, max: 155 },
} as const

export type LengthState = 'empty' | 'short' | 'good' | 'long'

export const lengthOf = (text: string): number => Array.from(text.trim()).length

/** The rating of the length of a text. */
export function lengthState(text: string, kind: keyof typeof goodLengths): LengthState {
  const length = lengthOf(text)
  const { min, max } = goodLengths[kind]
  if (length === 0) return 'empty'
  if (length < min) return 'short'
  return length > max ? 'long' : 'good'
}
