import type { CollectionConfig, GlobalConfig } from 'payload'

const controls = '/composition/studio-parts#UndoControls'

/** Adds undo and redo to the bar of the form of a collection. */
export function withUndo(collection: CollectionConfig): CollectionConfig {
  const { admin = {} } = collection
  const { components = {} } = admin
  const beforeDocumentControls = [controls, ...(components.edit?.beforeDocumentControls ?? [])]
  return {
    ...collection,
    admin: {
      ...admin,
      components: { ...components, edit: { ...components.edit, beforeDocumentControls } },
    },
  }
}

/** Adds undo and redo to the bar of the form of a global. */
export function withGlobalUndo(global: GlobalConfig): GlobalConfig {
  const { admin = {} } = global
  const { components = {} } = admin
  const beforeDocumentControls = [controls, ...(components.elements?.beforeDocumentControls ?? [])]
  return {
    ...global,
    admin: {
      ...admin,
      components: { ...components, elements: { ...components.elements, beforeDocumentControls } },
    },
  }
}
