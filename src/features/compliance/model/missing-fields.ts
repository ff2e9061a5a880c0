import { missingMandatory, type Mention } from './compliance-checklist'

/** What decides the rules of a property; without them there is no checklist. */
const firstFields = ['locality', 'type'] as const

/**
 * The fields that keep a property from being published, each with whether it is filled in but not shown to visitors.
 *
 * @param checklist of `useCompliance`
 * @param values of the form
 */
export function missingFields(
  checklist: readonly Mention[] | string,
  values: Readonly<Record<string, unknown>>,
): [name: string, isHidden: boolean][] {
  if (checklist === 'placeFirst')
    return firstFields.filter((name) => !values[name]).map((name) => [name, false])
  if (typeof checklist === 'string') return []
  return missingMandatory(checklist).map(({ field, state }) => [field, state === 'hidden'])
}
