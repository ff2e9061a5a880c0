import type { Field } from 'payload'

const headingField = (): Field => ({
  name: 'heading',
  type: 'text',
  localized: true,
})

const titleSizeField = (titleSize: 'h1' | 'h2'): Field => ({
  name: 'titleSize',
  type: 'select',
  defaultValue: titleSize,
  options: ['h1', 'h2'],
})

const descriptionField = (): Field => ({
  name: 'description',
  type: 'textarea',
  localized: true,
})

const description2Field = (): Field => ({
  name: 'description2',
  type: 'textarea',
  localized: true,
})

/** Heading and texts of a block, by option. */
export const textFields = (titleSize: 'h1' | 'h2') =>
  ({
    heading: [headingField()],
    titleSize: [titleSizeField(titleSize)],
    description: [descriptionField()],
    description2: [description2Field()],
  }) satisfies Record<string, Field[]>
