import type { FormModel, ModelField } from './form-model'

/** The fields of all steps of a form. */
export const fieldsOf = (model: Pick<FormModel, 'steps'>): ModelField[] =>
  model.steps.flatMap(({ fields }) => fields)

const textsOf = (value: unknown): string[] => {
  if (value === true || value === 'on') return ['true', 'on']
  return [value].flat().map(String)
}

/** Whether a field is shown, given the other answers. A field that depends on a hidden field is hidden too. */
export function isFieldVisible(
  field: ModelField,
  values: Readonly<Record<string, unknown>>,
  fields: readonly ModelField[],
): boolean {
  const condition = field.when
  if (!condition) return true
  const above = fields.find(({ name }) => name === condition.field)
  if (!above || above === field) return false
  const given = textsOf(values[condition.field] ?? '')
  const others = fields.filter((each) => each !== field)
  return condition.is.some((value) => given.includes(value)) && isFieldVisible(above, values, others)
}
