import { z } from 'zod'

import { chosenKinds } from './alert-kinds'
import { criteriaNames } from './search-criteria'

/** Hours that a person can choose for a digest, on Belgian clocks. */
export const digestHours = Array.from({ length: 16 }, (_, index) => index + 6)

export const alertFrequencies = ['immediately', 'daily', 'weekly'] as const

const settings = z.object({
  name: z.string().trim().max(80),
  frequency: z.enum(alertFrequencies),
  hour: z.coerce.number().int().min(6).max(21),
  kinds: z.array(z.enum(chosenKinds)),
})

export type SearchSettings = z.output<typeof settings>

export type SearchChange =
  | { kind: 'pause' | 'resume' | 'end' | 'delete' }
  /** `values` are the criteria as they were sent; the rules of the demand form check them. */
  | { kind: 'save'; settings: SearchSettings; values: Record<string, string | string[]> }

const plainKinds = ['pause', 'resume', 'end', 'delete'] as const

const severalValues: readonly string[] = ['types', 'localities']

/** The criteria that the form sent. Each condition of a saved search has its own control. */
function readCriteria(form: FormData): Record<string, string | string[]> {
  const textsOf = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  return Object.fromEntries(
    criteriaNames.flatMap((name): [string, string | string[]][] => {
      if (severalValues.includes(name)) return [[name, textsOf(name)]]
      if (name === 'search') return [[name, textsOf(name).join('&')]]
      return form.has(name) ? [[name, textsOf(name)[0] ?? '']] : []
    }),
  )
}

/** What a form of the page of one's searches asks for; null when a value is not possible. */
export function readSearchChange(form: FormData): SearchChange | null {
  const wanted = form.get('change')
  const kind = plainKinds.find((kind) => kind === wanted)
  if (kind) return { kind }
  if (wanted !== 'save') return null
  const read = settings.safeParse({ ...Object.fromEntries(form), kinds: form.getAll('kinds') })
  return read.success ? { kind: 'save', settings: read.data, values: readCriteria(form) } : null
}
