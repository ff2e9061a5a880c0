import { Suspense } from 'react'

import { PreviewBoundary } from '@/features/preview/ui/preview-boundary'
import type { BlockFrame } from '@/lib/cache/preview-overlay'
import { documentMark } from '@/lib/field-marks'
import type { Locale } from '@/lib/i18n/locales'
import { findSchemaText } from '@/lib/i18n/schema-messages'
import { relatedId } from '@/lib/values/read-value'

interface FrameOptions {
  /** Language of the names of blocks. */
  language: Locale
  /** Shown where a block cannot be rendered yet; null to show nothing. */
  incomplete: string | null
}

/**
 * Rendered between two hidden marks, because an element around a block would change its layout. A block that lacks a
 * required value does not break the rest of the page.
 */
export function frameBlocks({ language, incomplete }: FrameOptions): BlockFrame {
  const version = Date.now()
  return function frame({ id, blockType, module }, view) {
    return (
      <>
        <span
          hidden
          data-preview-block={id}
          data-preview-document={documentMark('modules', relatedId(module))}
          data-preview-name={findSchemaText(['blocks', blockType, 'singular'])?.[language]}
        />
        <PreviewBoundary version={version} instead={incomplete}>
          <Suspense fallback={null}>{view}</Suspense>
        </PreviewBoundary>
        <span hidden data-preview-end={id} />
      </>
    )
  }
}
