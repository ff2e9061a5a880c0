import type { ReactNode } from 'react'

import type { LightboxTexts } from './photo-lightbox'

interface LightboxPlaceProps {
  texts: LightboxTexts
  /** Pictures as links to their largest size, which work without JavaScript: `PhotoLink`. */
  children: ReactNode
}

/** The pictures inside open in a lightbox: `start-lightbox.ts`. */
export const LightboxPlace = ({ texts, children }: LightboxPlaceProps) => (
  <div data-lightbox={JSON.stringify(texts)}>{children}</div>
)
