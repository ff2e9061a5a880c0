import { useId, type ChangeEvent } from 'react'

import { savedLimits, writeNote } from '@/features/saved/model/saved'

import { changeSaved, useSaved } from './saved-store'

interface PropertyNoteProps {
  propertyRef: number
  /** Label of the field; with `title` it also contains the property, if a page has several notes. */
  label: string
  title?: string
  /** Text about where the note is stored and who can read it. */
  help?: string
  rows?: number
  className?: string
}

/**
 * A private note about a property, stored in this browser while the visitor types. Without JavaScript its space is
 * empty.
 */
export function PropertyNote(props: PropertyNoteProps) {
  const { propertyRef, label, title, help, rows = 3, className = '' } = props
  const id = useId()
  const saved = useSaved()
  const write = ({ target }: ChangeEvent<HTMLTextAreaElement>) =>
    changeSaved((now) => writeNote(now, propertyRef, target.value))
  return (
    <div className={`${saved ? '' : 'invisible'} print:hidden ${className}`}>
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {label}
        {title && <span className="sr-only">: {title}</span>}
      </label>
      <textarea
        id={id}
        rows={rows}
        maxLength={savedLimits.note}
        value={saved?.notes[propertyRef] ?? ''}
        onChange={write}
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
