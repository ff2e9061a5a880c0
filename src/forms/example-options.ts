import type { OptionSource } from '@/lib/forms/form-field'

/** A choice of each list that is read from the catalogue, for examples: the demo and the tests hold these rows. */
const examples = {
  propertyTypes: '1',
  localities: '4400 Flémalle',
} satisfies Partial<Record<OptionSource, string>>

export const exampleOption = (source: keyof typeof examples): string => examples[source]
