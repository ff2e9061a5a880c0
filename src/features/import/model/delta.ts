import { languageOfKey, type FieldValues } from './field-values'

/** The languages in which a property has texts. */
export const languagesOf = (values: FieldValues): string[] => [
  ...new Set(
    Object.keys(values)
      .filter((key) => values[key] !== null)
      .map(languageOfKey)
      .filter((language) => language !== ''),
  ),
]

export interface Delta {
  /** What its records say; null when it has none but of deletions. */
  values: FieldValues | null
  /** What was applied last. */
  applied: FieldValues
  /** The languages of its records, and those that it deletes. */
  named: ReadonlySet<string>
  deleted: ReadonlySet<string>
}

/** The values of a property after a feed of changes, which leaves the languages alone that it does not name. */
export function applyDelta({ values, applied, named, deleted }: Delta): FieldValues {
  const isLeft = (key: string) => {
    const language = languageOfKey(key)
    if (language === '') return values === null
    return !named.has(language) && !deleted.has(language)
  }
  const left = Object.entries(applied).filter(([key]) => isLeft(key))
  return { ...Object.fromEntries(left), ...values }
}
