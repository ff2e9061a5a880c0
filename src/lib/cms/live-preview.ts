import type { CollectionConfig, GlobalConfig, LivePreviewConfig } from 'payload'

import { isShareableKind, previewedGlobals, previewKinds, previewPath } from '@/lib/preview/previewed'

/** Payload takes one text for all languages; the studio's own buttons name these widths in the editor's. */
const breakpoints = [
  { name: 'phone', label: '390', width: 390, height: 844 },
  { name: 'tablet', label: '820', width: 820, height: 1180 },
]

/** A document has an address for its preview from its first save on. */
const addressOf =
  (kind: string, idOf: (data: Record<string, unknown>) => unknown): LivePreviewConfig['url'] =>
  ({ data, locale }) => {
    const id = idOf(data)
    return typeof id === 'string' ? previewPath({ kind, id, locale: locale.code }) : null
  }

/** Chooses a width, and ties a block of the preview to its fields. */
const controls = '/studio/preview/preview-controls#PreviewControls'
const shareButton = '/studio/preview/share-preview#SharePreview'

/** Gives the collections that have a page the preview beside the form, and the link for outsiders. */
export function withLivePreview(collection: CollectionConfig): CollectionConfig {
  const { slug, admin = {} } = collection
  if (!previewKinds.some((kind) => kind === slug)) return collection
  const { components = {} } = admin
  const buttons = [controls, ...(isShareableKind(slug) ? [shareButton] : [])]
  const beforeDocumentControls = [...(components.edit?.beforeDocumentControls ?? []), ...buttons]
  return {
    ...collection,
    admin: {
      ...admin,
      livePreview: { breakpoints, url: addressOf(slug, ({ id }) => id) },
      components: { ...components, edit: { ...components.edit, beforeDocumentControls } },
    },
  }
}

/** The same for what shows on every page: the preview is a page of the site. */
export function withGlobalLivePreview(global: GlobalConfig): GlobalConfig {
  const { slug, admin = {} } = global
  if (!previewedGlobals.some((each) => each === slug)) return global
  const { components = {} } = admin
  const beforeDocumentControls = [...(components.elements?.beforeDocumentControls ?? []), controls]
  return {
    ...global,
    admin: {
      ...admin,
      livePreview: { breakpoints, url: addressOf('globals', () => slug) },
      components: { ...components, elements: { ...components.elements, beforeDocumentControls } },
    },
  }
}
