import { foldLetters } from '@/lib/values/slugify'

/** One form for a code in any capitals, with or without spaces, hyphens and accents. */
export const foldCode = (code: string): string => foldLetters(code).replace(/[\s\p{Pd}_]+/gu, '')
