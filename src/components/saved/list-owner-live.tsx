import { addFavourites, isFavourite } from '@/lib/saved/saved'
import { refsQuery } from '@/lib/saved/shared-list'

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

/** What only the visitor’s browser knows: which of the list are favourites, and whether others wait elsewhere. */
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
