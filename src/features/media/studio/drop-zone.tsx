'use client'

import { useRef, useState, type DragEvent, type ReactNode } from 'react'

import { Button } from '@payloadcms/ui'

import { useStudioText } from '@/studio/use-studio-text'

import './media.css'

interface DropZoneProps {
  /** Text that names the accepted files. */
  label: string
  /** The `accept` attribute, such as `image/*,.pdf`. */
  accept: string
  onFiles: (files: File[]) => void
  /** Further buttons beside the one that opens the file dialogue. */
  children?: ReactNode
}

/** A drop zone for several files, with a button to choose them. */
export function DropZone({ label, accept, onFiles, children }: DropZoneProps) {
  const t = useStudioText()
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
      className="studio-panel studio-row studio-row--between studio-media-drop"
      data-tone={isOver ? 'good' : undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <p>{label}</p>
      <div className="studio-row">
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={accept}
          aria-label={label}
          onChange={({ target }) => {
            take(target.files)
            // Allows choosing the same file again.
            target.value = ''
          }}
        />
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => input.current?.click()}>
          {t('media.choose')}
        </Button>
        {children}
      </div>
    </div>
  )
}
