import 'server-only'

import { cache, type ReactNode } from 'react'

import { markFieldsWhen } from '@/lib/field-marks'
import { isInsideCachedRead } from './cached-read'
import type { Footer, Header, Popup, SiteConfig } from '@/payload-types'

/** Settings that a preview shows instead of the stored ones. */
interface PreviewedSettings {
  config: SiteConfig
  header: Header
  footer: Footer
  popup: Popup
}

/** Frames a block of a preview, so that it can be selected and named. */
export type BlockFrame = (block: FramedBlock, view: ReactNode) => ReactNode

interface FramedBlock {
  id?: string | null
  blockType: string
  /** Of a block that shows a module of the library. */
  module?: unknown
}

interface Overlay {
  settings: Partial<PreviewedSettings>
  frame: BlockFrame | null
  /** Whether elements carry the field that they show. */
  marksFields: boolean
}

/** One for each request: React empties it, and reading it does not make a cached page dynamic. */
const overlay = cache((): Overlay => ({ settings: {}, frame: null, marksFields: false }))

/** Called by the preview before it renders. */
export function showInstead(changes: Partial<Overlay>): void {
  Object.assign(overlay(), changes)
}

/** Empty outside a preview and in a cached read: a draft never enters a cache. */
export const previewedSettings = (): Partial<PreviewedSettings> =>
  isInsideCachedRead() ? {} : overlay().settings

/** How blocks are framed; null outside a preview. */
export const blockFrame = (): BlockFrame | null => overlay().frame

markFieldsWhen(() => overlay().marksFields)
