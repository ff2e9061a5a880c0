import { z } from 'zod'

import { chosenKinds } from './alert-kinds'

/** Hours that a person can choose for a digest, on Belgian clocks. */
export const digestHours = Array.from({ length: 16 }, (_, index) => index + 6)

export const alertFrequencies = ['immediately', 'daily', 'weekly'] as const

const maxNumber = 99_999_999

/** An empty field means no bound. */
const bound = z.preprocess(
  (text) => (typeof text === 'string' && text.trim() === '' ? null : Number(text)),
  z.number().int().min(0).max(maxNumber).nullable(),
)

function ordered<Of extends 'Price' | 'Bedrooms'>(of: Of, min: number | null, max: number | null) {
  const isReversed = min !== null && max !== null && min > max
  const bounds = { [`min${of}`]: isReversed ? max : min, [`max${of}`]: isReversed ? min : max }
  return bounds as Record<`min${Of}` | `max${Of}`, number | null>
}

const settings = z
  .object({
    name: z.string().trim().max(80),
    frequency: z.enum(alertFrequencies),
    hour: z.coerce.number().int().min(6).max(21),
    kinds: z.array(z.enum(chosenKinds)),
    minPrice: bound,
    maxPrice: bound,
    minBedrooms: bound,
    maxBedrooms: bound,
  })
  // A minimum above the maximum is a mistake: the two are swapped, as in the filters of a list.
  .transform((given) => ({
    ...given,
    ...ordered('Price', given.minPrice, given.maxPrice),
    ...ordered('Bedrooms', given.minBedrooms, given.maxBedrooms),
  }))

export type SearchSettings = z.output<typeof settings>

export type SearchChange =
  { kind: 'pause' | 'resume' | 'end' | 'delete' } | { kind: 'save'; settings: SearchSettings }

const plainKinds = ['pause', 'resume', 'end', 'delete'] as const

/** What a form of the page of one's searches asks for; null when a value is not possible. */
export function readSearchChange(form: FormData): SearchChange | null {
  const wanted = form.get('change')
  const plain = plainKinds.find((kind) => kind === wanted)
  if (plain) return { kind: plain }
  if (wanted !== 'save') return null
  const read = settings.safeParse({ ...Object.fromEntries(form), kinds: form.getAll('kinds') })
  return read.success ? { kind: 'save', settings: read.data } : null
}
