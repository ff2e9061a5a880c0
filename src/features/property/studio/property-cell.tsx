import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'

import { findThumbnail } from '@/features/media/server/api'
import { relatedId } from '@/lib/values/read-value'

import './property.css'

type CellProps = DefaultServerCellComponentProps & { columnIndex: number }

/** List cell: the first picture of a property and its title, which leads to the form. */
export async function PropertyCell({ cellData, columnIndex, payload, ...props }: CellProps) {
  const { collectionSlug, customCellProps = {}, link = false, linkURL, rowData, viewType } = props
  const pictures: unknown[] = Array.isArray(rowData.pictures) ? rowData.pictures : []
  const picture = relatedId(pictures[0])
  const source = picture === null ? undefined : await findThumbnail(payload, picture)
  return (
    <span className="studio-property__cell">
      {source ? (
        <img src={source} alt="" width={60} height={45} loading="lazy" decoding="async" />
      ) : (
        <span className="studio-property__no-picture" />
      )}
      {/* Payload's own cell is a link in the list, and a button where a property is picked. */}
      <RenderDefaultCell
        clientProps={{
          cellData,
          collectionSlug,
          customCellProps,
          field: { name: 'studioTitle', type: 'text' },
          link,
          linkURL,
          rowData,
          viewType,
        }}
        columnIndex={columnIndex}
        enableRowSelections={false}
        isLinkedColumn={link}
      />
    </span>
  )
}
