import type { CollectionConfig, GlobalConfig } from 'payload'

const list = '/studio/form-errors/form-errors#FormErrors'

/** Adds the list of what a save was refused for to the forms of a collection. */
export function withFormErrors(collection: CollectionConfig): CollectionConfig {
  const { admin = {} } = collection
  if (admin.hidden === true) return collection
  const { components = {} } = admin
  const beforeDocumentControls = [...(components.edit?.beforeDocumentControls ?? []), list]
  return {
    ...collection,
    admin: {
      ...admin,
      components: { ...components, edit: { ...components.edit, beforeDocumentControls } },
    },
  }
}

/** The same for a global. */
export function withGlobalFormErrors(global: GlobalConfig): GlobalConfig {
  const { admin = {} } = global
  const { components = {} } = admin
  const beforeDocumentControls = [...(components.elements?.beforeDocumentControls ?? []), list]
  return {
    ...global,
    admin: {
      ...admin,
      components: { ...components, elements: { ...components.elements, beforeDocumentControls } },
    },
  }
}
