import 'server-only'

import { cache, type ReactNode } from 'react'

import { isInsideCachedRead } from '@/lib/cache/cached-read'
import type { Footer, Header, Popup, SiteConfig } from '@/payload-types'

/** What a preview shows instead of what is stored for the whole site. */
interface PreviewedSettings {
  config: SiteConfig
  header: Header
  footer: Footer
  popup: Popup
}

/** Frames a block of a preview, so that it can be clicked and named. */
export type BlockFrame = (block: { id?: string | null; blockType: string }, view: ReactNode) => ReactNode

interface Overlay {
  settings: Partial<PreviewedSettings>
  frame: BlockFrame | null
}

/** One for each request: React empties it, and asking it does not make a kept page dynamic. */
const overlay = cache((): Overlay => ({ settings: {}, frame: null }))

/** Called by the preview before it renders anything. */
export function showInstead(changes: Partial<Overlay>): void {
  Object.assign(overlay(), changes)
}

/** Nothing outside a preview, and nothing in a read whose result is kept: a draft never enters a cache. */
export const previewedSettings = (): Partial<PreviewedSettings> =>
  isInsideCachedRead() ? {} : overlay().settings

/** How blocks are framed; null outside a preview. */
export const blockFrame = (): BlockFrame | null => overlay().frame
