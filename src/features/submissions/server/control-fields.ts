import { controlNames, type ControlName } from '@/features/submissions/model/form-model'

import type { SentValues } from './read-submission'

export type Controls = Partial<Record<ControlName, string>>

const maxLengths: Partial<Record<ControlName, number>> = {
  captcha: 20_000,
  question: 4000,
  campaign: 4000,
  page: 500,
}
const patterns: Partial<Record<ControlName, RegExp>> = {
  ref: /^\d{1,9}$/,
  key: /^[\w-]{8,100}$/,
}

const isControl = (name: string): name is ControlName => controlNames.some((each) => each === name)

/** A control field as text; `null` when its value is invalid. */
function readControl(name: ControlName, value: unknown): string | null {
  const text = value === true ? 'on' : value
  if (typeof text !== 'string' || text.length > (maxLengths[name] ?? 200)) return null
  return text === '' || (patterns[name]?.test(text) ?? true) ? text : null
}

/** Separates the control fields of a submission from its answers; `null` when a control field is invalid. */
export function parseControlFields(sent: SentValues): { controls: Controls; values: SentValues } | null {
  const entries = Object.entries(sent)
  const controls: Controls = {}
  for (const [name, value] of entries) {
    if (!isControl(name) || value === undefined || value === null) continue
    const text = readControl(name, value)
    if (text === null) return null
    if (text !== '') controls[name] = text
  }
  return { controls, values: Object.fromEntries(entries.filter(([name]) => !isControl(name))) }
}
