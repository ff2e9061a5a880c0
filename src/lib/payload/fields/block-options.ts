import type { Field, Condition } from 'payload'

import { layoutFields } from './block-layout-fields'
import { visibilityField } from './common-fields'
import { colourField } from './colour-field'

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

/** Heading and text of a block, by option. */
const textFields = {
  heading: [headingField()],
  description: [descriptionField()],
} satisfies Record<string, Field[]>

type BackgroundType = 'none' | 'colour' | 'image'

const hasType =
  (type: BackgroundType): Condition =>
  (_, sibling) =>
    sibling?.backgroundType === type

/** The background of a block, and only the field that its type needs. */
const backgroundFields = (backgroundType: BackgroundType): Field[] => [
  {
    name: 'backgroundType',
    type: 'select',
    defaultValue: backgroundType,
    options: ['none', 'colour', 'image'],
  },
  colourField({
    name: 'colorBackground',
    condition: hasType('colour'),
  }),
  {
    name: 'backgroundImage',
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { contains: 'image/' } },
    admin: {
      condition: hasType('image'),
    },
  },
]

type BlockView = 'single-view' | 'slider-view' | 'card-view'

/** Options that a block may preset; the others have the specification's defaults. */
interface BlockOptionDefaults {
  titleSize?: 'h1' | 'h2'
  span?: number
  view?: BlockView
  numberItemOfRow?: number
  maxItems?: number
  backgroundType?: 'none' | 'colour' | 'image'
}

/** What few blocks use is in the collapsed group. */
const displayOptions = (defaults: BlockOptionDefaults) => ({
  titleSize: [titleSizeField(defaults.titleSize ?? 'h2')],
  description2: [description2Field()],
  ...layoutFields({
    span: defaults.span ?? 12,
    view: defaults.view ?? 'single-view',
    numberItemOfRow: defaults.numberItemOfRow ?? 4,
    maxItems: defaults.maxItems ?? 4,
  }),
  background: backgroundFields(defaults.backgroundType ?? 'none'),
  status: [visibilityField()],
})

type TextOption = keyof typeof textFields
type DisplayOption = keyof ReturnType<typeof displayOptions>
type BlockOption = TextOption | DisplayOption

/** The options of a block without a list: all but the form, number and limit of items. */
export const optionsWithoutItems = [
  'heading',
  'titleSize',
  'description',
  'description2',
  'position',
  'span',
  'columns',
  'background',
  'cssClass',
  'sort',
  'status',
] satisfies BlockOption[]

const pick = (fields: Record<string, Field[]>, only: readonly string[] | undefined): Field[] =>
  Object.entries(fields).flatMap(([name, fieldsOfOption]) =>
    !only || only.includes(name) ? fieldsOfOption : [],
  )

/** Two fields beside each other, so that an open block is short; in a narrow window they are below each other. */
const inPairs = (fields: Field[]): Field[] =>
  fields.flatMap((_, at) =>
    at % 2 === 0 ? [{ type: 'row', fields: fields.slice(at, at + 2) } as const] : [],
  )

/**
 * The shared options of a block: its heading and texts, then those of its display in a collapsed group.
 *
 * @param options.defaults values other than the specification's
 * @param options.only the options that apply to this block; all when left out
 */
export function blockOptions({
  defaults = {},
  only,
}: { defaults?: BlockOptionDefaults; only?: readonly BlockOption[] } = {}): Field[] {
  const texts = inPairs(pick(textFields, only))
  const display = pick(displayOptions(defaults), only)
  if (display.length === 0) return texts
  return [
    ...texts,
    {
      type: 'collapsible',
      label: 'display',
      admin: { initCollapsed: true },
      fields: display,
    },
  ]
}
