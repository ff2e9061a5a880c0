import type { ReactNode } from 'react'

import type { LightboxTexts } from './lightbox-texts'

interface LightboxPlaceProps {
  /** Left out: what is inside joins the strip of the first place of the page that has texts. */
  texts?: LightboxTexts
  /** Pictures as links to their largest size, which work without JavaScript: `PhotoLink`; films with `data-film`. */
  children: ReactNode
}

/** The pictures inside open in a lightbox: `start-lightbox.ts`. */
export const LightboxPlace = ({ texts, children }: LightboxPlaceProps) => (
  <div data-lightbox={texts ? JSON.stringify(texts) : ''}>{children}</div>
)
