import type { LiveForm } from './live-form'
import { readControls, readValues } from './read-form'

/** Fetched when somebody turns to the form: most visitors never do. */
export const loadChecks = () => import('@/lib/forms/form-schema')

/** What is wrong now, by name of the field: the same rules as on the server, which has the last word. */
export async function findErrors(live: LiveForm): Promise<Record<string, string>> {
  const { model, problems } = live
  const { checkAnswers } = await loadChecks()
  const checked = checkAnswers(model, readValues(live), problems)
  const errors = checked.ok ? {} : checked.errors
  const lacksConsent = model.consent && readControls(live).consent !== 'on'
  return lacksConsent ? { ...errors, consent: problems.consent } : errors
}

/** The errors of some fields. */
export const only = (errors: Record<string, string>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)))
