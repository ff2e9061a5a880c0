import { useSaved } from './saved-store'

/** The number of saved properties; renders nothing for zero. */
export function SavedCount({ isOnIcon }: { isOnIcon: boolean }) {
  const count = useSaved()?.favourites.length ?? 0
  if (count === 0) return null
  return (
    <span
      className={`figures min-w-5 bg-brand px-1 text-center text-small leading-5 font-semibold text-on-brand ${isOnIcon ? 'absolute top-0.5 right-0' : ''}`}
    >
      {count}
    </span>
  )
}
