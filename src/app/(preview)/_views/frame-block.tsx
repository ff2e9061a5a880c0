import { Suspense } from 'react'

import { findBlock } from '@/blocks/registry'
import { PreviewBoundary } from '@/components/preview/preview-boundary'
import type { BlockFrame } from '@/lib/data/preview-overlay'
import type { Locale } from '@/lib/i18n/locales'

interface FrameOptions {
  /** In which the name of a block is told. */
  language: Locale
  /** Said where a block cannot be shown yet; null to show nothing. */
  incomplete: string | null
}

/**
 * Stands between two hidden marks, because an element around a block would change how it lies on the page. A block
 * that lacks something required takes nothing else of the page with it.
 */
export function frameBlocks({ language, incomplete }: FrameOptions): BlockFrame {
  const version = Date.now()
  return function frame({ id, blockType }, view) {
    return (
      <>
        <span
          hidden
          data-preview-block={id}
          data-preview-name={findBlock(blockType)?.schema.labels.singular[language]}
        />
        <PreviewBoundary version={version} instead={incomplete}>
          <Suspense fallback={null}>{view}</Suspense>
        </PreviewBoundary>
        <span hidden data-preview-end={id} />
      </>
    )
  }
}
