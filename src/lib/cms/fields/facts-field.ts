import type { JSONField } from 'payload'

/** What the system stores as JSON and staff only read; without the editor that Payload would load from a third party. */
export const factsField = (field: Omit<JSONField, 'type'>): JSONField => ({
  ...field,
  type: 'json',
  admin: {
    ...field.admin,
    readOnly: true,
    components: { ...field.admin?.components, Field: '/studio/facts/facts-field#FactsField' },
  },
})
