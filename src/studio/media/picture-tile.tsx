'use client'

import type { KeyboardEvent, MouseEventHandler, TouchEventHandler } from 'react'

import { useDraggableSortable } from '@payloadcms/ui'

import { useStudioText } from '../use-studio-text'
import { mediaTexts } from './media-texts'
import type { StoredPicture } from './use-media-documents'

interface PictureTileProps {
  /** Undefined while it is being read. */
  picture: StoredPicture | undefined
  id: string
  index: number
  count: number
  /** The first one is the main picture of what the form is about. */
  hasMain: boolean
  isReadOnly: boolean
  onMove: (from: number, to: number) => void
  onEdit: (id: string) => void
  onRemove: (id: string) => void
}

/** As dnd-kit gives them; its own type says no more than Function. */
interface PointerListeners {
  onMouseDown?: MouseEventHandler
  onTouchStart?: TouchEventHandler
}

function thumbnailOf({ sizes, url, updatedAt = '' }: StoredPicture): string | undefined {
  const address = sizes?.w400?.url ?? url
  // A replaced file keeps its address: without this the browser would show the old one.
  return address ? `${address}?${encodeURIComponent(updatedAt)}` : undefined
}

/** Places a key moves a picture to; undefined for other keys. */
function placeAfter(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return index - 1
  if (key === 'ArrowRight' || key === 'ArrowDown') return index + 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** One picture of a field: drag it, or move it with the keys or the two arrows. */
export function PictureTile({ picture, id, index, count, hasMain, isReadOnly, ...act }: PictureTileProps) {
  const text = useStudioText()
  const { isDragging, listeners, setNodeRef, transform, transition } = useDraggableSortable({
    id,
    disabled: isReadOnly,
  })
  const number = index + 1
  const alt = picture?.isGone ? text(mediaTexts.gone) : picture?.alt
  const source = picture && thumbnailOf(picture)
  const onKeyDown = (event: KeyboardEvent) => {
    const to = placeAfter(event.key, index, count)
    if (to === undefined) return
    event.preventDefault()
    act.onMove(index, to)
  }
  // Only mouse and touch are taken from the library: what it tells about keys is English.
  const { onMouseDown, onTouchStart } = (listeners ?? {}) as PointerListeners
  return (
    <li
      ref={setNodeRef}
      className="studio-media-tile"
      data-dragging={isDragging || undefined}
      style={{ transform, transition }}
    >
      <button
        type="button"
        className="studio-media-grip"
        disabled={isReadOnly}
        aria-label={text(mediaTexts.grip, { number, all: count, alt: alt || picture?.filename || '' })}
        data-picture={id}
        onKeyDown={onKeyDown}
        onMouseDown={onMouseDown}
        onTouchStart={onTouchStart}
      >
        {source ? <img src={source} alt="" draggable={false} loading="lazy" /> : <span aria-hidden="true" />}
        {hasMain && index === 0 && <span className="studio-media-main">{text(mediaTexts.main)}</span>}
      </button>
      <p className="studio-media-alt" data-missing={!alt || undefined}>
        {number}. {alt || (picture ? text(mediaTexts.noAlt) : '')}
      </p>
      {!isReadOnly && (
        <div className="studio-media-actions">
          <TileButton
            sign="←"
            label={text(mediaTexts.earlier, { number })}
            disabled={index === 0}
            onClick={() => act.onMove(index, index - 1)}
          />
          <TileButton
            sign="→"
            label={text(mediaTexts.later, { number })}
            disabled={number === count}
            onClick={() => act.onMove(index, index + 1)}
          />
          <TileButton
            sign="✎"
            label={text(mediaTexts.edit, { number })}
            disabled={!picture || picture.isGone === true}
            onClick={() => act.onEdit(id)}
          />
          <TileButton sign="✕" label={text(mediaTexts.remove, { number })} onClick={() => act.onRemove(id)} />
        </div>
      )}
    </li>
  )
}

interface TileButtonProps {
  sign: string
  label: string
  disabled?: boolean
  onClick: () => void
}

const TileButton = ({ sign, label, ...button }: TileButtonProps) => (
  <button type="button" aria-label={label} title={label} {...button}>
    <span aria-hidden="true">{sign}</span>
  </button>
)
