import type { ReactNode } from 'react'

import { Band } from '@/components/ui/band'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import type { Media } from '@/payload-types'
import { fieldMark } from '@/lib/field-marks'

interface StoredFrame {
  backgroundType?: 'none' | 'colour' | 'image' | null
  colorBackground?: string | null
  backgroundImage?: Media | string | null
  position?: 'contentRow' | 'fullRow' | null
  description2?: string | null
  cssClass?: string | null
}

interface BlockBandProps {
  data: StoredFrame
  className?: string
  /** The field that its content comes from, where that is not marked more precisely. */
  field?: string
  children: ReactNode
}

/** The frame of a block: full width, with background, margins and closing text from its options. */
export function BlockBand({ data, field, children, ...rest }: BlockBandProps) {
  return (
    <Band
      backgroundType={data.backgroundType}
      colorBackground={data.colorBackground}
      picture={toPictureSource(data.backgroundImage)}
      isEdgeToEdge={data.position === 'fullRow'}
      cssClass={data.cssClass}
      field={field && fieldMark(field)}
      {...rest}
    >
      {children}
      {data.description2 && (
        <p className="mt-8 max-w-3xl whitespace-pre-line" data-field={fieldMark('description2')}>
          {data.description2}
        </p>
      )}
    </Band>
  )
}
