import { addFavourites, isFavourite } from '@/features/saved/model/saved'
import { refsQuery } from '@/features/saved/model/saved-params'

import { changeSaved, useSaved } from './saved-store'

export interface ListOwnerTexts {
  saveAll: string
  ownList: string
}

interface ListOwnerProps {
  /** The properties on the page. */
  refs: number[]
  /** Public path of the page. */
  path: string
  texts: ListOwnerTexts
}

/**
 * Actions that depend on the browser's storage: save the properties of this list, and open the visitor's own list.
 */
export function ListOwner({ refs, path, texts }: ListOwnerProps) {
  const saved = useSaved()
  if (saved === null) return null
  const hasForeign = refs.some((ref) => !isFavourite(saved, ref))
  const hasOthers = saved.favourites.some((ref) => !refs.includes(ref))
  return (
    <>
      {hasForeign && (
        <button
          type="button"
          onClick={() => changeSaved((now) => addFavourites(now, refs))}
          className="button button-brand min-h-11"
        >
          {texts.saveAll}
        </button>
      )}
      {hasOthers && (
        <a href={`${path}?${refsQuery(saved.favourites)}`} className="button button-quiet min-h-11">
          {texts.ownList} <span className="figures font-normal">({saved.favourites.length})</span>
        </a>
      )}
    </>
  )
}
