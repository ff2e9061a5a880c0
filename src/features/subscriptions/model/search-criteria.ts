import type { FieldOption } from '@/features/submissions/model/form-field'
import type { FormModel, ModelField } from '@/features/submissions/model/form-model'

/** Bounds of a registered search in the form; answers and stored fields have the same names. */
export const boundNames = [
  'minPrice',
  'maxPrice',
  'minBedrooms',
  'maxBedrooms',
  'minBathrooms',
  'minGarages',
  'maxGarages',
  'minParking',
  'maxParking',
] as const

/** The fields of the demand form that are criteria of a search. Its other fields belong to the person or the e-mails. */
export const criteriaNames = [
  'goal',
  'types',
  'localities',
  'zips',
  'search',
  ...boundNames,
  'garden',
  'terrace',
] as const

const isCriterion = ({ name }: ModelField): boolean => criteriaNames.some((each) => each === name)

const withGoal = (field: ModelField, goal: FieldOption<string>): ModelField =>
  field.name === 'goal' && 'options' in field && field.options.every(({ value }) => value !== goal.value)
    ? { ...field, options: [...field.options, goal] }
    : field

/**
 * The part of the demand form that changes the criteria of a stored search.
 *
 * @param goal that of the search; it stays possible when the form no longer offers it, such as a takeover
 */
export const criteriaModel = (
  { consent: _, ...model }: FormModel,
  goal: FieldOption<string> | null,
): FormModel => ({
  ...model,
  steps: model.steps
    .map((step) => ({
      ...step,
      fields: step.fields.filter(isCriterion).map((field) => (goal ? withGoal(field, goal) : field)),
    }))
    .filter(({ fields }) => fields.length > 0),
})

/** The conditions of a saved search one by one, such as `near=50.63,5.57,5`. */
export const conditionsIn = (search: string): string[] =>
  [...new Set(new URLSearchParams(search).keys())].map((name) => {
    const values = new URLSearchParams(search).getAll(name)
    return new URLSearchParams(values.map((value) => [name, value])).toString()
  })
