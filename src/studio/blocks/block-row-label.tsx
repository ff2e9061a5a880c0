'use client'

import { useMemo } from 'react'

import type { ClientBlock } from 'payload'
import { getTranslation } from '@payloadcms/translations'
import { useConfig, useLocale, useRowLabel, useTranslation } from '@payloadcms/ui'

import { useStudioText } from '../use-studio-text'
import { describeBlockRow, type RowContent } from './describe-block-row'
import { useRelatedTitle } from './related-titles'
import './blocks.css'

type StoredRow = Record<string, unknown> & { blockType?: string; status?: string; span?: number | null }

/** A label of the configuration, in the editor's language. */
function useLabel() {
  const { i18n } = useTranslation()
  // Labels of the schemas are texts by language, never elements.
  return (label: unknown): string => (label ? getTranslation(label as Record<string, string>, i18n) : '')
}

/** The title of the document a row relates to. */
function useTitleOf(content: RowContent | null): string {
  const { config, getEntityConfig } = useConfig()
  const { code: locale } = useLocale()
  const related = content?.kind === 'related' ? content : null
  const collection = related && getEntityConfig({ collectionSlug: related.collection })
  const asked = collection && {
    collection: collection.slug,
    titleField: collection.admin.useAsTitle ?? 'id',
    locale,
    api: config.routes.api,
  }
  return useRelatedTitle(asked, related?.id ?? '')
}

function useContentText(content: RowContent | null): string {
  const title = useTitleOf(content)
  const labelOf = useLabel()
  if (!content) return ''
  switch (content.kind) {
    case 'text':
      return content.text
    case 'related':
      return title
    case 'count':
      return `${labelOf(content.label)}: ${content.count}`
    case 'choice':
      return labelOf(content.label)
  }
}

/** The label of a block row: number, kind, summary, and whether it is hidden. */
export function BlockRowLabel() {
  const { data, rowNumber } = useRowLabel<StoredRow>()
  const { config } = useConfig()
  const t = useStudioText()
  const labelOf = useLabel()
  // This version may not have the block type.
  const kind = (config.blocksMap as Record<string, ClientBlock>)[data?.blockType ?? '']
  const content = useMemo(() => (kind && data ? describeBlockRow(data, kind.fields) : null), [data, kind])
  const shown = useContentText(content)
  const isNarrow = typeof data?.span === 'number' && data.span < 12
  return (
    <div className="studio-blocks-row">
      <span className="studio-blocks-row__number">{String((rowNumber ?? 0) + 1).padStart(2, '0')}</span>
      <span className="studio-blocks-row__kind">{labelOf(kind?.labels?.singular)}</span>
      {data?.status === 'hidden' && (
        <span className="studio-blocks-row__hidden">{t('blocks.hiddenMark')}</span>
      )}
      {isNarrow && (
        <span className="studio-blocks-row__width">
          {t('blocks.widthMark', { columns: data.span ?? 12 })}
        </span>
      )}
      <span className="studio-blocks-row__text" title={shown}>
        {shown}
      </span>
    </div>
  )
}
