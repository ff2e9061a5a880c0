import { useId } from 'react'

import { savedLimits } from '@/features/saved/model/saved'

interface PropertyNoteProps {
  propertyRef: number
  /** Label of the field; with `title` it also contains the property, if a page has several notes. */
  label: string
  title?: string
  /** Text about where the note is stored and who can read it. */
  help?: string
  className?: string
}

/**
 * A private note about a property, stored in this browser while the visitor types (start-saved.ts). Without JavaScript its
 * space is empty.
 */
export function PropertyNote({ propertyRef, label, title, help, className = '' }: PropertyNoteProps) {
  const id = useId()
  return (
    <div className={`noscript:invisible print:hidden ${className}`}>
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {label}
        {title && <span className="sr-only">: {title}</span>}
      </label>
      <textarea
        id={id}
        data-note={propertyRef}
        rows={3}
        // Otherwise the browser restores an older text after a reload.
        autoComplete="off"
        maxLength={savedLimits.note}
        aria-describedby={help ? `${id}-help` : undefined}
        className="field block resize-y"
      />
      {help && (
        <p id={`${id}-help`} className="mt-1 text-small text-slate">
          {help}
        </p>
      )}
    </div>
  )
}
