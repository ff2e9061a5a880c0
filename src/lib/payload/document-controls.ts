import type { CollectionConfig, GlobalConfig } from 'payload'

/** Adds a part to the bar of the form of collections, before the others; of all unless some are named. */
export const withControls =
  (part: string, slugs?: readonly string[]) =>
  (collection: CollectionConfig): CollectionConfig => {
    const { admin = {}, slug } = collection
    if (slugs?.includes(slug) === false) return collection
    const { components = {} } = admin
    const beforeDocumentControls = [part, ...(components.edit?.beforeDocumentControls ?? [])]
    return {
      ...collection,
      admin: {
        ...admin,
        components: { ...components, edit: { ...components.edit, beforeDocumentControls } },
      },
    }
  }

/** `withControls` for globals. */
export const withGlobalControls =
  (part: string, slugs?: readonly string[]) =>
  (global: GlobalConfig): GlobalConfig => {
    const { admin = {}, slug } = global
    if (slugs?.includes(slug) === false) return global
    const { components = {} } = admin
    const beforeDocumentControls = [part, ...(components.elements?.beforeDocumentControls ?? [])]
    return {
      ...global,
      admin: {
        ...admin,
        components: { ...components, elements: { ...components.elements, beforeDocumentControls } },
      },
    }
  }
