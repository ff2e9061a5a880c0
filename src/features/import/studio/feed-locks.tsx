'use client'

import { useField } from '@payloadcms/ui'
import { Table } from '@/studio/ui/parts'

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
    <Table caption={texts.title} columns={[texts.field, texts.feed, texts.here, texts.locked]}>
      {rows.map(({ field, label, feed, here, isSame, locks }) => {
        const isLocked = locks.some((lock) => locked.includes(lock))
        const [lock] = locks
        const toggled = isLocked
          ? locked.filter((each) => !locks.includes(each))
          : [...locked, ...(lock ? [lock] : [])]
        return (
          <tr key={field} className={isSame ? undefined : 'studio-strong'}>
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
    </Table>
  )
}
