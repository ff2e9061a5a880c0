'use client'

import { useState, useEffect, useRef } from 'react'
import { DraggableSortable, useDocumentDrawer } from '@payloadcms/ui'

import { betterFirst, pictureFaults, type PictureFacts } from '@/features/media/model/picture-faults'
import { moved } from '@/features/media/model/picture-order'
import { useStudioText } from '@/studio/use-studio-text'
import type { StoredPicture } from '@/studio/use-media-documents'

import { PictureTile } from './picture-tile'

interface PictureEditorProps {
  id: string
  onSaved: (id: string) => void
}

/** Drawer with the form of one picture; opens when it is mounted. */
function PictureEditor({ id, onSaved }: PictureEditorProps) {
  const [DocumentDrawer, , { openDrawer, closeDrawer }] = useDocumentDrawer({ collectionSlug: 'media', id })
  useEffect(() => {
    openDrawer()
    // Runs once: `openDrawer` changes with every state of the drawer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <DocumentDrawer
      onSave={() => {
        onSaved(id)
        closeDrawer()
      }}
    />
  )
}

function factsOf(picture: StoredPicture | undefined, luminance: number | null): PictureFacts | undefined {
  const { width, height, alt } = picture ?? {}
  return width && height ? { width, height, luminance, alt: alt ?? '' } : undefined
}

const faultsOf = (facts: PictureFacts | undefined, isMain: boolean) =>
  facts ? pictureFaults(facts, isMain) : []

interface PictureGridProps {
  ids: string[]
  pictures: ReadonlyMap<string, StoredPicture>
  hasMain: boolean
  isReadOnly: boolean
  onChange: (ids: string[]) => void
  /** Called after a picture was saved in its own form. */
  onEdited: (id: string) => void
}

/** Pictures of a field, in order. */
export function PictureGrid({ ids, pictures, hasMain, isReadOnly, onChange, onEdited }: PictureGridProps) {
  const t = useStudioText()
  const [edited, setEdited] = useState<{ id: string; turn: number }>()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const [luminances, setLuminances] = useState<ReadonlyMap<string, number | null>>(new Map())
  const facts = ids.map((id) => factsOf(pictures.get(id), luminances.get(id) ?? null))
  const better = hasMain && !isReadOnly ? betterFirst(facts) : null
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= ids.length) return
    onChange(moved(ids, from, to))
    setSaid(t('media.nowAt', { number: to + 1, all: ids.length }))
  }
  const makeFirst = (from: number) => {
    // The button vanishes; the picture that moves keeps the focus.
    list.current?.querySelectorAll<HTMLElement>('[data-picture]')[from]?.focus()
    move(from, 0)
  }
  return (
    <>
      <DraggableSortable
        ids={ids}
        onDragEnd={({ moveFromIndex, moveToIndex }) => move(moveFromIndex, moveToIndex)}
      >
        <ul ref={list} className="studio-list studio-grid studio-media-grid">
          {ids.map((id, index) => (
            <PictureTile
              faults={faultsOf(facts[index], hasMain && index === 0)}
              onMeasured={(which, luminance) =>
                setLuminances((before) => new Map([...before, [which, luminance]]))
              }
              key={id}
              id={id}
              picture={pictures.get(id)}
              index={index}
              count={ids.length}
              hasMain={hasMain}
              isReadOnly={isReadOnly}
              onMove={move}
              onEdit={(which) => setEdited((before) => ({ id: which, turn: (before?.turn ?? 0) + 1 }))}
              onRemove={(which) => onChange(ids.filter((each) => each !== which))}
            />
          ))}
        </ul>
      </DraggableSortable>
      {better !== null && (
        <button type="button" onClick={() => makeFirst(better)}>
          {t('media.faults.first', { number: better + 1 })}
        </button>
      )}
      <p className="sr-only" aria-live="assertive">
        {said}
      </p>
      {edited && <PictureEditor key={edited.turn} id={edited.id} onSaved={onEdited} />}
    </>
  )
}
