import type { Condition, SingleRelationshipField } from 'payload'

import { blockOptions, optionsWithoutItems } from '@/lib/payload/fields/block-options'
import { formKindLabels, offeredForms } from '@/features/submissions/model/form-kind-labels'
import { formKinds } from '@/features/submissions/model/form-kinds'
import { propertyForms } from '@/features/submissions/model/property-forms'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

const aboutProperty = new Set<unknown>(propertyForms)

const isAboutProperty: Condition = (_, sibling) => aboutProperty.has(sibling?.form)
const isAboutProject: Condition = (_, sibling) => sibling?.form === 'contactConstruction'

const subjectField = (name: 'property' | 'project', condition: Condition): SingleRelationshipField => ({
  name,
  type: 'relationship',
  relationTo: name === 'property' ? 'properties' : 'projects',
  admin: {
    condition,
  },
})

export const formSchema: BlockSchema<'form'> = {
  slug: 'form',
  interfaceName: 'FormBlock',
  admin: inPicker('form', 'agency'),
  fields: [
    {
      name: 'form',
      type: 'select',
      required: true,
      defaultValue: 'siteContact',
      options: formKinds.map((value) => ({ value, label: formKindLabels[value] })),
      filterOptions: offeredForms,
    },
    subjectField('property', isAboutProperty),
    subjectField('project', isAboutProject),
    ...blockOptions({ only: optionsWithoutItems }),
  ],
}
