import type { CSSProperties, ReactNode } from 'react'

import type { PictureSource } from '@/lib/values/picture-source'
import { isHexColour, readableOn } from '@/lib/values/contrast'
import { fieldMark } from '@/lib/field-marks'

import { Picture } from './picture'

export interface BandBackground {
  backgroundType?: 'none' | 'colour' | 'image' | null
  colorBackground?: string | null
  picture?: PictureSource | null
}

interface BandProps extends BandBackground {
  /** Class name an editor gave. */
  cssClass?: string | null
  className?: string
  /** The content reaches from edge to edge, except for a narrow margin. */
  isEdgeToEdge?: boolean
  /** For `data-field` of what is not marked more precisely. */
  field?: string | undefined
  children: ReactNode
}

const colourStyle = (colour: string): CSSProperties => ({
  backgroundColor: colour,
  color: readableOn(colour),
})

/** A section over the full page width, with the background that an editor chose. */
export function Band({
  backgroundType,
  colorBackground,
  picture,
  cssClass,
  className = '',
  isEdgeToEdge = false,
  field,
  children,
}: BandProps) {
  const style =
    backgroundType === 'colour' && isHexColour(colorBackground) ? colourStyle(colorBackground) : undefined
  const image = backgroundType === 'image' ? picture : null
  return (
    <section
      style={style}
      data-ground={style || image ? '' : undefined}
      className={`section relative isolate ${image ? 'bg-dark text-on-dark' : ''} ${cssClass ?? ''} ${className}`}
    >
      {image && (
        <>
          <Picture
            source={{ ...image, alt: '' }}
            sizes="100vw"
            className="absolute inset-0 -z-20 size-full"
          />
          <div className="absolute inset-0 -z-10 bg-dark/70" data-field={fieldMark('backgroundImage')} />
        </>
      )}
      <div className={isEdgeToEdge ? 'px-5 lg:px-8' : 'wrap'} data-field={field}>
        {children}
      </div>
    </section>
  )
}
