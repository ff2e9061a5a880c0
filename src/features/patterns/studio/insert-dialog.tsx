'use client'

import { useEffect, useId, useRef, useState } from 'react'

import { Button, useForm } from '@payloadcms/ui'

import type { OfferedPattern } from '@/features/patterns/model/pattern'
import { blocksPath } from '@/studio/blocks/use-block-rows'
import { useStudioText } from '@/studio/use-studio-text'
import { Notice } from '@/studio/ui/parts'

import { PatternCards } from './pattern-cards'
import { useBlockKinds } from '@/studio/blocks/use-block-kinds'
import { useInsertPattern, useOffered } from './use-patterns'

/** Where the blocks go: the number of the row before which they are inserted. */
function PlaceField({ place, onChange }: { place: number; onChange: (place: number) => void }) {
  const t = useStudioText()
  const id = useId()
  const { getDataByPath } = useForm()
  const { nameOf } = useBlockKinds()
  const rows = getDataByPath<{ blockType: string }[] | undefined>(blocksPath) ?? []
  if (rows.length === 0) return null
  return (
    <p className="studio-row">
      <label htmlFor={id}>{t('patterns.insert.place')}</label>
      <select
        id={id}
        className="studio-field"
        value={place}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        <option value={0}>{t('patterns.insert.atStart')}</option>
        {rows.slice(0, -1).map(({ blockType }, index) => (
          <option key={index} value={index + 1}>
            {t('patterns.insert.after', { block: `${index + 1}. ${nameOf(blockType)}` })}
          </option>
        ))}
        <option value={rows.length}>{t('patterns.insert.atEnd')}</option>
      </select>
    </p>
  )
}

interface InsertDialogProps {
  /** The number of blocks in the page. */
  count: number
  onClose: () => void
}

/** Inserts a group of blocks into the form of a page, at the end or after a chosen block. */
export function InsertDialog({ count, onClose }: InsertDialogProps) {
  const t = useStudioText()
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [place, setPlace] = useState(count)
  const [problem, setProblem] = useState('')
  const { patterns, hasFailed } = useOffered('group')
  const { insert, isBusy } = useInsertPattern()
  useEffect(() => dialog.current?.showModal(), [])

  const choose = async ({ id }: OfferedPattern) => {
    setProblem('')
    const reason = await insert(id, place)
    if (reason === null) onClose()
    else setProblem(reason)
  }
  return (
    <dialog
      ref={dialog}
      className="studio-dialog studio-dialog--wide"
      aria-labelledby={title}
      onClose={onClose}
    >
      <h2 id={title}>{t('patterns.insert.heading')}</h2>
      <p className="studio-muted">{t('patterns.insert.help')}</p>
      {hasFailed && <p role="alert">{t('patterns.offer.failed')}</p>}
      {patterns?.length === 0 && <p>{t('patterns.insert.none')}</p>}
      {patterns && patterns.length > 0 && (
        <>
          <PlaceField place={place} onChange={setPlace} />
          <PatternCards patterns={patterns} isBusy={isBusy} onChoose={(pattern) => void choose(pattern)} />
        </>
      )}
      <div role="alert">{problem && <Notice tone="bad">{problem}</Notice>}</div>
      <div className="studio-row">
        <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
          {t('patterns.insert.close')}
        </Button>
      </div>
    </dialog>
  )
}
