/** How long texts for search engines should be, in characters. */
export const goodLengths = {
  title: { least: 50, most: 60 },
  description: { least: 120, most: 155 },
} as const

export type LengthState = 'empty' | 'short' | 'good' | 'long'

export const lengthOf = (text: string): number => Array.from(text.trim()).length

/** Where the length of a text lies. */
export function lengthState(text: string, kind: keyof typeof goodLengths): LengthState {
  const length = lengthOf(text)
  const { least, most } = goodLengths[kind]
  if (length === 0) return 'empty'
  if (length < least) return 'short'
  return length > most ? 'long' : 'good'
}
