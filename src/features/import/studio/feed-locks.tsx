'use client'

import { useField } from '@payloadcms/ui'

interface FeedRow {
  field: string
  label: string
  feed: string
  here: string
  isSame: boolean
  locks: readonly string[]
}

type Texts = Readonly<Record<'field' | 'feed' | 'here' | 'locked' | 'lock' | 'unlock' | 'title', string>>

/** Values of the feed beside those of the form, with a button that locks or unlocks each field. */
export function FeedLocks({ rows, texts }: { rows: readonly FeedRow[]; texts: Texts }) {
  const { value, setValue } = useField<string[] | undefined>({ path: 'lockedFields' })
  const locked = value ?? []
  return (
    <table className="studio-table">
      <caption>{texts.title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.field}</th>
          <th scope="col">{texts.feed}</th>
          <th scope="col">{texts.here}</th>
          <th scope="col">{texts.locked}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, label, feed, here, isSame, locks }) => {
          const isLocked = locks.some((lock) => locked.includes(lock))
          const [lock] = locks
          const toggled = isLocked
            ? locked.filter((each) => !locks.includes(each))
            : [...locked, ...(lock ? [lock] : [])]
          return (
            <tr key={field} data-differs={!isSame}>
              <th scope="row">{label}</th>
              <td data-label={texts.feed}>{feed}</td>
              <td data-label={texts.here}>{isSame ? '=' : here || '–'}</td>
              <td>
                {lock && (
                  <button
                    type="button"
                    aria-pressed={isLocked}
                    aria-label={`${isLocked ? texts.unlock : texts.lock}, ${label}`}
                    onClick={() => setValue(toggled)}
                  >
                    {isLocked ? texts.unlock : texts.lock}
                  </button>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
