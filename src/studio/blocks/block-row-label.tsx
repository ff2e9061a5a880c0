'use client'

import { useMemo } from 'react'

import type { ClientBlock } from 'payload'
import { useAuth, useConfig, useForm, useRowLabel } from '@payloadcms/ui'

import { countInside, useOpenComments } from '../open-comments'
import { useStudioText } from '../use-studio-text'
import { describeBlockRow } from './describe-block-row'
import { dataFields } from './row-content'
import { useConfigLabel, useContentText } from './use-content-text'
import { Badge } from '@/studio/ui/parts'
import './blocks.css'

type StoredRow = Record<string, unknown> & {
  id?: string
  blockType?: string
  status?: string
  span?: number | null
}

const isHideable = (kind: ClientBlock | undefined): boolean =>
  dataFields(kind?.fields ?? [], new Set()).some((field) => 'name' in field && field.name === 'status')

/** Hides a block of the page, or shows it again, without opening it. */
function HideButton({ path, isHidden }: { path: string; isHidden: boolean }) {
  const t = useStudioText()
  const { user } = useAuth()
  const { dispatchFields, setModified } = useForm()
  const name = t(isHidden ? 'blocks.show' : 'blocks.hide')
  // Translators change texts only.
  if (user?.role === 'translator') return null
  const change = () => {
    dispatchFields({ type: 'UPDATE', path, value: isHidden ? 'published' : 'hidden' })
    setModified(true)
  }
  return (
    <button
      type="button"
      className="studio-link studio-blocks-row__button"
      aria-label={name}
      title={name}
      onClick={change}
    >
      <svg viewBox="0 0 20 20" width="20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
        <path d="M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10Z" />
        <circle cx="10" cy="10" r="2.5" />
        {isHidden && <path d="M3 17 17 3" />}
      </svg>
    </button>
  )
}

/** Opens the comments on a block of the form and its fields, or begins one; with the number of open threads. */
function CommentButton({ block }: { block: string }) {
  const t = useStudioText()
  const comments = useOpenComments()
  if (!comments) return null
  const place = `blocks.${block}`
  const count = countInside(comments, place)
  const name = count > 0 ? t('comments.mark', { count }) : t('comments.onBlock')
  return (
    <button
      type="button"
      className="studio-link studio-blocks-row__button"
      aria-label={name}
      title={name}
      onClick={() => comments.open(place)}
    >
      <svg viewBox="0 0 20 20" width="20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
        <path d="M3 4h14v10H9l-4 3v-3H3z" />
      </svg>
      {count > 0 && count}
    </button>
  )
}

/** The label of a block row: number, kind, summary, and whether it is hidden. */
export function BlockRowLabel() {
  const { data, path, rowNumber } = useRowLabel<StoredRow>()
  const { config } = useConfig()
  const t = useStudioText()
  const labelOf = useConfigLabel()
  // This version may not have the block type.
  const kind = (config.blocksMap as Record<string, ClientBlock>)[data?.blockType ?? '']
  const content = useMemo(() => (kind && data ? describeBlockRow(data, kind.fields) : null), [data, kind])
  const shown = useContentText(content)
  const isNarrow = typeof data?.span === 'number' && data.span < 12
  const isHidden = data?.status === 'hidden'
  return (
    <div className="studio-blocks-row">
      <span className="studio-muted studio-blocks-row__number">
        {String((rowNumber ?? 0) + 1).padStart(2, '0')}
      </span>
      <Badge>{labelOf(kind?.labels?.singular)}</Badge>
      {isHidden && (
        <Badge tone="warn" className="studio-blocks-row__hidden">
          {t('blocks.hiddenMark')}
        </Badge>
      )}
      {isNarrow && (
        <span className="studio-muted">{t('blocks.widthMark', { columns: data.span ?? 12 })}</span>
      )}
      <span className="studio-ellipsis" title={shown}>
        {shown}
      </span>
      {data?.id !== undefined && path.startsWith('blocks.') && <CommentButton block={data.id} />}
      {isHideable(kind) && <HideButton path={`${path}.status`} isHidden={isHidden} />}
    </div>
  )
}
