'use client'

import type { KeyboardEvent, MouseEventHandler, ReactNode, TouchEventHandler } from 'react'

import { ChevronIcon, EditIcon, useDraggableSortable, XIcon } from '@payloadcms/ui'

import { meanLuminance, type PictureFault } from '@/features/media/model/picture-faults'
import { useStudioText } from '@/studio/use-studio-text'
import type { StoredPicture } from '@/studio/use-media-documents'
import { Badge } from '@/studio/ui/parts'

interface PictureTileProps {
  /** Undefined while it is being read. */
  picture: StoredPicture | undefined
  id: string
  index: number
  count: number
  /** The first picture is the main one. */
  hasMain: boolean
  isReadOnly: boolean
  onMove: (from: number, to: number) => void
  onEdit: (id: string) => void
  onRemove: (id: string) => void
  /** Its mean luminance, once the browser has its pixels; null if it does not show them. */
  onMeasured: (id: string, luminance: number | null) => void
  faults: readonly PictureFault[]
}

/** Listeners of dnd-kit, which types them as Function. */
interface PointerListeners {
  onMouseDown?: MouseEventHandler
  onTouchStart?: TouchEventHandler
}

function thumbnailOf({ sizes, url, updatedAt = '' }: StoredPicture): string | undefined {
  const src = sizes?.w400?.url ?? url
  // A replaced file keeps its URL; the parameter avoids the cached one.
  return src ? `${src}?${encodeURIComponent(updatedAt)}` : undefined
}

/** So many pixels across are enough for a mean. */
const measuredWidth = 32

/** The mean luminance of a picture; null if another server does not show its pixels to the studio. */
function measure(image: HTMLImageElement): number | null {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = measuredWidth
  const context = canvas.getContext('2d')
  if (!context) return null
  // What is transparent, as in many plans, is shown on white; an empty canvas would count as black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, measuredWidth, measuredWidth)
  context.drawImage(image, 0, 0, measuredWidth, measuredWidth)
  try {
    return meanLuminance(context.getImageData(0, 0, measuredWidth, measuredWidth).data)
  } catch {
    return null
  }
}

/** The index a key moves a picture to; undefined for other keys. */
function placeAfter(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return index - 1
  if (key === 'ArrowRight' || key === 'ArrowDown') return index + 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** One picture of a field; moved by dragging, by keys or by its two arrow buttons. */
export function PictureTile({
  picture,
  id,
  index,
  count,
  hasMain,
  isReadOnly,
  faults,
  ...act
}: PictureTileProps) {
  const t = useStudioText()
  const { isDragging, listeners, setNodeRef, transform, transition } = useDraggableSortable({
    id,
    disabled: isReadOnly,
  })
  const number = index + 1
  const alt = picture?.isGone ? t('media.gone') : picture?.alt
  const source = picture && thumbnailOf(picture)
  const onKeyDown = (event: KeyboardEvent) => {
    const to = placeAfter(event.key, index, count)
    if (to === undefined) return
    event.preventDefault()
    act.onMove(index, to)
  }
  // Keys are handled here: the library announces moves in English only.
  const { onMouseDown, onTouchStart } = (listeners ?? {}) as PointerListeners
  return (
    <li
      ref={setNodeRef}
      className="studio-panel studio-controls studio-media-tile"
      data-dragging={isDragging || undefined}
      style={{ transform, transition }}
    >
      <button
        type="button"
        className="studio-media-grip"
        disabled={isReadOnly}
        aria-label={t('media.grip', { number, all: count, alt: alt || picture?.filename || '' })}
        data-picture={id}
        onKeyDown={onKeyDown}
        onMouseDown={onMouseDown}
        onTouchStart={onTouchStart}
      >
        {source ? (
          <img
            className="studio-picture"
            src={source}
            alt=""
            draggable={false}
            loading="lazy"
            onLoad={({ currentTarget }) => act.onMeasured(id, measure(currentTarget))}
          />
        ) : (
          <span aria-hidden="true" />
        )}
        {hasMain && index === 0 && <Badge tone="brand">{t('media.main')}</Badge>}
      </button>
      <p className="studio-small studio-tone" data-tone={alt ? undefined : 'bad'}>
        {number}. {alt || (picture ? t('media.noAlt') : '')}
      </p>
      {faults.map((fault) => (
        <p key={fault} className="studio-small studio-tone" data-tone="warn">
          {t(`media.faults.${fault}`, { width: picture?.width ?? 0, height: picture?.height ?? 0 })}
        </p>
      ))}
      {!isReadOnly && <TileActions picture={picture} id={id} index={index} count={count} {...act} />}
    </li>
  )
}

type TileActionsProps = Pick<
  PictureTileProps,
  'picture' | 'id' | 'index' | 'count' | 'onMove' | 'onEdit' | 'onRemove'
>

function TileActions({ picture, id, index, count, ...act }: TileActionsProps) {
  const t = useStudioText()
  const number = index + 1
  return (
    <div className="studio-media-actions">
      <TileButton
        icon={<ChevronIcon direction="left" />}
        label={t('media.earlier', { number })}
        disabled={index === 0}
        onClick={() => act.onMove(index, index - 1)}
      />
      <TileButton
        icon={<ChevronIcon direction="right" />}
        label={t('media.later', { number })}
        disabled={number === count}
        onClick={() => act.onMove(index, index + 1)}
      />
      <TileButton
        icon={<EditIcon />}
        label={t('media.edit', { number })}
        disabled={!picture || picture.isGone === true}
        onClick={() => act.onEdit(id)}
      />
      <TileButton icon={<XIcon />} label={t('media.remove', { number })} onClick={() => act.onRemove(id)} />
    </div>
  )
}

interface TileButtonProps {
  icon: ReactNode
  label: string
  disabled?: boolean
  onClick: () => void
}

const TileButton = ({ icon, label, ...button }: TileButtonProps) => (
  <button type="button" aria-label={label} title={label} {...button}>
    <span aria-hidden="true">{icon}</span>
  </button>
)
