import type { OptionSource } from './form-field'

/** Values of the dynamic lists for examples: the demo and the test data contain these rows. */
const examples = {
  propertyTypes: '1',
  localities: '4400 Flémalle',
} satisfies Partial<Record<OptionSource, string>>

/** @internal for fixtures, which `knip --production` does not count */
export const exampleOption = (source: keyof typeof examples): string => examples[source]
