import type { CollectionConfig, EditConfig, GlobalConfig, LivePreviewConfig } from 'payload'

import {
  isShareableKind,
  previewedGlobals,
  previewKinds,
  previewPath,
} from '@/features/preview/model/previewed'

/** Payload accepts one text for all languages; the studio's own buttons translate the names of these widths. */
const breakpoints = [
  { name: 'phone', label: '390', width: 390, height: 844 },
  { name: 'tablet', label: '820', width: 820, height: 1180 },
]

/** A document has a preview URL after its first save. */
const previewUrl =
  (kind: string, idOf: (data: Record<string, unknown>) => unknown): LivePreviewConfig['url'] =>
  ({ data, locale }) => {
    const id = idOf(data)
    return typeof id === 'string' ? previewPath({ kind, id, locale: locale.code }) : null
  }

/** Buttons for the width; also connects a block of the preview to its fields. */
const controls = '/features/preview/studio/preview-controls#PreviewControls'
const shareButton = '/features/preview/studio/share-preview#SharePreview'

const previewWindow = { Component: '/features/preview/studio/preview-beside#PreviewBeside' }

/** The window of the preview, with a bar between it and the form; a form of its own (`root`) has none. */
const withWindow = (edit: EditConfig = {}): EditConfig =>
  edit.root ? edit : Object.assign({}, edit, { livePreview: previewWindow })

/** Adds the live preview, and the link for outsiders, to collections with a page. */
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
      livePreview: { breakpoints, url: previewUrl(slug, ({ id }) => id) },
      components: {
        ...components,
        edit: { ...components.edit, beforeDocumentControls },
        views: { ...components.views, edit: withWindow(components.views?.edit) },
      },
    },
  }
}

/** The preview of globals that show on every page is a page of the site. */
export function withGlobalLivePreview(global: GlobalConfig): GlobalConfig {
  const { slug, admin = {} } = global
  if (!previewedGlobals.some((each) => each === slug)) return global
  const { components = {} } = admin
  const beforeDocumentControls = [...(components.elements?.beforeDocumentControls ?? []), controls]
  return {
    ...global,
    admin: {
      ...admin,
      livePreview: { breakpoints, url: previewUrl('globals', () => slug) },
      components: {
        ...components,
        elements: { ...components.elements, beforeDocumentControls },
        views: { ...components.views, edit: withWindow(components.views?.edit) },
      },
    },
  }
}
