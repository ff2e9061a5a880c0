'use client'

import type { DefaultCellComponentProps } from 'payload'
import { getTranslation } from '@payloadcms/translations'
import { Link, useConfig, useTranslation } from '@payloadcms/ui'

import { textOf } from '@/lib/values/read-value'

/** The name of a collection or of settings, for the slug that is stored. */
export function PlaceCell({ cellData }: DefaultCellComponentProps) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const collection = config.collections.find(({ slug }) => slug === cellData)
  const global = config.globals.find(({ slug }) => slug === cellData)
  const label = collection?.labels.plural ?? global?.label
  return <span>{label ? getTranslation(label as Record<string, string>, i18n) : String(cellData ?? '')}</span>
}

/** What a row of the log or a shared preview is about. */
interface RowProps extends DefaultCellComponentProps {
  rowData: Partial<Record<'place' | 'kind' | 'documentId' | 'document', unknown>>
}

/** Rows of a log lead to no shared preview: it is deleted when it ends. */
const withoutLink: readonly unknown[] = ['previewLinks']

/** The title of a document as it was then. It leads to the document, but not from the row of its deletion. */
export function DocumentCell({ cellData, rowData }: RowProps) {
  const { config } = useConfig()
  const { place, kind } = rowData
  const slug = textOf(place) || textOf(kind)
  const id = textOf(rowData.documentId) || textOf(rowData.document)
  const isKnown = config.collections.some((each) => each.slug === slug) && !withoutLink.includes(slug)
  const isThere = id !== '' && kind !== 'deleted' && isKnown
  const title = textOf(cellData)
  return isThere && title ? (
    <Link href={`${config.routes.admin}/collections/${slug}/${id}/`} prefetch={false}>
      {title}
    </Link>
  ) : (
    <span>{title}</span>
  )
}

/** A text as it is: Payload writes "no title" for an empty one. */
export const TextCell = ({ cellData }: DefaultCellComponentProps) => <span>{textOf(cellData)}</span>
