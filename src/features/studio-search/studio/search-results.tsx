import type { UseComboboxReturnValue } from 'downshift'
import { useId, type MouseEvent } from 'react'

import type { SearchGroup, SearchHit } from '@/features/studio-search/model/search-answer'
import { useStudioText } from '@/studio/use-studio-text'

import type { SearchOption } from './search-dialog'

interface SearchResultsProps {
  groups: readonly SearchGroup[]
  options: readonly SearchOption[]
  combobox: Pick<UseComboboxReturnValue<SearchOption>, 'getMenuProps' | 'getItemProps'>
  choose: (option: SearchOption, isNewTab: boolean) => void
}

function HitWords({ hit }: { hit: SearchHit }) {
  const t = useStudioText()
  return (
    <>
      {/* The picture is small and its text is beside it. */}
      {hit.picture && <img className="studio-picture" src={hit.picture} alt="" loading="lazy" />}
      <span className="studio-ellipsis">
        <span>{hit.title || t('studioSearch.untitled')}</span>
        {hit.detail && <span className="studio-small studio-ellipsis">{hit.detail}</span>}
      </span>
    </>
  )
}

/** The results in their groups, each with a heading. */
export function SearchResults({ groups, options, combobox, choose }: SearchResultsProps) {
  const t = useStudioText()
  const id = useId()
  const itemProps = (index: number) => {
    const item = options[index]
    if (!item) return {}
    return combobox.getItemProps({
      item,
      index,
      className: 'studio-search__hit',
      onClick: (event: MouseEvent) => choose(item, event.ctrlKey || event.metaKey),
      onAuxClick: (event: MouseEvent) => event.button === 1 && choose(item, true),
    })
  }
  // The place of the first option of each group among all options.
  const sizes = groups.map(({ hits, listHref }) => hits.length + (listHref === null ? 0 : 1))
  const first = (group: number) => sizes.slice(0, group).reduce((sum, size) => sum + size, 0)
  return (
    <div
      className="studio-search__results"
      {...combobox.getMenuProps({ 'aria-label': t('studioSearch.results') })}
    >
      {groups.map(({ kind, label, hits, listHref }, group) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div
            id={`${id}-${kind}`}
            role="presentation"
            className="studio-small studio-strong studio-search__heading"
          >
            {label}
          </div>
          {hits.map((hit, at) => (
            <div key={hit.key} {...itemProps(first(group) + at)}>
              <HitWords hit={hit} />
            </div>
          ))}
          {listHref !== null && (
            <div {...itemProps(first(group) + hits.length)}>
              <span className="studio-small">{t('studioSearch.more', { name: label })}</span>
            </div>
          )}
        </div>
      ))}
    </div>
  )
}
