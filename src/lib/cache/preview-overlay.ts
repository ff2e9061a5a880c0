import 'server-only'

import { cache, type ReactNode } from 'react'

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
export type BlockFrame = (block: { id?: string | null; blockType: string }, view: ReactNode) => ReactNode

interface Overlay {
  settings: Partial<PreviewedSettings>
  frame: BlockFrame | null
}

/** One for each request: React empties it, and reading it does not make a cached page dynamic. */
const overlay = cache((): Overlay => ({ settings: {}, frame: null }))

/** Called by the preview before it renders. */
export function showInstead(changes: Partial<Overlay>): void {
  Object.assign(overlay(), changes)
}

/** Empty outside a preview and in a cached read: a draft never enters a cache. */
export const previewedSettings = (): Partial<PreviewedSettings> =>
  isInsideCachedRead() ? {} : overlay().settings

/** How blocks are framed; null outside a preview. */
export const blockFrame = (): BlockFrame | null => overlay().frame
