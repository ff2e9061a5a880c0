import type { ReactNode } from 'react'

import { Band } from '@/components/ui/band'
import { toPictureSource } from '@/lib/media/to-picture-source'
import type { Media } from '@/payload-types'

interface StoredBackground {
  backgroundType?: 'none' | 'colour' | 'image' | null
  colorBackground?: string | null
  backgroundImage?: Media | string | null
  cssClass?: string | null
}

interface BlockBandProps {
  data: StoredBackground
  className?: string
  children: ReactNode
}

/** The frame of a block: full width, with the background of its options. */
export function BlockBand({ data, ...rest }: BlockBandProps) {
  return (
    <Band
      backgroundType={data.backgroundType}
      colorBackground={data.colorBackground}
      picture={toPictureSource(data.backgroundImage)}
      cssClass={data.cssClass}
      {...rest}
    />
  )
}
