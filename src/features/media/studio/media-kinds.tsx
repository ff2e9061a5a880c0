'use client'

import './media-list.css'

import { useListQuery } from '@payloadcms/ui'

import { kindOfList, mediaKinds, withKind } from '@/features/media/model/media-kind'
import { useStudioText } from '@/studio/use-studio-text'

/** Above the list of the media library, also where a picture is chosen: pictures, films or both. */
export function MediaKinds() {
  const t = useStudioText()
  const { query, handleWhereChange } = useListQuery()
  const chosen = kindOfList(query.where)
  const choices = [null, ...mediaKinds]
  return (
    <div
      className="studio-controls studio-row studio-media-kinds"
      role="group"
      aria-label={t('media.kinds.label')}
    >
      {choices.map((kind) => (
        <button
          key={kind ?? 'all'}
          type="button"
          aria-pressed={chosen === kind}
          onClick={() => void handleWhereChange?.(withKind(query.where, kind))}
        >
          {t(`media.kinds.${kind ?? 'all'}`)}
        </button>
      ))}
    </div>
  )
}
