'use client'

import { useState } from 'react'

import { DraggableSortable } from '@payloadcms/ui'

import { moved } from '@/lib/media/picture-order'

import { useStudioText } from '../use-studio-text'
import { mediaTexts } from './media-texts'
import { PictureEditor } from './picture-editor'
import { PictureTile } from './picture-tile'
import type { StoredPicture } from './use-media-documents'

interface PictureGridProps {
  ids: string[]
  known: ReadonlyMap<string, StoredPicture>
  hasMain: boolean
  isReadOnly: boolean
  onChange: (ids: string[]) => void
  /** A picture was changed in its own form. */
  onEdited: (id: string) => void
}

/** The pictures of a field in their order. */
export function PictureGrid({ ids, known, hasMain, isReadOnly, onChange, onEdited }: PictureGridProps) {
  const text = useStudioText()
  const [edited, setEdited] = useState<{ id: string; turn: number }>()
  const [said, setSaid] = useState('')
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= ids.length) return
    onChange(moved(ids, from, to))
    setSaid(text(mediaTexts.nowAt, { number: to + 1, all: ids.length }))
  }
  return (
    <>
      <DraggableSortable
        className="studio-media-grid-frame"
        ids={ids}
        onDragEnd={({ moveFromIndex, moveToIndex }) => move(moveFromIndex, moveToIndex)}
      >
        <ul className="studio-media-grid">
          {ids.map((id, index) => (
            <PictureTile
              key={id}
              id={id}
              picture={known.get(id)}
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
      <p className="studio-media-said" aria-live="assertive">
        {said}
      </p>
      {edited && <PictureEditor key={edited.turn} id={edited.id} onSaved={onEdited} />}
    </>
  )
}
