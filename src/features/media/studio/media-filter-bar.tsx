'use client'

import { useListQuery } from '@payloadcms/ui'

import {
  filterOfList,
  withFilter,
  type FilterValue,
  type MediaFilter,
} from '@/features/media/model/media-filters'
import type { BrowserTextKey } from '@/lib/i18n/studio-text'
import { useStudioText } from '@/studio/use-studio-text'

type Group = {
  [Name in MediaFilter]: {
    name: Name
    label: BrowserTextKey
    choices: readonly (readonly [FilterValue<Name>, BrowserTextKey])[]
  }
}[MediaFilter]

const groups: readonly Group[] = [
  {
    name: 'kind',
    label: 'media.filters.kind',
    choices: [
      ['image', 'media.filters.images'],
      ['video', 'media.filters.videos'],
    ],
  },
  {
    name: 'use',
    label: 'media.filters.use',
    choices: [
      ['used', 'media.filters.used'],
      ['unused', 'media.filters.unused'],
    ],
  },
  { name: 'texts', label: 'media.filters.texts', choices: [['missing', 'media.filters.missing']] },
]

/**
 * Above the list of the media library, also where a picture is chosen: by kind, by use, and without texts. A second click
 * on a choice takes it back.
 */
export function MediaFilterBar() {
  const t = useStudioText()
  const { query, handleWhereChange } = useListQuery()
  return (
    <div className="studio-part studio-controls studio-row">
      {groups.map(({ name, label, choices }) => {
        const chosen = filterOfList(query.where, name)
        return (
          <div key={name} className="studio-row studio-chips" role="group" aria-label={t(label)}>
            {choices.map(([value, text]) => {
              const isChosen = chosen === value
              const next = withFilter(query.where, name, isChosen ? null : value)
              return (
                <button
                  key={value}
                  type="button"
                  aria-pressed={isChosen}
                  onClick={() => void handleWhereChange?.(next)}
                >
                  {t(text)}
                </button>
              )
            })}
          </div>
        )
      })}
    </div>
  )
}
