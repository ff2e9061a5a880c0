import { toggleHidden } from '@/features/saved/model/saved'

import { changeSaved, useSaved } from './saved-store'

interface HiddenListProps {
  title: string
  undo: string
  /** Text before the number of a property without a stored title. */
  reference: string
}

/** The properties that the visitor hid, each with an undo button; renders nothing if there are none. */
export function HiddenList({ title, undo, reference }: HiddenListProps) {
  const hidden = useSaved()?.hidden ?? []
  if (hidden.length === 0) return null
  return (
    <section className="mt-16 border-t border-line pt-8">
      <h2 className="text-card">
        {title} <span className="figures font-normal text-slate">({hidden.length})</span>
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {hidden.map((property) => {
          const name = property.title || `${reference} ${property.ref}`
          return (
            <li key={property.ref} className="flex min-h-12 items-center justify-between gap-4">
              <span className="min-w-0">{name}</span>
              <button
                type="button"
                aria-label={`${undo}: ${name}`}
                onClick={() => changeSaved((now) => toggleHidden(now, property))}
                className="min-h-11 shrink-0 px-2 text-small font-semibold text-brand underline"
              >
                {undo}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
