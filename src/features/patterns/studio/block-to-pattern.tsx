'use client'

import { useState } from 'react'

import { useForm } from '@payloadcms/ui'

import { useStudioText } from '@/studio/use-studio-text'

import { PatternDialog } from './pattern-dialog'
import { useMayUsePatterns } from './use-patterns'

/** At the end of an opened block of a page: keeps it, alone or with others, as a group. */
export function BlockToPattern({ path }: { path: string }) {
  const t = useStudioText()
  const mayUse = useMayUsePatterns()
  const { getDataByPath } = useForm()
  const [block, setBlock] = useState<string | null>(null)
  if (!mayUse) return null
  const open = () => {
    const row = getDataByPath<{ id?: string } | undefined>(path.split('.').slice(0, 2).join('.'))
    setBlock(row?.id ?? null)
  }
  return (
    <>
      <button type="button" className="studio-link studio-muted" onClick={open}>
        {t('patterns.keep.openBlock')}
      </button>
      {block !== null && <PatternDialog block={block} onClose={() => setBlock(null)} />}
    </>
  )
}
