import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'

import { titleAndStreet } from '@/features/property/model/studio-title'
import { findThumbnail } from '@/features/media/server/api'
import { relatedId, textOf } from '@/lib/values/read-value'

import './property.css'

type CellProps = DefaultServerCellComponentProps & { columnIndex: number }

/** List cell: the first picture of a property and its title, which leads to the form. */
export async function PropertyCell({ cellData, columnIndex, payload, ...props }: CellProps) {
  const { collectionSlug, customCellProps = {}, link = false, linkURL, rowData, viewType } = props
  const pictures: unknown[] = Array.isArray(rowData.pictures) ? rowData.pictures : []
  const { title, street } = titleAndStreet(textOf(cellData))
  const picture = relatedId(pictures[0])
  const source = picture === null ? undefined : await findThumbnail(payload, picture)
  return (
    <span className="studio-property__cell">
      {source ? (
        <img className="studio-picture" src={source} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className="studio-picture" />
      )}
      <span>
        {/* Payload's own cell is a link in the list, and a button where a property is picked. */}
        <RenderDefaultCell
          clientProps={{
            cellData: title,
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
        {street && <span className="studio-small">{street}</span>}
      </span>
    </span>
  )
}
