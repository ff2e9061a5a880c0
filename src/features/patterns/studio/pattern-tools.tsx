'use client'

import { useState } from 'react'

import { Button } from '@payloadcms/ui'

import { useBlockAction } from '@/studio/blocks/block-actions'
import { useStudioText } from '@/studio/use-studio-text'

import { InsertDialog } from './insert-dialog'
import { PatternDialog } from './pattern-dialog'
import { useBlockCount, useMayUsePatterns } from './use-patterns'

/** Below the blocks of a page: inserts a group, and keeps the page or some of its blocks as a pattern. */
export function PatternTools() {
  const t = useStudioText()
  const mayUse = useMayUsePatterns()
  const count = useBlockCount()
  const [open, setOpen] = useState<'insert' | 'keep' | null>(null)
  const [block, setBlock] = useState<string | null>(null)
  // The bar on a block in the preview.
  useBlockAction('pattern', setBlock)
  if (!mayUse) return null
  const close = () => {
    setOpen(null)
    setBlock(null)
  }
  return (
    <div className="studio-row">
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setOpen('insert')}>
        {t('patterns.insert.open')}
      </Button>
      {count > 0 && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setOpen('keep')}>
          {t('patterns.keep.open')}
        </Button>
      )}
      {open === 'insert' && <InsertDialog count={count} onClose={close} />}
      {open === 'keep' && <PatternDialog onClose={close} />}
      {block !== null && <PatternDialog block={block} onClose={close} />}
    </div>
  )
}
