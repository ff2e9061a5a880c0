'use client'

import { useRef, useState, type DragEvent, type ReactNode } from 'react'

import { Button } from '@payloadcms/ui'

import { useStudioText } from '../use-studio-text'
import { mediaTexts } from './media-texts'

import './media.css'

interface DropZoneProps {
  /** What may be dropped here. */
  label: string
  /** As the file dialogue wants it, such as `image/*,.pdf`. */
  accept: string
  onFiles: (files: File[]) => void
  /** Further buttons beside the one that opens the file dialogue. */
  children?: ReactNode
}

/** A place to drop many files at once, or to choose them. */
export function DropZone({ label, accept, onFiles, children }: DropZoneProps) {
  const text = useStudioText()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])]
    if (files.length > 0) onFiles(files)
  }
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setIsOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div
      className="studio-media-drop"
      data-over={isOver || undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <p className="studio-media-drop-label">{label}</p>
      <div className="studio-media-drop-buttons">
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={accept}
          aria-label={label}
          onChange={({ target }) => {
            take(target.files)
            // The same file may be chosen again.
            target.value = ''
          }}
        />
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => input.current?.click()}>
          {text(mediaTexts.choose)}
        </Button>
        {children}
      </div>
    </div>
  )
}
